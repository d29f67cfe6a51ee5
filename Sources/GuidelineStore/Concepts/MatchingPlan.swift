/// Which texts of a store are matched with which, so that each rule finds its like in the text before
/// it, in the original that it translates, and in other copies of the same page.
///
/// The plan depends on what the store holds, not on the order in which it came there.
struct MatchingPlan {
  /// The pages of an edition, or a revision, against those that were in force before.
  struct Version {
    let language: Language
    let state: State
    let old: [StoredText]
    let new: [StoredText]
  }

  /// A page against another source's copy of it, or its translation.
  struct Pair {
    let first: StoredText
    let second: StoredText
  }

  /// An edition, or a revision of it.
  struct State: Hashable, Comparable {
    let edition: Edition
    let revision: Revision?

    static func < (one: State, other: State) -> Bool {
      if one.edition != other.edition { return one.edition < other.edition }
      guard one.revision != other.revision else { return false }
      guard let revision = one.revision else { return true }
      return other.revision.map { revision < $0 } ?? false
    }
  }

  private(set) var versions: [Version] = []
  private(set) var copies: [Pair] = []
  private(set) var translations: [Pair] = []

  /// The pages of a topic in one language, by state; the project's own first, then by source.
  private typealias Pages = [State: [StoredText]]

  init(_ texts: [StoredText]) {
    var languages: [Language: [String: Pages]] = [:]
    for text in texts.sorted(by: { $0.comesBefore($1) }) {
      languages[text.id.language, default: [:]][text.topic, default: [:]][text.state, default: []]
        .append(text)
    }
    for (language, topics) in languages.sorted(by: { $0.key < $1.key }) {
      let topics = topics.sorted { $0.key < $1.key }.map(\.value)
      planVersions(of: topics, in: language)
      for pages in topics {
        for (_, texts) in pages.sorted(by: { $0.key < $1.key }) {
          copies += texts.dropFirst().map { Pair(first: texts[0], second: $0) }
        }
      }
    }
    let originals = languages.removeValue(forKey: .english) ?? [:]
    for (_, topics) in languages.sorted(by: { $0.key < $1.key }) {
      for (topic, pages) in topics.sorted(by: { $0.key < $1.key }) {
        guard let originals = originals[topic] else { continue }
        for (state, texts) in pages.sorted(by: { $0.key < $1.key }) {
          guard let original = Self.original(of: state, among: originals) else { continue }
          translations.append(Pair(first: original, second: texts[0]))
        }
      }
    }
  }

  private mutating func planVersions(of topics: [Pages], in language: Language) {
    for state in Set(topics.flatMap(\.keys)).sorted() {
      var old: [StoredText] = []
      var new: [StoredText] = []
      for pages in topics {
        let text = pages[state]?[0]
        if let text { new.append(text) }
        guard let last = pages.keys.filter({ $0 < state }).max(), let page = pages[last]?[0] else {
          continue
        }
        // Within an edition a page stays in force until it is revised itself.
        if last.edition != state.edition || text != nil { old.append(page) }
      }
      guard !old.isEmpty else { continue }
      versions.append(Version(language: language, state: state, old: old, new: new))
    }
  }

  /// The English page that a translation is nearest to: of the same state, else of the same edition,
  /// else of the edition before, else of the one after; the newest that is not newer, if there is one.
  private static func original(of state: State, among pages: Pages) -> StoredText? {
    let sameEdition = pages.keys.filter { $0.edition == state.edition }
    let candidates = sameEdition.isEmpty ? Array(pages.keys) : sameEdition
    let nearest = candidates.filter { $0 <= state }.max() ?? candidates.min()
    return nearest.flatMap { pages[$0]?[0] }
  }
}

extension StoredText {
  var topic: String { documents[0].topic }

  var state: MatchingPlan.State {
    MatchingPlan.State(edition: id.edition, revision: id.revision)
  }

  /// By state and topic, the project's own before others.
  fileprivate func comesBefore(_ other: StoredText) -> Bool {
    if documents[0].isOwn != other.documents[0].isOwn { return documents[0].isOwn }
    return (id, topic) < (other.id, other.topic)
  }
}
