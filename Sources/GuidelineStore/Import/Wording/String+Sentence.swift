extension String {
  var wordCount: Int {
    utf8.split(separator: .space).count
  }

  /// Whether it ends with a sentence's mark, ignoring quotation marks and brackets.
  var endsSentence: Bool {
    for scalar in unicodeScalars.reversed() {
      switch scalar {
      case ".", "!", "?", "。", "！", "？", "．", "…": return true
      case "”", "\"", "’", "'", "」", "』", ")", "）", "]", " ", "*": continue
      default: return false
      }
    }
    return false
  }

  /// Without the marks that end a sentence or a label.
  var withoutFinalMarks: String {
    var scalars = Substring(self).unicodeScalars
    while let last = scalars.last, last.isFinalMark { scalars.removeLast() }
    return String(scalars)
  }

  /// Without remarks in brackets at the end.
  var withoutClosingBrackets: String {
    var text = withoutFinalMarks
    for _ in 0..<4 {
      guard let last = text.last, last == ")" || last == "）",
        let open = text.lastIndex(where: { $0 == "(" || $0 == "（" })
      else { break }
      text = String(text[..<open]).withoutFinalMarks
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isFinalMark: Bool {
    switch self {
    case ".", "。", "．", "!", "！", "?", "？", ":", "：", ";", ",", "、", " ", "\u{A0}": true
    default: false
    }
  }
}
