/// Items that the unmarked line below explains. Markdown joins the two; people don't.
enum ItemTitleLines {
  /// The indexes of items that the line below explains: `1. 제목은 짧게`, `긴 제목은 잘린다.`
  static func positions(in contents: [LineContent]) -> Set<Int> {
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
}

extension LineContent {
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
  private func ends(before next: LineContent, width: Int) -> Bool {
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
}
