/// The versions of iOS that a text mentions.
enum MentionedSystem {
  /// The newest one from iOS 10 on. Texts of any time may say what came with an earlier version.
  static func newest(in blocks: [Block]) -> Int? {
    var newest: Int?
    for block in blocks {
      var rest = block.text.text[...]
      while let range = rest.find("iOS") {
        rest = rest[range.upperBound...]
        if rest.first == .space { rest = rest.dropFirst() }
        let digits = rest.prefix { $0.isASCIIDigit }
        guard digits.count == 2, let version = Int(String(decoding: digits, as: UTF8.self)),
          (10...26).contains(version)
        else { continue }
        newest = max(newest ?? 0, version)
      }
    }
    return newest
  }
}
