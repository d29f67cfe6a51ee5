/// A phrase that refers readers to something: `see`, `참고하세요`, `を参照`.
struct ReferenceCue {
  /// Where the title is, seen from the phrase.
  enum Side {
    case before, behind
  }

  /// Byte offsets into the text.
  let range: Range<Int>
  let side: Side
  /// Whether the phrase's language is written without spaces.
  let isUnspaced: Bool

  /// In the order of the text.
  static func cues(in text: [UInt8], _ scripts: ScriptCounts) -> [ReferenceCue] {
    var cues: [ReferenceCue] = []
    func find(_ forms: [Form]) {
      for form in forms {
        var rest = text[...]
        while let range = rest.find(form.words) {
          rest = text[range.upperBound...]
          guard form.fits(text, range) else { continue }
          cues.append(ReferenceCue(range: range, side: form.side, isUnspaced: form.isUnspaced))
        }
      }
    }
    if scripts.latin > 0 { find(english) }
    if scripts.hangul > 0 { find(korean) }
    if scripts.ideograph > 0 { find(japanese) }
    return cues.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private struct Form {
    let words: StaticString
    let side: Side
    var isUnspaced = false
    /// If any are listed, one of them must follow: the phrase is a part of other words, too.
    var endings: [String] = []

    func fits(_ text: [UInt8], _ range: Range<Int>) -> Bool {
      switch side {
      case .behind: startsClause(text, at: range.lowerBound)
      case .before:
        endings.isEmpty || range.upperBound == text.count
          || endings.contains { text[range.upperBound...].starts(with: $0.utf8) }
      }
    }

    /// `For guidance, see …` is a reference; `when people see …` isn't.
    private func startsClause(_ text: [UInt8], at start: Int) -> Bool {
      var index = start
      while index > 0, text[index - 1].isSpaceOrLineFeed { index -= 1 }
      guard index > 0 else { return true }
      if text[index - 1] >= 0x80 || text[index - 1].isASCIIPunctuation { return true }
      guard index < start else { return false }
      return ["please", "also", "and", "or"].contains { word in
        text[..<index].suffix(word.utf8.count).elementsEqual(word.utf8)
      }
    }
  }

  private static let english = [
    Form(words: "see ", side: .behind), Form(words: "See ", side: .behind),
    Form(words: "refer to ", side: .behind), Form(words: "Refer to ", side: .behind),
    Form(words: "consult ", side: .behind),
  ]

  private static let korean = [
    Form(words: "참고", side: .before, endings: koreanEndings),
    Form(words: "참조", side: .before, endings: koreanEndings),
  ]

  private static let japanese = [
    Form(words: "参照", side: .before, isUnspaced: true),
    Form(words: "ご覧", side: .before, isUnspaced: true),
    Form(words: "参考に", side: .before, isUnspaced: true),
  ]

  private static let koreanEndings = ["하", "해", "바", "부", ")", ".", "!", " 바"]
}
