/// Compares a translated page with the page it follows and with the newest original.
struct TranslationComparison {
  typealias State = MatchingPlan.State
  typealias Entry = CoverageRules.Entry

  let place: Coverage.Place
  let original: Originals.Original?
  /// The newest English page.
  let newest: StoredText?
  /// Ignores changes in texts before this one.
  let since: State?

  /// A task, by rule keys.
  private struct Item {
    let kind: Coverage.Work.Kind
    var original: Entry?
    var followed: Entry?
    var translation: Entry?
    /// For a missing rule, the rule to insert it after.
    var predecessor: Entry?

    /// Whether the task also applies to a translation that isn't its language's newest.
    var concernsEveryEdition: Bool {
      switch kind {
      case .missing, .changed, .english, .unstated: true
      case .removed: original == nil
      case .added, .reworded, .body: false
      }
    }
  }

  /// The findings, in the order of the original.
  private struct Findings {
    var missing: [Entry] = []
    var stale: [Entry] = []
    var dropped: [Entry] = []
    var work: [Item] = []
  }

  func cell(_ rules: CoverageRules, in store: RuleStore) throws -> Coverage.Cell {
    let own = rules.rules(of: place.text)
    var findings = Findings()
    if let original { try compare(own, with: original, rules, &findings, in: store) }
    if !place.isNewest { findings.work.removeAll { !$0.concernsEveryEdition } }
    var cell = Coverage.Cell(place, rules: own.count)
    cell.follows = original?.text.id
    cell.isStated = original?.isStated ?? false
    cell.missing = try findings.missing.map { try store.id(of: $0) }
    cell.stale = try findings.stale.map { try store.id(of: $0) }
    cell.dropped = try findings.dropped.map { try store.id(of: $0) }
    cell.work = try findings.work.map { try work($0, in: store) }
      .sorted { $0.stands(before: $1) }
    return cell
  }

  private func compare(
    _ own: [Entry], with original: Originals.Original, _ rules: CoverageRules,
    _ findings: inout Findings, in store: RuleStore
  ) throws {
    let followed = rules.rules(of: original.text)
    let renderings = Dictionary(own.map { ($0.concept, $0) }) { first, _ in first }
    let parts = Set(own.flatMap { rules.rendered(by: $0) })
    let stated = original.isStated ? try store.renderedRules(of: place.text) : nil
    var predecessor: Entry?
    for rule in followed {
      let wordings = rules.wordings(of: rule.concept, isOwn: place.text.isOwn)
      let now = wordings.last
      guard let rendering = renderings[rule.concept] else {
        guard !parts.contains(rule.key), isRecent(original.text.state) else { continue }
        findings.missing.append(rule)
        let wording = place.isNewest ? now?.rule ?? rule : rule
        if place.isKept {
          findings.work.append(
            Item(kind: .missing, original: wording, predecessor: predecessor))
        }
        continue
      }
      predecessor = rendering
      if let now, isDropped(since: now.state) {
        findings.dropped.append(rule)
        findings.work.append(Item(kind: .removed, original: rule, translation: rendering))
      } else if let now, let kind = try difference(rule, wordings, now.rule, rules) {
        findings.stale.append(rule)
        findings.work.append(
          Item(kind: kind, original: now.rule, followed: rule, translation: rendering))
      }
      let isToldAlready = place.isNewest && findings.work.last?.translation?.key == rendering.key
      if let stated, place.isKept, !isToldAlready {
        let digest = try rules.digest(of: rule)
        if !stated.contains(where: { $0.contains(digest) }) {
          if findings.stale.last?.key != rule.key { findings.stale.append(rule) }
          findings.work.append(Item(kind: .changed, original: rule, translation: rendering))
        }
      }
    }
    for rule in own where try place.text.isOwn && rules.isInEnglish(rule) {
      findings.work.append(Item(kind: .english, translation: rule))
    }
    if stated != nil, place.isKept {
      let known = Set(followed.map(\.concept))
      for rule in own
      where !known.contains(rule.concept) && rules.rendered(by: rule).isEmpty {
        findings.work.append(Item(kind: .removed, translation: rule))
      }
    } else if original.isStated, place.text.isOwn, original.text.isOwn, findings.missing.isEmpty {
      findings.work.append(Item(kind: .unstated))
    }
    if place.isNewest, let newest, newest.state > original.text.state {
      let known = Set(followed.map(\.concept)).union(renderings.keys)
      predecessor = nil
      for rule in rules.rules(of: newest) {
        if known.contains(rule.concept) {
          predecessor = renderings[rule.concept] ?? predecessor
          continue
        }
        let first =
          rules.wordings(of: rule.concept, isOwn: place.text.isOwn).first?.state ?? newest.state
        guard isRecent(first) else { continue }
        findings.missing.append(rule)
        findings.work.append(Item(kind: .added, original: rule, predecessor: predecessor))
      }
    }
  }

  private func isRecent(_ state: State) -> Bool { since.map { state >= $0 } ?? true }

  /// Whether the original lost a rule after the last state that had it.
  private func isDropped(since last: State) -> Bool {
    guard let newest, let original, newest.state > original.text.state else { return false }
    return last < newest.state && isRecent(newest.state)
  }

  /// The changes since the translated wording, or since the last before ``since``.
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

  private func work(_ item: Item, in store: RuleStore) throws -> Coverage.Work {
    let translation = try item.translation.map { try store.rule($0) }
    let beside = try translation ?? item.predecessor.map { try store.rule($0) }
    let path = place.text.documents[0].path
    return Coverage.Work(
      kind: item.kind, original: try item.original.map { try store.rule($0) },
      followed: try item.followed.map { try store.rule($0) }, translation: translation,
      place: beside?.source ?? SourceLocation(path: path, line: 1, endLine: 1))
  }
}

extension Coverage.Work {
  /// In the original's order; removed rules last.
  fileprivate func stands(before other: Self) -> Bool {
    let (isGone, isOtherGone) = (kind == .removed, other.kind == .removed)
    guard isGone == isOtherGone else { return isOtherGone }
    guard let here = original?.id ?? translation?.id else { return other.original != nil }
    guard let there = other.original?.id ?? other.translation?.id else { return false }
    return (here.topic, here.text, here.ordinal) < (there.topic, there.text, there.ordinal)
  }
}

extension Coverage.Cell {
  /// Makes a page without findings.
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
