enum JapaneseAdvice {
  static func isDirective(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    return isRequest(sentence) || plainEndings.end(sentence) || isDemand(sentence)
      || isPlainDeed(sentence)
  }

  static func isRequest(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    if sentence.hasSuffix("こと") { return demands.end(sentence) && !isDefinition(sentence) }
    return requestEndings.end(sentence) || isVolitional(sentence)
  }

  private static let requestEndings = Endings(.requestEndings, .japanese)
  private static let demands: Endings = ["すること", "ないこと"]
  private static let plainEndings = Endings(.deedEndings, .japanese)

  /// Whether a verb before `こと` makes a demand: `標準の部品を使うこと`. A possibility or a state is part of a
  /// title: `アプリでできること`.
  private static func isDemand(_ sentence: String) -> Bool {
    guard sentence.hasSuffix("こと"), !isDefinition(sentence) else { return false }
    return isPlainDeed(String(sentence.dropLast(2)))
  }

  /// Whether it defines something: `シートとは、作業を一つにまとめること`.
  static func isDefinition(_ sentence: String) -> Bool { sentence.holds("とは") }

  /// Whether it is a suggestion in plain form: `標準の部品を使おう`, `理由を伝えよう`, but not `見えるよう` or `見えそう`.
  private static func isVolitional(_ sentence: String) -> Bool {
    let end = Array(sentence.unicodeScalars.suffix(3))
    guard end.count == 3, end[2] == "う" else { return false }
    let isBehindKanji = Script(end[0].value) == .ideograph
    switch end[1] {
    case "よ": return "しえけげせぜてでねべめれきじちびみり見".unicodeScalars.contains(end[0])
    case "そ": return isBehindKanji || "かがまらわ".unicodeScalars.contains(end[0])
    case "こ": return isBehindKanji || end[0] == "お"
    case "お", "ご", "と", "ぼ", "も": return isBehindKanji
    case "ろ": return end[0] != "だ" && (isBehindKanji || "くまぶ".unicodeScalars.contains(end[0]))
    default: return false
    }
  }

  /// Whether a phrase gives advice without a final verb, as notes do: `題名を短く保持`, `戻るボタンの使用`.
  static func isNote(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    guard phrase.unicodeScalars.count >= 6 else { return false }
    return notes.end(phrase) || verdicts.end(phrase) || isDeedInTitle(phrase)
  }

  /// Whether it omits the verb of its advice: `短い言葉だけで`. Names of things don't end like this.
  static func isElliptic(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    return phrase.unicodeScalars.count >= 4 && manners.end(phrase)
  }

  private static let verdicts = Endings(.verdicts, .japanese)
  private static let manners = Endings(.mannerEndings, .japanese)

  /// Whether a final noun replaces a verb, because words that only a verb takes directly precede
  /// it: `見出しを上に配置`, `右から左へ整列`.
  private static func isDeedInTitle(_ phrase: String) -> Bool {
    let scalars = Array(phrase.unicodeScalars)
    let noun = scalars.reversed().prefix { Script($0.value) == .ideograph }.count
    guard (2...4).contains(noun), scalars.count > noun + 2 else { return false }
    let before = scalars[..<(scalars.count - noun)]
    guard let particle = before.last, "をにへでとく".unicodeScalars.contains(particle),
      before.contains("を") || !"でと".unicodeScalars.contains(particle)
    else { return false }
    return Script(before.dropLast().last?.value ?? 0) != .other
  }

  private static let notes = Endings(.noteEndings, .japanese)
}

/// Recognizes Japanese sentences and titles by their last kana.
extension JapaneseAdvice {
  /// Whether a phrase ends in a verb or an adjective: in hiragana that is neither a particle's nor
  /// that of a noun made of a verb, `表示の違い`.
  static func isPredicate(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    guard let last = phrase.unicodeScalars.last, phrase.unicodeScalars.count >= 4 else {
      return false
    }
    if ["こと", "べき", "ましょう"].contains(where: phrase.hasSuffix) { return true }
    switch last {
    case "い": return adjectives.end(phrase)
    // A verb has an object; a noun such as in `色のまとめ` has none.
    case "せ", "れ", "め", "け": return phrase.unicodeScalars.contains("を")
    default: return "るうくすつぬむぐぶただんろ".unicodeScalars.contains(last)
    }
  }

  private static let adjectives = Endings(.adjectiveEndings, .japanese)
}
