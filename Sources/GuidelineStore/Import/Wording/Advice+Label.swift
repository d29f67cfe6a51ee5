extension Advice {
  /// Whether words before a colon tell their reader what to do, as those of summaries do:
  /// `Keep it simple:`, but not `Scale factors:`, `Use when:` or `Avoid this:`.
  static func isLabelOfAdvice(_ label: String, _ language: Language) -> Bool {
    let words = label.withoutFinalMarks
    guard PageWords.Label(of: words).isDisjoint(with: [.promiseOfRules, .commonSection]),
      isDirective(words, language) || isTerseAdvice(words, language)
    else { return false }
    switch language {
    case .korean: return words.wordCount >= 2 && !koreanPointers.begin(words)
    case .japanese: return words.unicodeScalars.count >= 5 && !japanesePointers.begin(words)
    default: return EnglishAdvice.isLabelOfAdvice(words)
    }
  }

  /// What points ahead to what follows the colon.
  private static let koreanPointers: Beginnings = ["다음", "이렇게", "아래"]
  private static let japanesePointers: Beginnings = ["次の", "以下", "こう"]
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

  /// Words at the end of a label whose sentence goes on behind the colon, or that stand for what
  /// follows there.
  private static let openEnds: Set<String> = [
    "as", "at", "because", "below", "by", "following", "for", "from", "if", "in", "like", "more",
    "not", "on", "started", "that", "these", "this", "those", "to", "unless", "via", "when",
    "where", "with", "without",
  ]

  /// Verbs that stand before nouns in the names of things: `Help button`, `Return key`.
  static let firstWordsOfNames: Set<String> = [
    "base", "check", "guide", "handle", "help", "hold", "inset", "launch", "look", "mirror", "mute",
    "present", "read", "return", "select", "separate", "start", "store", "turn", "update", "work",
  ]
}
