/// Two texts with their rules matched.
struct TextComparison {
  private let texts: PairedTexts
  private let beads: [Bead]
  private let pages: PageCounterparts
  private let isSameLanguage: Bool
  /// Maps older pages that moved into others to these pages of the newer text.
  let moves: [String: String]
  /// Across languages, which translated rules follow a different wording.
  private let rendering: Rendering

  /// - Parameter topics: All texts of the store, by topic.
  init(
    old: TextChoice, new: TextChoice, in store: RuleStore, _ topics: [String: [StoredText]]
  ) throws {
    var texts = PairedTexts(
      old: try store.side(of: old.pages), new: try store.side(of: new.pages))
    texts.take(try store.correctedRules())
    self.texts = texts
    isSameLanguage = old.query.language == new.query.language
    moves = try store.pageMoves().successors(of: old.pages, in: new.query.edition) {
      new.texts[$0] != nil
    }
    let found: [Bead]
    if isSameLanguage {
      let background = try store.vocabulary(of: old.query.language, topics)
      found = VersionMatcher(background: background, moves: moves)
        .beads(texts.old.units, texts.new.units)
      rendering = Rendering()
    } else {
      let matching = try TranslationMatching(
        texts, old: old, new: new, moves: moves, in: store, topics)
      found = matching.beads
      rendering = matching.rendering
    }
    beads = texts.separating(
      texts.joiningSuccessors(texts.joiningConcepts(texts.joiningAncestors(found))))
    pages = PageCounterparts(
      beads, texts.old.units, texts.new.units, oldPages: texts.old.pages,
      newPages: texts.new.pages, moves: moves)
  }

  /// The newer page that replaces an older one. A page that moved into an existing one keeps its
  /// name.
  func topicOfOld(_ page: String) -> String {
    texts.new.pages.contains(page) || moves[page] != nil
      ? page : texts.new.pages.sorted().first { pages.correspond(page, $0) } ?? page
  }

  /// The changes of the rules.
  ///
  /// - Parameter page: The topic to limit the result to, in either text.
  func changes(onPage page: String?, _ terms: TermChanges) throws -> [Change] {
    try beads.compactMap { bead in
      let old = bead.old.map { texts.old.rules[$0] }
      let new = bead.new.map { texts.new.rules[$0] }
      if let page {
        guard
          new.contains(where: { $0.id.topic == page })
            || old.contains(where: { $0.id.topic == page || topicOfOld($0.id.topic) == page })
        else { return nil }
      }
      return try change(bead, old, new, terms)
    }
  }

  private func change(
    _ bead: Bead, _ old: [Rule], _ new: [Rule], _ terms: TermChanges
  ) throws -> Change {
    var kind = bead.kind(texts.old.units, texts.new.units, pages: pages)
    if !isSameLanguage, kind == .same || kind == .reworded {
      kind = rendering.isOfOtherWording(bead) ? .reworded : .same
    }
    let flags = ChangeFlags(old: old, new: new, isSameLanguage: isSameLanguage)
    var change = Change(
      kind: kind, confidence: bead.confidence, flags: flags.flags(for: kind), old: old, new: new)
    guard isSameLanguage, !old.isEmpty, !new.isEmpty, !change.isUnchanged else { return change }
    let lead = WordDiff(old.joined(\.lead, by: "\n"), new.joined(\.lead, by: "\n"))
    let body = WordDiff(old.joined(\.body, by: "\n\n"), new.joined(\.body, by: "\n\n"))
    let hasMarks = (lead.changes + body.changes).contains { $0.kind != .equal }
    if hasMarks { (change.lead, change.body) = (lead.changes, body.changes) }
    if try terms.rename(lead.changes + body.changes) {
      change.flags = ChangeFlag.allCases.filter { change.flags.contains($0) || $0 == .terms }
    }
    change.isCutShort = lead.isCutShort || body.isCutShort
    return change
  }
}

extension [Rule] {
  fileprivate func joined(_ part: (Rule) -> String, by separator: String) -> String {
    map(part).filter { !$0.isEmpty }.joined(separator: separator)
  }
}
