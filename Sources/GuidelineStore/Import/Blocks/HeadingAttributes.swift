/// The attributes at the end of an authored heading, in Pandoc's form:
/// `Keep tasks short. {#keep-tasks-short .definition platforms="iOS, macOS" from="other"}`.
struct HeadingAttributes {
  let text: String
  /// The concept's slug.
  let id: String
  private(set) var kind = RuleKind.rule
  /// Whether it is the heading of a section, whose paragraphs are named after it.
  private(set) var isSection = false
  private(set) var platforms: [String] = []
  private(set) var comesFrom: [String] = []

  /// `nil` if the heading has no attributes.
  init?(_ heading: String) {
    guard heading.utf8.last == UInt8(ascii: "}") else { return nil }
    let bytes = Array(heading.utf8)
    guard let open = bytes.lastIndex(of: UInt8(ascii: "{")) else { return nil }
    var id: String?
    for word in Self.words(bytes[(open + 1)..<bytes.count - 1]) {
      if word.hasPrefix("#") {
        id = String(word.dropFirst())
      } else if word == ".section" {
        isSection = true
      } else if word.hasPrefix(".") {
        guard let kind = RuleKind(rawValue: String(word.dropFirst())) else { return nil }
        self.kind = kind
      } else if let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
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
    text = String(decoding: bytes[..<open], as: UTF8.self).trimmed
  }

  /// The words between spaces. Quoted parts stay whole, without their quotes.
  private static func words(_ content: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isQuoted = false
    func endWord() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      if byte == UInt8(ascii: "\"") || byte >= 0x80,
        let quote = quotes.first(where: content[index...].starts)
      {
        isQuoted.toggle()
        index += quote.count
        continue
      }
      if byte == .space, !isQuoted { endWord() } else { word.append(byte) }
      index += 1
    }
    endWord()
    return words
  }

  private static let quotes = ["\"", "“", "”"].map { Array($0.utf8) }
}
