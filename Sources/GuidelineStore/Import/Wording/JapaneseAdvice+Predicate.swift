/// Sentences and titles in Japanese, told apart by the kana that they end in.
extension JapaneseAdvice {
  /// Whether a phrase ends in a verb or an adjective: in hiragana other than a particle's, and other
  /// than that of a noun made of a verb, `表示の違い`.
  static func isPredicate(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    guard let last = phrase.unicodeScalars.last, phrase.unicodeScalars.count >= 4 else {
      return false
    }
    if ["こと", "べき", "ましょう"].contains(where: phrase.hasSuffix) { return true }
    switch last {
    case "い": return adjectives.end(phrase)
    // `色を変えるな` and `色を決めろ` name what is done to something, `色のまとめ` does not.
    case "せ", "れ", "め", "け": return phrase.unicodeScalars.contains("を")
    default: return "るうくすつぬむぐぶただんろ".unicodeScalars.contains(last)
    }
  }

  /// Endings of adjectives and of requests; nouns made of verbs end in `い`, too: `扱い`, `組み合わせ`.
  private static let adjectives: Endings = [
    "ない", "無い", "たい", "しい", "さい", "すい", "くい", "らい", "よい", "良い", "いい", "きい", "るい", "多い", "高い",
    "低い", "長い", "短い", "早い", "速い", "遅い", "強い", "弱い", "近い", "遠い", "広い", "狭い", "深い", "浅い", "太い",
    "細い", "厚い", "薄い", "濃い", "重い", "軽い", "暗い", "赤い", "青い", "白い", "黒い", "丸い", "悪い", "古い", "若い",
    "安い", "易い", "硬い", "固い", "堅い", "鋭い", "鈍い", "粗い", "甘い", "熱い", "辛い",
  ]
}
