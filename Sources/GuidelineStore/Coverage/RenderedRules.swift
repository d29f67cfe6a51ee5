/// Which rules of its original a translation renders, as a comment states in a line of its own, the
/// page's last one: a digest of each.
///
/// A digest stands for the words alone. So the line outlives a new order of the rules and new names of
/// their concepts, and tells of each rule whether it still says what was translated. It stands at the
/// end because the lines of rules, by which people name them, are not to change with it.
struct RenderedRules {
  private let digests: Set<RuleDigest>

  private static let start = Array("<!-- renders:".utf8)
  private static let end = Array("-->".utf8)

  /// What a page states; `nil` if that is nothing, or not in digests alone.
  init?(statedIn content: [UInt8]) {
    guard let line = Self.line(in: content) else { return nil }
    let value = content[line].dropFirst(Self.start.count).dropLast(Self.end.count)
    var digests: Set<RuleDigest> = []
    for word in value.split(separator: .space) {
      guard let digest = RuleDigest(String(decoding: word, as: UTF8.self)) else { return nil }
      digests.insert(digest)
    }
    self.digests = digests
  }

  /// Whether a rule is rendered as it is now.
  func contains(_ digest: RuleDigest) -> Bool { digests.contains(digest) }

  /// A page that states these digests instead of what it stated before; nothing else is changed.
  static func content(_ content: [UInt8], stating digests: [RuleDigest]) -> [UInt8] {
    let words = digests.map { Array(" \($0)".utf8) }.joined()
    let text = start + words + [.space] + end
    var content = content
    if let line = line(in: content) {
      content.replaceSubrange(line, with: text)
    } else {
      let lineEnd: [UInt8] = content.suffix(2).starts(with: [0x0D]) ? [0x0D, 0x0A] : [0x0A]
      if content.last != .lineFeed { content += lineEnd }
      content += lineEnd + text + lineEnd
    }
    return content
  }

  /// The bytes of the last line that states something, without its end.
  private static func line(in content: [UInt8]) -> Range<Int>? {
    var lineEnd = content.count
    while lineEnd > 0 {
      let lineStart = content[..<lineEnd].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
      let isDOS = content[lineStart..<lineEnd].last == 0x0D
      let line = lineStart..<(isDOS ? lineEnd - 1 : lineEnd)
      if content[line].starts(with: start),
        content[line].suffix(end.count).elementsEqual(end), line.count >= start.count + end.count
      {
        return line
      }
      lineEnd = max(0, lineStart - 1)
    }
    return nil
  }
}
