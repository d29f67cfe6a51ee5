/// Unmarked titles directly above their text. Markdown joins the two; people don't.
enum TitleLines {
  /// The indexes of titles in a text without markup.
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
    // In wrapped text, a short line may be the end of a sentence.
    let areAll = titles.count * 2 >= joints && (titles.count + ends) * 10 >= joints * 9
    return standsOverLongLine || areAll ? Set(titles) : []
  }

  /// The indexes of items that the line below explains: `1. 제목은 짧게`, `긴 제목은 잘린다.`
  static func itemPositions(in contents: [LineContent]) -> Set<Int> {
    var titles: [Int] = []
    var (joints, ends) = (0, 0)
    lazy var width = contents.width
    for position in contents.indices.dropLast() {
      let (line, next) = (contents[position], contents[position + 1])
      // People who wrap an item indent its other lines.
      guard line.hasItemMarker, next.isPlainText, next.column <= line.column else { continue }
      joints += 1
      if line.words.line.endsSentence {
        ends += 1
      } else if line.isItemTitle(above: next, width: width) {
        titles.append(position)
      }
    }
    // A single one may be wrapped, unless its script needs no spaces.
    let areSeveral = titles.count >= 2 || joints == 1 && titles.contains { contents[$0].isUnspaced }
    return areSeveral && (titles.count + ends) * 10 >= joints * 9 ? Set(titles) : []
  }

  /// In bytes; wrapped lines are shorter.
  private static let longestWrapped = 160
}

extension LineContent {
  /// Whether no title is right above it, unless it is the name of a platform.
  fileprivate func isOutermostTitle(below above: LineContent?) -> Bool {
    guard let above, !above.isBlank else { return true }
    return above.endsSentence || PageWords.platforms(in: words.line) != nil
  }

  /// Whether it starts the text of the short title above. Wrapped lines don't end that early.
  fileprivate func isText(below title: LineContent) -> Bool {
    guard rest.count >= 24, rest.count * 2 >= title.rest.count * 3, column == 0,
      title.column == 0, title.isPlainText, !(rest.first?.isASCIILowercase ?? true),
      title.rest.last != UInt8(ascii: ":"), !title.rest.suffix(3).elementsEqual("：".utf8),
      title.isShortTitle || title.isRequest
    else { return false }
    let text = words
    return text.line(Sentence.first(of: text.text)).endsSentence
  }

  /// Whether it is complete without the line below, whose first word would have fit.
  fileprivate func isItemTitle(above next: LineContent, width: Int) -> Bool {
    guard next.startsSentence else { return false }
    let text = words
    let line = text.line
    guard !",;:、；，：".contains(line.last ?? ","),
      ends(before: next, width: width)
    else { return false }
    let language = ScriptCounts(text.text).language ?? .english
    return isShortTitle || Advice.isSentence(line, language)
      || Advice.isTerseAdvice(line, language)
  }

  fileprivate var isUnspaced: Bool { ScriptCounts(words.text).language == .japanese }

  /// Whether it starts like a sentence, not with punctuation that ends one.
  private var startsSentence: Bool {
    guard let first = rest.first, !first.isASCIILowercase, let start = words.line.first else {
      return false
    }
    return start.isLetter || start.isNumber || "“\"'(「『（[".contains(start)
  }

  /// Whether it ends a sentence, or the next line's first word would have fit.
  func ends(before next: LineContent, width: Int) -> Bool {
    let line = words.line
    if line.endsSentence { return true }
    return !line.runsOn
      && rest.columns + 1 + next.firstWordColumns <= max(Self.fullWidth, width * 85 / 100)
  }

  /// In columns. Wrapped lines are longer.
  private static var fullWidth: Int { 50 }

  /// In columns. Unspaced text may break anywhere.
  private var firstWordColumns: Int {
    let word = rest.prefix { !$0.isSpaceOrLineFeed }.columns
    return ScriptCounts(Array(rest)).language == .english ? word : min(word, 4)
  }

  /// Whether it is a request without a full stop, which only a line of its own lacks.
  private var isRequest: Bool {
    guard rest.count <= 160 else { return false }
    let text = words
    let language = ScriptCounts(text.text).language ?? .english
    return !text.line.endsSentence && Advice.isRequest(text.line, language)
  }
}
