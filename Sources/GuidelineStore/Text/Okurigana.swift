/// The hiragana behind the one kanji of a Japanese verb or adjective: `み` of `読みやすい`.
///
/// They tell it from the many compounds that have the kanji: 読み is no part of 購読.
enum Okurigana {
  /// What stands directly behind the kanji in the forms of a word, what was written first; `nil` if what
  /// follows are particles.
  static func kana(of following: String) -> String? {
    guard let first = following.unicodeScalars.first, !isParticle(following) else { return nil }
    let others = rows.filter { $0.unicodeScalars.contains(first) }.joined().unicodeScalars
    var kana = String(first)
    for other in others where !kana.unicodeScalars.contains(other) {
      kana.unicodeScalars.append(other)
    }
    return kana
  }

  /// What the first kana turns into: of verbs by the consonant of their stem, of adjectives, and of verbs
  /// whose stem is the kanji alone, such as 見る.
  private static let rows = [
    "かきくけこい", "がぎぐげごい", "さしすせそ", "たちつてとっ", "なにぬねのん", "ばびぶべぼん", "まみむめもん",
    "らりるれろっ", "わいうえおっ", "いくけさ", "るてたまなよられろせ",
  ]

  private static func isParticle(_ following: String) -> Bool {
    particles.contains(where: following.hasPrefix) || wholeParticles.contains(following)
      || ambiguous.contains { kana, verb in
        following.hasPrefix(kana) && !verb.contains { following.hasPrefix(kana + String($0)) }
      }
  }

  private static let particles = [
    "を", "は", "へ", "の", "に", "で", "から", "かど", "かも", "より", "まで", "だ", "しか", "さえ", "さん",
    "たち", "など", "なら", "ごと", "ぐらい", "くらい", "ずつ", "すら", "こそ", "ほど", "として", "とする",
  ]
  private static let wholeParticles: Set<String> = ["か", "な", "し", "ば", "ね", "よ", "ら"]
  /// What is a particle unless the verb goes on with certain kana: 上が|る, 落と|す, 増や|す, 動か|す.
  private static let ambiguous = [
    ("が", "らりるれっ"), ("と", "さしすせそ"), ("も", "らりるれ"), ("や", "さしすせそ"), ("か", "さしすせそなれ"),
  ]
}
