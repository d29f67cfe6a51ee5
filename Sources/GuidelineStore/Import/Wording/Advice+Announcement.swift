extension Advice {
  /// Whether a sentence only asks the reader to read on:
  /// `Consider the following goals as you plan.`, `다음 사항을 기억하세요.`, `次の点に注意しましょう。`
  static func announces(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .korean: announcesInKorean(sentence)
    case .japanese: announcesInJapanese(sentence)
    default: announcesInEnglish(sentence)
    }
  }

  private static func announcesInEnglish(_ sentence: String) -> Bool {
    guard sentence.holds("ollowing") || sentence.holds("below") || sentence.holds("hese ") else {
      return false
    }
    let words = EnglishAdvice.words(of: sentence)
    // The object directly follows its verb: `follow the guidelines below`.
    for verb in words.indices where verbsOfReading.contains(words[verb]) {
      let object = words[(verb + 1)...].prefix(6)
      guard let pointer = object.firstIndex(where: ["following", "below", "these"].contains),
        words[pointer] != "following" || words[pointer - 1] == "the"
      else { continue }
      let isAlone = words[pointer] == "following" && goesOnWithout(words[(pointer + 1)...])
      if isAlone || object.contains(where: namesOfAdvice.contains) { return true }
    }
    return false
  }

  /// Whether `the following` is used as a noun: `keep the following in mind`.
  private static func goesOnWithout(_ rest: ArraySlice<String>) -> Bool {
    rest.first.map(["as", "before", "if", "in", "when", "while"].contains) ?? true
  }

  private static let verbsOfReading = Set<String>(.readingVerbs, .english)
  private static let namesOfAdvice = Set<String>(.adviceNouns, .english)

  private static func announcesInKorean(_ sentence: String) -> Bool {
    guard sentence.holds("다음") || sentence.holds("아래") else { return false }
    let words = sentence.withoutFinalMarks.split(separator: " ")
    guard words.count >= 3,
      let pointer = words.firstIndex(where: {
        ["다음", "다음의", "다음과", "아래", "아래의", "아래와"].contains($0)
      })
    else { return false }
    let rest = words[(pointer + 1)...]
    guard let object = rest.firstIndex(where: { koreanObjectMarks.end($0) }) else { return false }
    let verb = rest[(object + 1)...]
    let isRequest = KoreanAdvice.isRequest(sentence)
    if ["같은", "같이"].contains(rest.first), !isRequest { return verb.count <= 2 }
    let isAdvice = koreanAdvice.end(rest[object].dropLast())
    let starts = verb.last.map { $0.hasPrefix("시작") } ?? false
    return verb.count <= (starts ? 3 : 2) && (isAdvice || starts)
      && (starts || verb.contains { word in koreanThoughts.contains { word.hasPrefix($0) } })
  }

  private static let koreanObjectMarks: Endings = ["을", "를", "에"]
  private static let koreanAdvice = Endings(.adviceNouns, .korean)
  private static let koreanThoughts = [String](.readingVerbs, .korean)

  private static func announcesInJapanese(_ sentence: String) -> Bool {
    for pointer in ["次の", "以下の", "下記の"] {
      guard let start = sentence.range(of: pointer)?.upperBound else { continue }
      let rest = String(sentence[start...])
      let isOfAdvice = japaneseAdvice.contains { name in
        ["を", "に", "も", "の"].contains { rest.holds(name + $0) }
      }
      if isOfAdvice, japaneseThoughts.contains(where: { rest.holds($0) }) { return true }
    }
    return false
  }

  private static let japaneseAdvice = [String](.adviceNouns, .japanese)
  private static let japaneseThoughts = [String](.readingVerbs, .japanese)
}
