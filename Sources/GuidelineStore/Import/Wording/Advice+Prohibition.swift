extension Advice {
  /// Whether a sentence says what not to do: `Don't use tiny text`, `글자를 작게 쓰지 마세요`,
  /// `文字を小さくしない`.
  static func isProhibition(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutFinalMarks
    switch language {
    case .korean: return korean.contains { stem.holds($0) }
    case .japanese: return japanese.contains { stem.holds($0) }
    default:
      let words = EnglishAdvice.words(of: stem)
      return words.first.map(english.contains) ?? false || words.starts(with: ["do", "not"])
    }
  }

  private static let english: Set<String> = ["avoid", "don", "dont", "never", "no", "not"]
  private static let korean = ["지 마", "지 말", "지 않", "금지", "피하", "지양"]
  private static let japanese = ["ない", "ません", "避け", "禁止", "非推奨", "控え"]
}
