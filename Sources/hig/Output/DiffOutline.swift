import GuidelineStore

/// The differences on a page in reading order: headings, changes, and counts of unchanged rules.
struct DiffOutline {
  enum Line {
    /// New section headings, outermost first, without those shared with the previous section.
    case headings([String])
    /// A page that only one text has, with its number of rules.
    case page(ChangeKind, Int)
    /// The number of consecutive unchanged rules.
    case unchanged(Int)
    case change(Change)
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - changes: The changes on one page, in order.
  ///   - isAlone: Whether this is the only page, so that added and removed pages are shown in full.
  init(of changes: [Change], isAlone: Bool) {
    if !isAlone, let kind = changes.first?.kind, [.added, .removed].contains(kind),
      changes.allSatisfy({ $0.kind == kind })
    {
      lines = [.page(kind, changes.count)]
      return
    }
    var section: [String] = []
    // The number of unchanged rules since the last change, in earlier sections and in the current
    // one.
    var (earlier, here) = (0, 0)
    var sectionHere: [String] = []
    func isOfSection(_ change: Change) -> [String] { change.new.first?.section ?? sectionHere }
    for change in changes {
      let own = isOfSection(change)
      if own != sectionHere {
        (earlier, here) = (earlier + here, 0)
        sectionHere = own
      }
      guard !change.isUnchanged else {
        here += 1
        continue
      }
      if own != section {
        if earlier > 0 { lines.append(.unchanged(earlier)) }
        let shared = zip(own, section).prefix { $0 == $1 }.count
        if own.count > shared { lines.append(.headings(Array(own[shared...]))) }
        section = own
        earlier = 0
      }
      if earlier + here > 0 { lines.append(.unchanged(earlier + here)) }
      (earlier, here) = (0, 0)
      lines.append(.change(change))
    }
    if earlier + here > 0 { lines.append(.unchanged(earlier + here)) }
  }
}

extension Differences {
  /// The language of titles.
  var titleLanguage: Language { new.language ?? .english }

  /// A summary of unchanged rules.
  func words(forUnchanged count: Int, _ labels: Labels) -> String {
    isTranslation
      ? labels(count == 1 ? "\(count) rule translated" : "\(count) rules translated")
      : labels(count == 1 ? "\(count) rule unchanged" : "\(count) rules unchanged")
  }

  /// A summary of a page that only one text has.
  func words(forPage kind: ChangeKind, _ count: Int, _ labels: Labels) -> String {
    let text = kind == .removed ? old : new
    return labels(
      count == 1 ? "only in \(text): \(count) rule" : "only in \(text): \(count) rules")
  }

  /// The kind and aspects of a change, in words.
  func words(for change: Change, _ labels: Labels) -> String {
    let kind =
      switch change.kind {
      case .same: labels(isTranslation ? "translated" : "lead unchanged")
      case .reworded: labels(isTranslation ? "translates other wording" : "reworded")
      case .removed: isTranslation ? labels("not in \(new)") : labels("removed")
      case .added: isTranslation ? labels("only in \(new)") : labels("added")
      case .moved, .split, .merged: labels(Message(words: change.kind.rawValue))
      }
    let flags = change.flags.filter { $0 != .body }.map { labels($0.words) }
    return labels.list([change.isUnsure ? labels("possibly \(kind)") : kind] + flags)
  }
}

extension ChangeFlag {
  var words: Message {
    switch self {
    case .body: "body"
    case .numbers: "different numbers"
    case .api: "different API names"
    case .stronger: "stronger"
    case .weaker: "weaker"
    case .terms: "terms renamed"
    case .exception: "exception added"
    }
  }
}

extension Change {
  /// Such as `modality@2014:en.3 → modality@2019:en.4, modality@2019:en.5`.
  var places: String {
    [old, new].filter { !$0.isEmpty }
      .map { $0.map(\.id.description).joined(separator: ", ") }.joined(separator: " → ")
  }

  /// The same, without line breaks inside IDs.
  var styledPlaces: StyledText {
    var places = StyledText()
    for rules in [old, new] where !rules.isEmpty {
      if !places.runs.isEmpty { places.append(" → ", .name) }
      for (index, rule) in rules.enumerated() {
        if index > 0 { places.append(", ", .name) }
        places.append(StyledText(place: rule.id.description))
      }
    }
    return places
  }

  /// The headings of the newer rules; an added rule also has the first line of its body.
  var newHeadings: [String] {
    new.map { rule in
      [rule.heading, kind == .added ? rule.bodyOpening : nil].compactMap(\.self)
        .joined(separator: "\n")
    }
  }

  /// Whether to show the wordings as one text with marked changes.
  var isMarked: Bool { old.count == 1 && new.count == 1 && !words.isEmpty }
}

extension Rule {
  /// The lead, or the beginning of the body of a rule without one.
  var heading: String {
    guard lead.isEmpty else { return lead }
    return body.split(whereSeparator: \.isNewline).joined(separator: " ").shortened
  }

  /// The first line of the body; `nil` if the heading shows the body, or if there is none.
  var bodyOpening: String? {
    lead.isEmpty ? nil : body.split(whereSeparator: \.isNewline).first.map { String($0).shortened }
  }
}

extension String {
  /// The beginning of a long text, with an ellipsis.
  fileprivate var shortened: String {
    guard count > 160 else { return self }
    let start = prefix(160)
    return start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + " …"
  }
}
