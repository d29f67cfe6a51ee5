/// Determines which texts of a store to match: each with the texts before it, with the original it
/// translates, and with other copies of the same page.
///
/// The plan depends on the store's contents, not on the order of imports. The project's own texts
/// are matched as if there were no others. Imported pages, which replace pages the project lacks,
/// are matched with them in addition.
struct MatchingPlan {
  /// The pages of an edition or revision, and those in force before.
  struct Version {
    let language: Language
    /// Without a revision, the first pages of an edition.
    let state: State
    let old: [StoredText]
    let new: [StoredText]
    /// Maps old pages that are gone to the new pages with their advice.
    let moves: [String: String]

    var isOwn: Bool { (old + new).allSatisfy(\.isOwn) }
  }

  /// A page and the pages to match it with, possibly none.
  struct Comparison {
    let old: [StoredText]
    let new: StoredText
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
  /// Pages and copies of them from other sources.
  private(set) var copies: [Comparison] = []
  /// Pages and earlier pages from other sources, because real pages are more similar to each other
  /// than to the project's summaries.
  private(set) var crossings: [Comparison] = []
  /// Translations and their originals.
  private(set) var translations: [Comparison] = []

  /// The pages of a topic in one language by state, the project's own first, then by source.
  private typealias Pages = [State: [StoredText]]

  init(_ texts: [StoredText], moves: PageMoves) {
    var languages: [Language: [String: Pages]] = [:]
    for text in texts.sorted(by: { $0.comesBefore($1) }) {
      languages[text.id.language, default: [:]][text.topic, default: [:]][text.state, default: []]
        .append(text)
    }
    for (language, topics) in languages.sorted(by: { $0.key < $1.key }) {
      let topics = topics.sorted { $0.key < $1.key }.map(\.value)
      let own = topics.map { $0.mapValues { $0.filter(\.isOwn) }.filter { !$0.value.isEmpty } }
      let ownVersions = versions(of: own, in: language, moves)
      let allVersions = versions(of: topics, in: language, moves)
      versions += ownVersions + allVersions.filter { !$0.isOwn }
      for pages in topics {
        let states = pages.sorted { $0.key < $1.key }.map(\.value)
        for texts in states { planCopies(texts) }
        for (old, new) in zip([[]] + states, states) { planCrossings(old, new) }
      }
    }
    let originals = languages.removeValue(forKey: .english) ?? [:]
    for (_, topics) in languages.sorted(by: { $0.key < $1.key }) {
      for (topic, pages) in topics.sorted(by: { $0.key < $1.key }) {
        guard let originals = originals[topic] else { continue }
        for (state, texts) in pages.sorted(by: { $0.key < $1.key }) {
          translations += Self.main(of: texts).map { texts[$0] }.map { text in
            let pages =
              text.isOwn ? originals.compactMapValues { $0[0].isOwn ? [$0[0]] : nil } : originals
            return Comparison(old: Self.originals(of: text, in: state, among: pages), new: text)
          }
        }
      }
    }
  }

  private func versions(
    of topics: [Pages], in language: Language, _ moves: PageMoves
  ) -> [Version] {
    // What an edition says first on a topic follows the edition before, whenever it was dated.
    let topics = topics.map { pages in
      pages.reduce(into: Pages()) { steps, page in
        let isFirst = !pages.keys.contains { $0.edition == page.key.edition && $0 < page.key }
        steps[isFirst ? State(edition: page.key.edition, revision: nil) : page.key] = page.value
      }
    }
    var versions: [Version] = []
    for state in Set(topics.flatMap(\.keys)).sorted() {
      let new = topics.compactMap { $0[state]?[0] }
      let last = topics.compactMap { pages in
        pages.keys.filter { $0 < state }.max().flatMap { pages[$0]?[0] }
      }
      let present = Set(new.map(\.topic))
      let moved = moves.successors(of: last, in: state.edition) { present.contains($0) }
      // Within an edition, a page stays in force until it is revised or moves to another page.
      let old = last.filter {
        state.revision == nil
          || $0.state.edition == state.edition
            && (present.contains($0.topic) || moved[$0.topic] != nil)
      }
      guard !old.isEmpty else { continue }
      versions.append(
        Version(language: language, state: state, old: old, new: new, moves: moved))
    }
    return versions
  }

  private mutating func planCopies(_ texts: [StoredText]) {
    let main = Self.main(of: texts)
    for (place, text) in texts.enumerated() {
      copies.append(Comparison(old: main.filter { $0 < place }.map { texts[$0] }, new: text))
    }
  }

  private mutating func planCrossings(_ old: [StoredText], _ new: [StoredText]) {
    let (oldMain, newMain) = (Self.main(of: old), Self.main(of: new))
    for (place, text) in new.enumerated() {
      let others = old.indices.filter { other in
        (place > 0 || other > 0) && (oldMain.contains(other) || newMain.contains(place))
      }
      crossings.append(Comparison(old: others.map { old[$0] }, new: text))
    }
  }

  /// The indices of the project's own page and of the imported page with the most rules.
  private static func main(of texts: [StoredText]) -> [Int] {
    let others = texts.indices.filter { !texts[$0].isOwn }
    let fullest = others.max {
      texts[$0].ruleCount != texts[$1].ruleCount
        ? texts[$0].ruleCount < texts[$1].ruleCount : $0 > $1
    }
    return [texts.firstIndex(where: \.isOwn), fullest].compactMap(\.self)
  }

  /// The English pages that a translation most likely follows: the newest of its edition that isn't
  /// newer, otherwise the oldest; without pages of its edition, the same among all. For an undated
  /// text, adds the page with the most similar number of rules, because it may follow any page of
  /// its edition.
  private static func originals(
    of text: StoredText, in state: State, among pages: Pages
  ) -> [StoredText] {
    let sameEdition = pages.keys.filter { $0.edition == state.edition }
    let candidates = sameEdition.isEmpty ? Array(pages.keys) : sameEdition
    guard let nearest = candidates.filter({ $0 <= state }).max() ?? candidates.min(),
      let texts = pages[nearest]
    else { return [] }
    var originals = main(of: texts).map { texts[$0] }
    if let twin = texts.first(where: { $0.isOfSource(of: text) }) {
      if !originals.contains(where: { $0.pageID == twin.pageID }) { originals.append(twin) }
    } else if state.revision == nil {
      let dated = sameEdition.filter { $0 != nearest }.sorted().flatMap { pages[$0] ?? [] }
      let distance = { (other: StoredText) in abs(other.ruleCount - text.ruleCount) }
      if let likest = dated.reversed().min(by: { distance($0) < distance($1) }) {
        originals.append(likest)
      }
    }
    return originals
  }
}

extension StoredDocument {
  var state: MatchingPlan.State {
    MatchingPlan.State(edition: place.edition, revision: place.revision)
  }
}

extension StoredText {
  var topic: String { documents[0].topic }

  var state: MatchingPlan.State { documents[0].state }

  fileprivate var ruleCount: Int { documents.reduce(0) { $0 + $1.ruleCount } }

  /// Whether both texts came from one source, even if numbers in their IDs differ.
  func isOfSource(of other: StoredText) -> Bool {
    isOwn == other.isOwn && documents[0].origin == other.documents[0].origin
  }

  /// Identifies a page.
  struct PageID: Hashable {
    let text: TextID
    let topic: String
  }

  var pageID: PageID { PageID(text: id, topic: topic) }

  /// By state and topic, the project's own first.
  fileprivate func comesBefore(_ other: StoredText) -> Bool {
    if isOwn != other.isOwn { return isOwn }
    return (id, topic) < (other.id, other.topic)
  }
}
