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

  private static let requestEndings: Endings = [
    "ください", "下さい", "ましょう", "べきです", "べきだ", "べき", "べきである", "べきではない", "べきではありません",
    "べきでない", "べきでしょう", "必要があります", "必要がある", "てはいけません", "てはいけない", "ではいけません",
    "ではいけない", "てはなりません", "てはならない", "ではなりません", "ではならない", "ばなりません", "ばならない",
    "ばいけません", "ばいけない", "とよい", "と良い", "といい", "とよいです", "と良いです", "といいです", "とよいでしょう",
    "と良いでしょう", "といいでしょう", "のがよい", "のが良い", "のがよいでしょう", "のが良いでしょう", "うがよい",
    "うが良い", "うがいい", "方がよい", "方が良い", "方がいい", "うがよいです", "うが良いです", "うがいいです",
    "方がよいです", "方が良いです", "方がいいです", "うがよいでしょう", "うが良いでしょう", "うがいいでしょう",
    "方がよいでしょう", "方が良いでしょう", "方がいいでしょう", "お勧めします", "おすすめします", "推奨します", "推奨しています",
    "推奨される", "推奨されます", "推奨されている", "推奨されています", "望ましい", "望ましいです",
  ]

  private static let demands: Endings = ["すること", "ないこと"]

  /// Endings of a deed that nobody is named for; captions and labels end alike.
  private static let plainEndings: Endings = [
    "する", "しない", "避ける", "控える", "使う", "にします", "ようにします", "検討します", "避けます", "控えます",
    "ないように",
  ]

  /// Whether a verb before `こと` demands something: `標準の部品を使うこと`. What can be done or is so is
  /// what a title names: `アプリでできること`.
  private static func isDemand(_ sentence: String) -> Bool {
    guard sentence.hasSuffix("こと"), !isDefinition(sentence) else { return false }
    return isPlainDeed(String(sentence.dropLast(2)))
  }

  /// Whether it says what something is: `シートとは、作業を一つにまとめること`.
  static func isDefinition(_ sentence: String) -> Bool { sentence.holds("とは") }

  /// Whether it is a proposal in plain words: `標準の部品を使おう`, `理由を伝えよう`, but not `見えるよう` or
  /// `見えそう`.
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

  /// Whether a phrase advises as notes do, without a verb at its end: `題名を短く保持`, `戻るボタンの使用`.
  static func isNote(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    guard phrase.unicodeScalars.count >= 6 else { return false }
    return notes.end(phrase) || verdicts.end(phrase) || isDeedInTitle(phrase)
  }

  /// Whether it leaves the verb of its advice out: `短い言葉だけで`. Names of things end otherwise.
  static func isElliptic(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    return phrase.unicodeScalars.count >= 4 && manners.end(phrase)
  }

  private static let verdicts: Endings = ["非推奨", "禁止", "厳禁", "必須", "不要"]
  private static let manners: Endings = ["に", "で", "のみ", "だけ", "まで"]

  /// Whether a noun at the end of a phrase stands for a verb, because words that only a verb takes stand
  /// right before it: `見出しを上に配置`, `右から左へ整列`.
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

  private static let notes: Endings = [
    "を検討", "を使用", "の使用", "を利用", "を避け", "を推奨", "は推奨", "は非推奨", "は禁止", "を禁止", "を表示", "を非表示に",
    "を配置", "を用意", "を確保", "を維持", "を保持", "を提供", "を考慮", "を意識", "を統一", "を徹底", "を明示", "を確認",
    "が必要", "は必須", "は最小限に", "を最小限に", "ないように", "るように", "ない方がよい", "方がよい", "方が良い", "と良い", "とよい",
  ]
}
