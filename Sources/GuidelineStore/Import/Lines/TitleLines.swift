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

  /// The positions of items that the plain line right below explains, and does not go on with:
  /// `1. 제목은 짧게`, right above `긴 제목은 잘린다.`
  ///
  /// - Parameter contents: Those of all lines of a text without markup.
  /// - Complexity: O(*n*) in the count of bytes.
  static func itemPositions(in contents: [LineContent]) -> Set<Int> {
    var titles: [Int] = []
    var (joints, ends) = (0, 0)
    lazy var width = contents.width
    for position in contents.indices.dropLast() {
      let (line, next) = (contents[position], contents[position + 1])
      // Whoever wraps an item sets its other lines in.
      guard line.hasItemMarker, next.isPlainText, next.column <= line.column else { continue }
      joints += 1
      if line.words.line.endsSentence {
        ends += 1
      } else if line.isItemTitle(above: next, width: width) {
        titles.append(position)
      }
    }
    return titles.count >= 2 && (titles.count + ends) * 10 >= joints * 9 ? Set(titles) : []
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

  /// Whether what it says is whole without the line below, for which there would have been room behind it.
  fileprivate func isItemTitle(above next: LineContent, width: Int) -> Bool {
    guard next.startsSentence else { return false }
    let text = words
    let line = text.line
    guard !line.runsOn, !",;:、；，：".contains(line.last ?? ","),
      width < Self.narrowestWidth
        || rest.columns + next.firstWordColumns <= width * 85 / 100
    else { return false }
    let language = ScriptCounts(text.text).language ?? .english
    return isShortTitle || Advice.isSentence(line, language)
      || Advice.isTerseAdvice(line, language)
  }

  /// Whether it starts as sentences do, and not with the mark that ends one.
  private var startsSentence: Bool {
    guard let first = rest.first, !first.isASCIILowercase, let start = words.line.first else {
      return false
    }
    return start.isLetter || start.isNumber || "“\"'(「『（[".contains(start)
  }

  /// How many columns its first word takes; text without spaces may be broken anywhere.
  private var firstWordColumns: Int {
    let word = rest.prefix { !$0.isSpaceOrLineFeed }.columns
    return ScriptCounts(Array(rest)).language == .english ? word : min(word, 4)
  }

  /// Whether it asks for something without a full stop behind it, which only a line of its own lacks.
  private var isRequest: Bool {
    guard rest.count <= 160 else { return false }
    let text = words
    let language = ScriptCounts(text.text).language ?? .english
    return !text.line.endsSentence && Advice.isRequest(text.line, language)
  }
}
