/// Which texts of a store are matched with which, so that each rule finds its like in the text before
/// it, in the original that it translates, and in other copies of the same page.
///
/// The plan depends on what the store holds, not on the order in which it came there. The project's
/// own texts are matched among themselves as if there were no others; imported pages, which stand in
/// for those that the project lacks, are matched with them besides.
struct MatchingPlan {
  /// The pages of an edition, or a revision, against those that were in force before.
  struct Version {
    let language: Language
    let state: State
    let old: [StoredText]
    let new: [StoredText]
    /// Which of the new pages have the advice of old ones that are gone.
    let moves: [String: String]

    /// Whether all pages are the project's own.
    var isOwn: Bool { (old + new).allSatisfy(\.isOwn) }
  }

  /// A page against others, maybe none.
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
  /// Pages against other sources' copies of them.
  private(set) var copies: [Comparison] = []
  /// Pages against those before them from other sources: real pages are more like each other than
  /// like the project's own words.
  private(set) var crossings: [Comparison] = []
  /// Pages against the originals that they translate.
  private(set) var translations: [Comparison] = []

  /// The pages of a topic in one language, by state; the project's own first, then by source.
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
    var versions: [Version] = []
    for state in Set(topics.flatMap(\.keys)).sorted() {
      let new = topics.compactMap { $0[state]?[0] }
      let last = topics.compactMap { pages in
        pages.keys.filter { $0 < state }.max().flatMap { pages[$0]?[0] }
      }
      let present = Set(new.map(\.topic))
      let moved = moves.successors(of: last, in: state.edition) { present.contains($0) }
      // Within an edition a page stays in force until it is revised itself, or goes into another.
      let old = last.filter {
        $0.state.edition != state.edition || present.contains($0.topic) || moved[$0.topic] != nil
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

  /// - Parameters:
  ///   - old: The pages that were in force before.
  private mutating func planCrossings(_ old: [StoredText], _ new: [StoredText]) {
    let (oldMain, newMain) = (Self.main(of: old), Self.main(of: new))
    for (place, text) in new.enumerated() {
      let others = old.indices.filter { other in
        (place > 0 || other > 0) && (oldMain.contains(other) || newMain.contains(place))
      }
      crossings.append(Comparison(old: others.map { old[$0] }, new: text))
    }
  }

  /// The places of the project's own page and of the fullest from elsewhere.
  private static func main(of texts: [StoredText]) -> [Int] {
    let others = texts.indices.filter { !texts[$0].isOwn }
    let fullest = others.max {
      texts[$0].ruleCount != texts[$1].ruleCount
        ? texts[$0].ruleCount < texts[$1].ruleCount : $0 > $1
    }
    return [texts.firstIndex(where: \.isOwn), fullest].compactMap(\.self)
  }

  /// The English pages that a translation is nearest to: of the same state, else of the same edition,
  /// else of the edition before, else of the one after; the newest that is not newer, if there is one.
  /// To one without a date any page of its edition may be the nearest, so the one of its length is added.
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
  /// The edition and revision.
  var state: MatchingPlan.State {
    MatchingPlan.State(edition: place.edition, revision: place.revision)
  }
}

extension StoredText {
  var topic: String { documents[0].topic }

  var state: MatchingPlan.State { documents[0].state }

  fileprivate var ruleCount: Int { documents.reduce(0) { $0 + $1.ruleCount } }

  /// Whether two texts came from one source, which numbers in their ids tell apart.
  func isOfSource(of other: StoredText) -> Bool {
    isOwn == other.isOwn && documents[0].origin == other.documents[0].origin
  }

  /// What tells its page from other pages.
  struct PageID: Hashable {
    let text: TextID
    let topic: String
  }

  var pageID: PageID { PageID(text: id, topic: topic) }

  /// By state and topic, the project's own before others.
  fileprivate func comesBefore(_ other: StoredText) -> Bool {
    if isOwn != other.isOwn { return isOwn }
    return (id, topic) < (other.id, other.topic)
  }
}
