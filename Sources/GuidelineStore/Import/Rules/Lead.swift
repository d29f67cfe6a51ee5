/// The span of a block that may state a rule, and its meaning.
struct Lead {
  enum Meaning {
    case rule
    case definition
    /// The label of a remark: `Note`, `참고`.
    case note
    /// A heading in bold, or bold words without anything after them.
    case label
  }

  let meaning: Meaning
  /// Byte offsets into the block's text.
  let range: Range<Int>
  /// The rest of the text, in byte offsets.
  let rest: Range<Int>

  init(meaning: Meaning, range: Range<Int>, rest: Range<Int>) {
    (self.meaning, self.range, self.rest) = (meaning, range, rest)
  }

  /// Reads the bold span at the start of a block.
  init?(strongStartOf text: InlineText, _ language: Language) {
    guard let strong = text.strongStart else { return nil }
    if let label = PlatformLabel(text.text) {
      guard let advice = label.advice(in: text, language) else { return nil }
      (meaning, range, rest) = (.rule, advice, advice.upperBound..<text.text.count)
      return
    }
    let number = RuleNumber(text.text[strong])
    if number != nil, let sentence = Self.sentence(behind: strong, in: text, language) {
      (meaning, range, rest) = (.rule, sentence, sentence.upperBound..<text.text.count)
      return
    }
    // The lead may still be in English when its explanation is translated.
    let language = Self.language(of: strong, in: text, beside: language)
    let words = number.map { $0.end..<strong.upperBound } ?? strong
    let first = words.isEmpty ? strong : words
    var restStart = first.upperBound
    let follows = restStart < text.text.count ? text.text[restStart] : nil
    let lead = text.line(first)
    guard lead.utf8.contains(where: \.isWordByte) else { return nil }
    let isFollowedByMark = Self.isFinalMark(text.text, at: restStart)
    // With a particle, `**경고**는 …`, they are the subject of a sentence.
    let isSubject = [.hangul, .kana, .ideograph].contains(Script(at: restStart, in: text.text))
    if isSubject, !Advice.isSentence(lead, language) { return nil }
    while restStart < text.text.count,
      text.text[restStart].isSpaceOrLineFeed || ".:,".utf8.contains(text.text[restStart])
        || Self.isFinalMark(text.text, at: restStart)
    {
      restStart += decodeScalar(text.text, restStart).length
    }
    let isLabel =
      lead.hasSuffix(":") || lead.hasSuffix("：") || follows == UInt8(ascii: ":")
      || Self.scalar(text.text, at: first.upperBound) == Self.wideColon
    let isBad =
      ItemMark(text.text[...]).map { $0.isBad && $0.end == first.lowerBound } ?? false
      && !Advice.isProhibition(lead, language)
    let meaning =
      isBad
      ? Meaning.rule
      : Self.meaning(
        of: lead, language, isLabel: isLabel, isSentence: isFollowedByMark || lead.endsSentence,
        rest: text.text[min(restStart, text.text.count)...])
    while restStart < text.text.count,
      text.text[restStart].isSpaceOrLineFeed
        || Self.scalar(text.text, at: restStart) == Self.wideColon
    {
      restStart += decodeScalar(text.text, restStart).length
    }
    restStart = Self.end(ofDashAt: restStart, in: text.text)
    let isAdviceBeforeColon = isLabel && meaning == .rule
    self.meaning = meaning
    let stated = isAdviceBeforeColon ? Self.withoutColon(first, in: text.text) : first
    range = isBad ? 0..<stated.upperBound : stated
    rest = min(restStart, text.text.count)..<text.text.count
  }

  /// The language of bold words: the block's, unless they are Latin and no name.
  private static func language(
    of strong: Range<Int>, in text: InlineText, beside language: Language
  ) -> Language {
    guard language != .english else { return language }
    let counts = ScriptCounts(Array(text.text[strong]))
    guard counts.latin > 0, counts.hangul + counts.kana + counts.ideograph == 0 else {
      return language
    }
    let words = text.line(strong)
    return words.isInTitleCase && !words.endsSentence ? language : .english
  }

  /// The offset after the dash before an explanation: `**Keep it short** — it …`.
  private static func end(ofDashAt start: Int, in text: [UInt8]) -> Int {
    guard let dash = scalar(text, at: start), [0x2D, 0x2013, 0x2014, 0x2015].contains(dash) else {
      return start
    }
    var end = start + decodeScalar(text, start).length
    // `-5` is a number.
    guard dash != 0x2D || end < text.count && text[end].isSpaceOrLineFeed else { return start }
    while end < text.count, text[end].isSpaceOrLineFeed { end += 1 }
    return end < text.count ? end : start
  }

  static func withoutColon(_ range: Range<Int>, in text: [UInt8]) -> Range<Int> {
    var words = text[range]
    if words.last == UInt8(ascii: ":") {
      words.removeLast()
    } else if words.suffix(3).elementsEqual("：".utf8) {
      words.removeLast(3)
    }
    while let last = words.last, last.isSpaceOrLineFeed { words.removeLast() }
    return words.indices
  }

  /// The sentence after a bold number, if nothing else is bold: `**M-02**: Keep it short.`
  private static func sentence(
    behind strong: Range<Int>, in text: InlineText, _ language: Language
  ) -> Range<Int>? {
    guard let number = RuleNumber(text.text[strong.lowerBound...]), number.end >= strong.upperBound
    else { return nil }
    let sentence = Sentence.first(of: text.text, from: number.end)
    let line = text.line(sentence)
    let isStatement =
      line.wordCount >= 4 || language == .japanese && JapaneseAdvice.isPredicate(line)
    let states = Advice.isDirective(line, language) || line.endsSentence && isStatement
    return states ? sentence : nil
  }

  private static func meaning(
    of lead: String, _ language: Language, isLabel: Bool, isSentence: Bool,
    rest: ArraySlice<UInt8>
  ) -> Meaning {
    if PageWords.isNote(lead) { return .note }
    if isLabel {
      guard !rest.isEmpty else { return .label }
      let isAlone = rest.elementsEqual("：".utf8)
      return !isAlone && Advice.isLabelOfAdvice(lead, language) ? .rule : .definition
    }
    if Advice.isExample(lead) { return .label }
    if isSentence {
      return Advice.isName(lead, language) ? (rest.isEmpty ? .label : .definition) : .rule
    }
    if Advice.isSentence(lead, language) {
      return .rule
    }
    if lead.hasSuffix(","), lead.wordCount >= 4, !rest.isEmpty { return .rule }
    return .label
  }

  private static let wideColon: UInt32 = 0xFF1A

  private static func scalar(_ text: [UInt8], at index: Int) -> UInt32? {
    index < text.count ? decodeScalar(text, index).value : nil
  }

  /// Whether `.`, `。` or the like directly follows the span, as part of its sentence.
  private static func isFinalMark(_ text: [UInt8], at index: Int) -> Bool {
    guard let scalar = scalar(text, at: index) else { return false }
    return [0x2E, 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F, 0xFF0E].contains(scalar)
  }
}

extension Lead {
  /// The lead of a rule: the bold words if a mark follows, or else the sentence that they start.
  func asRule(in text: InlineText) -> Lead {
    var start = range.upperBound
    let words = text.line(range)
    if words.hasSuffix(":") || words.hasSuffix("：") {
      let words = Self.withoutColon(range, in: text.text)
      return Lead(meaning: .rule, range: words, rest: rest)
    }
    var isParted = words.endsSentence
    while start < text.text.count {
      let scalar = decodeScalar(text.text, start)
      guard scalar.value == 0x20 || scalar.value == 0x0A || Self.isParting(scalar.value) else {
        break
      }
      if Self.isParting(scalar.value) { isParted = true }
      start += scalar.length
    }
    if isParted { return Lead(meaning: .rule, range: range, rest: start..<text.text.count) }
    let sentence = Sentence.first(of: text.text, from: range.lowerBound)
    let end = max(range.upperBound, sentence.upperBound)
    return Lead(meaning: .rule, range: range.lowerBound..<end, rest: end..<text.text.count)
  }

  /// `-`, `.`, `:` and the like.
  private static func isParting(_ scalar: UInt32) -> Bool {
    [0x2D, 0x2E, 0x3A, 0x2013, 0x2014, 0x3002, 0xFF1A].contains(scalar)
  }
}
