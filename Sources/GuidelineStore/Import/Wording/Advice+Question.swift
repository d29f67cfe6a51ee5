extension Advice {
  /// Whether a title asks what the text below it answers: `What is a panel?`, `언제 여나요`.
  static func isQuestion(_ title: String, _ language: Language) -> Bool {
    for scalar in title.unicodeScalars.reversed() {
      switch scalar {
      case "?", "？": return true
      case "”", "\"", "’", "'", "」", "』", ")", "）", " ", "*": continue
      default: return language == .korean && korean.end(title)
      }
    }
    return false
  }

  private static let korean: Endings = ["나요", "까요", "가요"]
}
