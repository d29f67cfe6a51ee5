extension Advice {
  /// Whether a sentence says what somebody saw, in the progressive or the past, which no advice is in:
  /// `제목을 짧게 표시하고 있다`, `題名が短くなっている。`
  static func isObservation(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutClosingBrackets
    return switch language {
    case .korean: koreanObservations.end(stem)
    case .japanese: japaneseObservations.end(stem)
    default: false
    }
  }

  private static let koreanObservations: Endings = [
    "고 있다", "고있다", "고 있음", "고있음", "고 있습니다", "것 같다", "것같다", "것 같습니다", "것 같음",
    "았다", "었다", "였다", "했다", "됐다", "았음", "었음", "였음", "했음", "됐음", "았습니다", "었습니다", "였습니다",
    "했습니다", "됐습니다",
  ]
  private static let japaneseObservations: Endings = [
    "ている", "ています", "ていた", "ていました", "ました", "だった", "でした",
  ]
}
