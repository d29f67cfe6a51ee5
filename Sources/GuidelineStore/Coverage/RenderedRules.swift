/// The rules of the original that a translation renders, recorded in a comment at its end: a line
/// for each rule, with digests of the original and of the translation.
///
///     <!-- renders
///     keep-tasks-short: 4c5d6 9f8e7
///     -->
///
/// Digests cover only words, so the record survives reordering and shows which rules changed. It is
/// at the end so that the line numbers of rules don't change with it.
struct RenderedRules {
  struct Entry: Hashable {
    /// The rule's key on its page.
    let name: String
    let original: RuleDigest
    /// The digest of the translation, if recorded.
    let translation: RuleDigest?

    fileprivate var line: String {
      ([name + ":", original.description] + [translation?.description].compactMap(\.self))
        .joined(separator: " ")
    }
  }

  private let entries: [Entry]

  private static let start = Array("<!-- renders".utf8)
  private static let end = Array("-->".utf8)

  /// Reads a page's record; `nil` if there is none.
  ///
  /// - Throws: ``ImportError`` at the first malformed line.
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

  /// Whether the record has a rule in its current wording.
  func contains(_ digest: RuleDigest) -> Bool { entries.contains { $0.original == digest } }

  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }

  /// Replaces a page's record; leaves the rest unchanged.
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

  /// The byte range of the last record, without its final line break.
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
