/// The versions of iOS that a text mentions.
enum MentionedSystem {
  /// The newest one. Texts of any time may say that something came with a version before iOS 10, so
  /// `since iOS 7`, `iOS 7以降` and `iOS 7 이상` don't count.
  static func newest(in blocks: [Block]) -> Int? {
    var newest: Int?
    for block in blocks {
      var rest = block.text.text[...]
      while let range = rest.find("iOS") {
        let before = rest[..<range.lowerBound]
        rest = rest[range.upperBound...]
        if rest.first == .space { rest = rest.dropFirst() }
        let digits = rest.prefix { $0.isASCIIDigit }
        guard digits.count <= 2, let version = Int(String(decoding: digits, as: UTF8.self)),
          (7...26).contains(version),
          version >= 10 || !isBeginning(before, rest.dropFirst(digits.count))
        else { continue }
        newest = max(newest ?? 0, version)
      }
    }
    return newest
  }

  /// Whether the words around a version make it the first of many.
  private static func isBeginning(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
    let behind = after.drop { $0 == .space }
    if wordsBehind.contains(where: { behind.starts(with: $0.utf8) }) { return true }
    let words = String(decoding: before.suffix(longestBefore), as: UTF8.self).lowercased()
      .split(separator: " ")
    return wordsBefore.contains { words.suffix($0.count).elementsEqual($0) }
  }

  /// In bytes.
  private static let longestBefore = 20

  private static let wordsBehind = [String](.laterVersions)
  private static let wordsBefore = [String](.earliestVersions).map { $0.split(separator: " ") }
}
