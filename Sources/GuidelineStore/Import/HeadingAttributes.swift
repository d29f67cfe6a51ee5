/// What an authored heading states behind its text, in Pandoc's form:
/// `Keep tasks short. {#keep-tasks-short .definition platforms="iOS, macOS" from="other"}`.
struct HeadingAttributes {
  let text: String
  /// The concept's slug.
  let id: String
  private(set) var kind = RuleKind.rule
  private(set) var platforms: [String] = []
  private(set) var comesFrom: [String] = []

  /// `nil` if the heading states nothing.
  init?(_ heading: String) {
    guard heading.utf8.last == UInt8(ascii: "}"),
      let open = heading.utf8.lastIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let content = heading.utf8[heading.utf8.index(after: open)...].dropLast()
    var id: String?
    for word in Self.words(Substring(content)) {
      if word.hasPrefix("#") {
        id = String(word.dropFirst())
      } else if word.hasPrefix(".") {
        guard let kind = RuleKind(rawValue: String(word.dropFirst())) else { return nil }
        self.kind = kind
      } else if let equals = word.firstIndex(of: "=") {
        let values = word[word.index(after: equals)...].split(separator: ",")
          .map { String($0).trimmed }
        switch word[..<equals] {
        case "platforms": platforms = values
        case "from": comesFrom = values
        default: return nil
        }
      } else {
        return nil
      }
    }
    guard let id, id.isSlug else { return nil }
    self.id = id
    text = String(heading[..<open]).trimmed
  }

  /// The words between spaces, quoted parts whole and without their quotes.
  private static func words(_ content: Substring) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isQuoted = false
    func endWord() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    var rest = Array(content.utf8)[...]
    while let byte = rest.first {
      if let quote = quotes.first(where: rest.starts) {
        isQuoted.toggle()
        rest.removeFirst(quote.count)
        continue
      }
      if byte == .space, !isQuoted { endWord() } else { word.append(byte) }
      rest.removeFirst()
    }
    endWord()
    return words
  }

  private static let quotes = ["\"", "“", "”"].map { Array($0.utf8) }
}
