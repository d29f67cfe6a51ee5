import GuidelineStore

/// What differs between two texts as people read it: headings, changes, and counts of what stayed.
struct DiffOutline {
  enum Line {
    /// Headings of sections, the outermost first, without those that the last one shares.
    case headings([String])
    /// The whole page has gone or come, with so many rules.
    case page(ChangeKind, Int)
    /// So many rules in a row were kept word for word.
    case unchanged(Int)
    case change(Change)
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - changes: Those of one page, in order.
  ///   - isAlone: Whether this is the only page, of which everything is told.
  init(of changes: [Change], isAlone: Bool) {
    if !isAlone, let kind = changes.first?.kind, [.added, .removed].contains(kind),
      changes.allSatisfy({ $0.kind == kind })
    {
      lines = [.page(kind, changes.count)]
      return
    }
    var section: [String] = []
    // Rules that stayed, those of earlier sections apart from those of the last.
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
  /// Whether one text is meant to render the other.
  var isTranslation: Bool { old.language != new.language }

  /// The language in which titles are given.
  var titleLanguage: Language { new.language ?? .english }

  /// What to say of rules that were kept.
  func words(forUnchanged count: Int, _ labels: Labels) -> String {
    isTranslation
      ? labels(count == 1 ? "\(count) rule translated" : "\(count) rules translated")
      : labels(count == 1 ? "\(count) rule unchanged" : "\(count) rules unchanged")
  }

  /// What to say of a page that only one text has.
  func words(forPage kind: ChangeKind, _ count: Int, _ labels: Labels) -> String {
    let text = kind == .removed ? old : new
    return labels(
      count == 1 ? "only in \(text): \(count) rule" : "only in \(text): \(count) rules")
  }

  /// The kind and the flags of a change, in words.
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
  /// `modality@2014:en.3 → modality@2019:en.4, modality@2019:en.5`
  var places: String {
    [old, new].filter { !$0.isEmpty }
      .map { $0.map(\.id.description).joined(separator: ", ") }.joined(separator: " → ")
  }

  /// The same, no line of which ends in an id.
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

  /// What its newer rules are called; of one that was added, with how it goes on.
  var newHeadings: [String] {
    new.map { rule in
      [rule.heading, kind == .added ? rule.bodyOpening : nil].compactMap(\.self)
        .joined(separator: "\n")
    }
  }

  /// Whether the wordings are shown as one, with marks.
  var isMarked: Bool { old.count == 1 && new.count == 1 && !words.isEmpty }
}

extension Rule {
  /// What it is called in a list: its lead, or the beginning of its body.
  var heading: String {
    guard lead.isEmpty else { return lead }
    return body.split(whereSeparator: \.isNewline).joined(separator: " ").shortened
  }

  /// The first line of its body beside a lead; `nil` if there is nothing more to say.
  var bodyOpening: String? {
    lead.isEmpty ? nil : body.split(whereSeparator: \.isNewline).first.map { String($0).shortened }
  }
}

extension String {
  /// Its beginning, if it is long.
  fileprivate var shortened: String {
    guard count > 160 else { return self }
    let start = prefix(160)
    return start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + " …"
  }
}
