/// Titles of a text without any mark that no blank line parts from what they stand over: `Tea Cups`, right
/// above a paragraph on these. Markdown takes both for one paragraph; people do not.
enum TitleLines {
  /// The positions of such lines.
  ///
  /// - Parameter contents: Those of all lines of a text without markup.
  /// - Complexity: O(*n*) in the count of bytes.
  static func positions(in contents: [LineContent]) -> Set<Int> {
    var titles: [Int] = []
    var (joints, ends) = (0, 0)
    var standsOverLongLine = false
    for position in contents.indices.dropLast() {
      let (line, next) = (contents[position], contents[position + 1])
      guard !line.isBlank, !next.isBlank, next.isPlainText else { continue }
      if next.underline != nil { return [] }
      joints += 1
      if next.isText(below: line), line.isOutermostTitle(below: contents[..<position].last) {
        titles.append(position)
        if next.rest.count > longestWrapped { standsOverLongLine = true }
      } else if line.endsSentence {
        ends += 1
      }
    }
    let isFirst = titles.first == contents.firstIndex { !$0.isBlank }
    guard titles.count >= 2 || isFirst && !titles.isEmpty else { return [] }
    // In text that somebody wrapped a short line may be the last one of a sentence.
    let areAll = titles.count * 2 >= joints && (titles.count + ends) * 10 >= joints * 9
    return standsOverLongLine || areAll ? Set(titles) : []
  }

  /// Nobody wraps lines at more bytes.
  private static let longestWrapped = 160
}

extension LineContent {
  /// Whether no other title stands right above it, which it would be a part of. A platform's name is
  /// one of its own.
  fileprivate func isOutermostTitle(below above: LineContent?) -> Bool {
    guard let above, !above.isBlank else { return true }
    return above.endsSentence || PageWords.platforms(in: words.line) != nil
  }

  /// Whether it starts a text that the short line above is the title of. Nobody ends a line that early
  /// whose sentence goes on.
  fileprivate func isText(below title: LineContent) -> Bool {
    guard rest.count >= 24, rest.count * 2 >= title.rest.count * 3, column == 0,
      title.column == 0, title.isPlainText, !(rest.first?.isASCIILowercase ?? true),
      title.rest.last != UInt8(ascii: ":"), !title.rest.suffix(3).elementsEqual("：".utf8),
      title.isShortTitle || title.isRequest
    else { return false }
    let text = words
    return text.line(Sentence.first(of: text.text)).endsSentence
  }

  /// Whether it asks for something without a full stop behind it, which only a line of its own lacks.
  private var isRequest: Bool {
    guard rest.count <= 160 else { return false }
    let text = words
    let language = ScriptCounts(text.text).language ?? .english
    return !text.line.endsSentence && Advice.isRequest(text.line, language)
  }
}
