extension Advice {
  /// Whether words before a colon give advice, as in summaries: `Keep it simple:`, but not
  /// `Scale factors:`, `Use when:` or `Avoid this:`.
  static func isLabelOfAdvice(_ label: String, _ language: Language) -> Bool {
    let words = label.withoutFinalMarks
    guard PageWords.Label(of: words).isDisjoint(with: [.promiseOfRules, .commonSection]),
      isDirective(words, language) || isTerseAdvice(words, language)
    else { return false }
    switch language {
    case .korean: return words.wordCount >= 2 && !pointersAhead[language].begin(words)
    case .japanese: return words.unicodeScalars.count >= 5 && !pointersAhead[language].begin(words)
    default: return EnglishAdvice.isLabelOfAdvice(words)
    }
  }

  private static let pointersAhead = LocalizedWords<Beginnings>(.labelPointers)
}

extension EnglishAdvice {
  /// - Parameter label: A directive without its colon.
  fileprivate static func isLabelOfAdvice(_ label: String) -> Bool {
    let words = words(of: label)
    guard words.count >= 2, let first = words.first, let last = words.last,
      !openEnds.contains(last), !label.contains(" / ")
    else { return false }
    if first == "use", ["case", "cases"].contains(words[1]) { return false }
    return words.count > 2 || !firstWordsOfNames.contains(first)
  }

  private static let openEnds = Set<String>(.openLabelEnds, .english)

  /// `Help button`, `Return key`
  static let firstWordsOfNames = Set<String>(.nameVerbs, .english)
}
