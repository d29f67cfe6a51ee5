import GuidelineStore

extension JSON {
  init(_ answer: ReferenceAnswer) {
    self = [
      "subject": JSON(answer.subject),
      "outgoing": JSON(answer.outgoing) { JSON($0) },
      "incoming": JSON(answer.incoming) { JSON($0) },
      "notes": JSON(answer.notes) { .string($0.words) },
    ]
  }

  private init(_ found: Reference) {
    let reference = found.reference
    var (text, section, nearest) = (JSON.null, JSON.array([]), JSON.array([]))
    switch found.destination {
    case .topic(_, let target, let headings):
      (text, section) = (JSON(target), .array(headings.map(JSON.string)))
    case .nowhere(_, let names): nearest = .array(names.map(JSON.string))
    case .rule, .symbol, .web: break
    }
    self = JSON(item: [
      "kind": .string(found.kind.rawValue),
      "text": .string(reference.text),
      "target": .string(found.target),
      "resolved": .bool(found.isResolved),
      "from": .optional(reference.source),
      "line": reference.line > 0 ? .int(reference.line) : .null,
      "path": .string(reference.path),
      "written": .string(reference.target),
      "linked": .bool(found.isLinked),
      "targetText": text,
      "section": section,
      "nearest": nearest,
    ])
  }
}

extension Page {
  /// Adds references from and to the subject.
  mutating func add(_ answer: ReferenceAnswer) {
    add(StyledText(answer.subject.description, .heading))
    add("Points to", answer.outgoing.filter(\.isLinked)) { $0.target }
    add("Pointed to by", answer.incoming.filter(\.isLinked), by: \.place)
    add("Mentions", answer.outgoing.filter { !$0.isLinked }) { $0.target }
    add("Mentioned by", answer.incoming.filter { !$0.isLinked }, by: \.place)
  }

  /// Adds references; those with the same key share a line.
  private mutating func add(
    _ title: Message, _ references: [Reference], by key: (Reference) -> String
  ) {
    guard !references.isEmpty else { return }
    addGap()
    add(StyledText(labels(title), .lead))
    var keys: [String] = []
    let groups = Dictionary(grouping: references, by: key)
    for reference in references where !keys.contains(key(reference)) {
      keys.append(key(reference))
    }
    for key in keys {
      guard let group = groups[key], let first = group.first else { continue }
      let style = TextStyle(
        emphasis: first.isResolved ? .name : .warning, link: first.address,
        isWhole: !key.contains(" "))
      var line = StyledText()
      line.append(key, style)
      for (index, words) in words(of: group, under: key).enumerated() {
        line.append(index == 0 ? " " : "; ", .faint)
        line.append(words)
      }
      if let remark = first.remark(labels) { line.append(labels.remark(remark), .warning) }
      add(line, indent: 2)
    }
  }

  /// The text and place of each reference in a group.
  private func words(of group: [Reference], under key: String) -> [StyledText] {
    var titles: [String] = []
    var places: [String: [Reference]] = [:]
    for found in group {
      let text = found.reference.text == key ? [] : [labels.quoted(found.reference.text)]
      let title = (text + found.section).joined(separator: " › ")
      if places[title] == nil { titles.append(title) }
      places[title, default: []].append(found)
    }
    return titles.map { title in
      var last: RuleID?
      var words: [String] = []
      for found in places[title] ?? [] where found.place != key {
        // Further rules of the same text are shortened to their number.
        var word = found.place
        if let source = found.reference.source {
          if let last, last.topic == source.topic, last.text == source.text {
            word = ".\(source.ordinal)"
          }
          last = source
        }
        if !words.contains(word) { words.append(word) }
      }
      var styled = StyledText(title, .faint)
      for (index, word) in words.enumerated() {
        if index > 0 || !title.isEmpty { styled.append(index > 0 ? ", " : " ", .faint) }
        styled.append(StyledText(place: word, .faint))
      }
      return styled
    }
  }
}

extension Reference {
  /// The rule that contains the reference, or else its file and line.
  fileprivate var place: String {
    if let source = reference.source { return source.description }
    let path = reference.path.asField
    return reference.line > 0 ? "\(path):\(reference.line)" : path
  }

  fileprivate var section: [String] {
    if case .topic(_, _, let section) = destination { return section }
    return []
  }

  /// The web address it links to, if any.
  fileprivate var address: String? {
    let written = reference.target
    return written.hasPrefix("https://") || written.hasPrefix("http://") ? written : nil
  }

  /// Why it is unresolved.
  fileprivate func remark(_ labels: Labels) -> String? {
    guard case .nowhere(let topic, let nearest) = destination else { return nil }
    if topic != nil { return labels("not in the store") }
    return nearest.isEmpty
      ? labels("not found")
      : labels("not found; closest matches: \(list: nearest)")
  }
}
