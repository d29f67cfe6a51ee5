/// The words in a symbol's name beyond those of its page: `destructive` of
/// `ButtonRole.destructive`, `date` of `UIDatePicker`.
struct SymbolWords {
  private let words: [[UInt8]]

  /// - Parameters:
  ///   - topic: The slug of the page.
  ///   - kinds: Common words of type names, which don't count.
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

  /// The number of words that each rule has in its lead and headings. The last word is required,
  /// because it says what the symbol is, as the title in `navigationTitle`; without it the score is
  /// 0.
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

  /// The words of a name: `insetGrouped` → `[inset, grouped]`. A run of capitals is one word: `[ui,
  /// date, picker]`.
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
