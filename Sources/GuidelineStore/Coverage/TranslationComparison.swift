/// A translated page against the page that it follows, and against what the original says now.
struct TranslationComparison {
  typealias State = MatchingPlan.State
  typealias Entry = CoverageRules.Entry

  let place: Coverage.Place
  let original: Originals.Original?
  /// The newest English page.
  let newest: StoredText?
  /// Leaves out what the original changed in texts before this.
  let since: State?

  /// Something to do, by the keys of rules.
  private struct Item {
    let kind: Coverage.Work.Kind
    let original: Entry
    var followed: Entry?
    var translation: Entry?
  }

  func cell(_ rules: CoverageRules, in store: RuleStore) throws -> Coverage.Cell {
    let own = rules.rules(of: place.text)
    var missing: [Entry] = []
    var stale: [Entry] = []
    var dropped: [Entry] = []
    var work: [Item] = []
    if let original {
      let followed = rules.rules(of: original.text)
      let renderings = Dictionary(own.map { ($0.concept, $0) }) { first, _ in first }
      let parts = Set(own.flatMap { rules.rendered(by: $0) })
      for rule in followed {
        let wordings = rules.wordings(of: rule.concept)
        let now = wordings.last
        guard let rendering = renderings[rule.concept] else {
          guard !parts.contains(rule.key), isRecent(original.text.state) else { continue }
          missing.append(rule)
          let wording = place.isNewest ? now?.rule ?? rule : rule
          if place.isKept { work.append(Item(kind: .missing, original: wording)) }
          continue
        }
        if let now, isDropped(since: now.state) {
          dropped.append(rule)
          work.append(Item(kind: .removed, original: rule, translation: rendering))
        } else if let now, let kind = try difference(rule, wordings, now.rule, rules) {
          stale.append(rule)
          work.append(
            Item(kind: kind, original: now.rule, followed: rule, translation: rendering))
        }
      }
      if place.isNewest, let newest, newest.state > original.text.state {
        let known = Set(followed.map(\.concept)).union(renderings.keys)
        for rule in rules.rules(of: newest) where !known.contains(rule.concept) {
          let first = rules.wordings(of: rule.concept).first?.state ?? newest.state
          guard isRecent(first) else { continue }
          missing.append(rule)
          work.append(Item(kind: .added, original: rule))
        }
      }
    }
    if !place.isNewest { work.removeAll { $0.kind != .missing } }
    var cell = Coverage.Cell(place, rules: own.count)
    cell.follows = original?.text.id
    cell.isStated = original?.isStated ?? false
    cell.missing = try missing.map { try store.id(of: $0) }
    cell.stale = try stale.map { try store.id(of: $0) }
    cell.dropped = try dropped.map { try store.id(of: $0) }
    cell.work = try work.map { try Self.work($0, in: store) }.sorted { $0.stands(before: $1) }
    return cell
  }

  private func isRecent(_ state: State) -> Bool { since.map { state >= $0 } ?? true }

  /// Whether the original has lost a rule after the state that had it last.
  private func isDropped(since last: State) -> Bool {
    guard let newest, let original, newest.state > original.text.state else { return false }
    return last < newest.state && isRecent(newest.state)
  }

  /// What has changed since the wording that is followed, or since the last before ``since``.
  private func difference(
    _ followed: Entry, _ wordings: [(state: State, rule: Entry)], _ now: Entry,
    _ rules: CoverageRules
  ) throws -> Coverage.Work.Kind? {
    guard let original else { return nil }
    let known = wordings.last { wording in
      wording.state > original.text.state && !isRecent(wording.state)
    }
    if let known, try rules.difference(known.rule, now) == nil { return nil }
    return try rules.difference(followed, now)
  }

  private static func work(_ item: Item, in store: RuleStore) throws -> Coverage.Work {
    Coverage.Work(
      kind: item.kind, original: try store.rule(item.original),
      followed: try item.followed.map { try store.rule($0) },
      translation: try item.translation.map { try store.rule($0) })
  }
}

extension Coverage.Work {
  /// In the order of the original; what it has no more comes last.
  fileprivate func stands(before other: Self) -> Bool {
    let (isGone, isOtherGone) = (kind == .removed, other.kind == .removed)
    guard isGone == isOtherGone else { return isOtherGone }
    return (original.id.topic, original.id.text, original.id.ordinal)
      < (other.original.id.topic, other.original.id.text, other.original.id.ordinal)
  }
}

extension Coverage.Cell {
  /// A page of which nothing more is known.
  init(_ place: Coverage.Place, rules: Int) {
    self.init(
      text: place.text.id, rules: rules, isNewest: place.isNewest, isKept: place.isKept)
  }
}

extension RuleStore {
  fileprivate func id(of entry: CoverageRules.Entry) throws -> RuleID {
    try document(entry.document).ruleID(ofKey: entry.key)
  }

  fileprivate func rule(_ entry: CoverageRules.Entry) throws -> Rule {
    guard let rule = try rules(withKeys: [entry.key]).first else { throw damagedText }
    return rule
  }
}
