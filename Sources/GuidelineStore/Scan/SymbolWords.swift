/// What the name of a symbol says in words, beyond the name of a page: `destructive` of
/// `ButtonRole.destructive`, `date` of `UIDatePicker`.
struct SymbolWords {
  private let words: [[UInt8]]

  /// - Parameters:
  ///   - topic: The slug of the page.
  ///   - kinds: The words that say nothing of a symbol.
  init(_ pattern: SymbolPattern, topic: String, kinds: Set<String>) {
    var words: [String] =
      switch pattern.form {
      case .path(let parts): Self.words(of: parts[parts.count - 1])
      case .member(let name), .keyPath(let name), .name(let name): Self.words(of: name)
      case .element, .key: []
      }
    if pattern.name.hasFrameworkPrefix, !pattern.name.contains(".") { words.removeFirst() }
    let known = topic.split(separator: "-")
    words.removeAll { word in
      word.utf8.count < 3 || kinds.contains(word)
        || known.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
    }
    self.words = words.map { Array($0.utf8) }
  }

  /// How many of the words each rule has in its lead or in the headings above it; 0 without the last
  /// of them, which says what the symbol is: a title in `navigationTitle`.
  func scores(of rules: [Rule]) -> [Double] {
    guard let head = words.last else { return rules.map { _ in 0 } }
    return rules.map { rule in
      let text = ([rule.lead] + rule.section).flatMap { text in
        text.lowercased().utf8.split { !$0.isASCIILetter }
      }
      func stands(_ word: [UInt8]) -> Bool {
        text.contains { $0.elementsEqual(word) || $0.elementsEqual(word + "s".utf8) }
      }
      return stands(head) ? Double(words.count(where: stands)) : 0
    }
  }

  /// `[inset, grouped]` of `insetGrouped`; a run of capitals is one word: `[ui, date, picker]`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let bytes = Array(name.utf8)
    var start = 0
    for index in bytes.indices.dropFirst() where bytes[index].isASCIIUppercase {
      let endsRun = index + 1 < bytes.count && !bytes[index + 1].isASCIIUppercase
      guard !bytes[index - 1].isASCIIUppercase || endsRun else { continue }
      words.append(String(decoding: bytes[start..<index], as: UTF8.self).lowercased())
      start = index
    }
    words.append(String(decoding: bytes[start...], as: UTF8.self).lowercased())
    return words
  }
}
