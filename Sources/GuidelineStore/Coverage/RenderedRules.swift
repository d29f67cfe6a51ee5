/// Which rules of its original a translation renders, as a comment at its end states: a line for each rule,
/// with a digest of its words and one of those that render them.
///
///     <!-- renders
///     keep-tasks-short: 4c5d6 9f8e7
///     -->
///
/// A digest is of words alone. So the comment outlives a new order of the rules, and shows of each whether
/// it still says what was translated. It is at the end so that the lines of rules, by which people name
/// them, don't change with it.
struct RenderedRules {
  /// A rule of the original that is rendered.
  struct Entry: Hashable {
    /// The rule's key on its page.
    let name: String
    let original: RuleDigest
    /// The words that rendered it, where that is stated.
    let translation: RuleDigest?

    fileprivate var line: String {
      ([name + ":", original.description] + [translation?.description].compactMap(\.self))
        .joined(separator: " ")
    }
  }

  private let entries: [Entry]

  private static let start = Array("<!-- renders".utf8)
  private static let end = Array("-->".utf8)

  /// What a page states; `nil` if that is nothing.
  ///
  /// - Throws: ``ImportError`` with the line that is no name and its digests.
  init?(statedIn content: [UInt8]) throws(ImportError) {
    guard let range = Self.range(in: content) else { return nil }
    let firstLine = content[..<range.lowerBound].count { $0 == .lineFeed } + 1
    let text = String(decoding: content[range], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var entries: [Entry] = []
    for (index, line) in lines.enumerated().dropFirst().dropLast() where !line.isEmpty {
      let words = line.split(whereSeparator: { $0 == " " || $0 == ":" })
      let digests = words.dropFirst().map { RuleDigest($0) }
      guard 1...2 ~= digests.count, !digests.contains(nil), let original = digests[0] else {
        throw ImportError(
          "“\(String(line))” isn't a rule's name and its digests",
          hint: "take the line from an earlier version, or remove it and stamp the page again",
          line: firstLine + index)
      }
      entries.append(
        Entry(
          name: String(words[0]), original: original, translation: digests.dropFirst().last ?? nil))
    }
    self.entries = entries
  }

  /// Whether a rule is rendered as it is now.
  func contains(_ digest: RuleDigest) -> Bool { entries.contains { $0.original == digest } }

  /// What is stated of the rule of a name.
  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }

  /// A page that states this instead of what it stated before; nothing else is changed.
  static func content(_ content: [UInt8], stating entries: [Entry]) -> [UInt8] {
    let isDOS = content.firstIndex(of: .lineFeed).map { content[..<$0].last == 0x0D } ?? false
    let lineEnd: [UInt8] = isDOS ? [0x0D, 0x0A] : [0x0A]
    let text = Array(
      ([start] + entries.map { Array($0.line.utf8) } + [end]).joined(separator: lineEnd))
    var content = content
    if let range = range(in: content) {
      content.replaceSubrange(range, with: text)
    } else {
      if content.last != .lineFeed { content += lineEnd }
      content += lineEnd + text + lineEnd
    }
    return content
  }

  /// The bytes of the last comment that states something, without the end of its last line.
  private static func range(in content: [UInt8]) -> Range<Int>? {
    var found: Range<Int>?
    var open: Int?
    for line in content.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      let line = line.last == 0x0D ? line.dropLast() : line
      let isEnd = line.suffix(end.count).elementsEqual(end)
      if line.elementsEqual(start) {
        open = line.startIndex
      } else if let start = open, isEnd {
        found = start..<line.endIndex
        open = nil
      }
    }
    return found
  }
}
