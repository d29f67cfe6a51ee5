/// The hiragana behind the one kanji of a Japanese verb or adjective: `み` of `読みやすい`.
///
/// They tell it from the many compounds that have the kanji: 読み is no part of 購読.
enum Okurigana {
  /// What stands directly behind the kanji in the forms of a word, what was written first; `nil` if what
  /// follows are particles.
  static func kana(of following: String) -> String? {
    guard let first = following.unicodeScalars.first, !isParticle(following) else { return nil }
    guard !isAdjective(following) else { return String(first) }
    let others = rows.filter { $0.kana.contains(first) }.flatMap(\.others)
    var kana = String(first)
    for other in others where !kana.unicodeScalars.contains(other) {
      kana.unicodeScalars.append(other)
    }
    return kana
  }

  /// What the first kana turns into: of verbs by the consonant of their stem, of adjectives, and of verbs
  /// whose stem is the kanji alone, such as 見る.
  ///
  /// Of な hardly any verb has more than 重なる and 重ねる, of which one is the other's result.
  private static let rows = [
    ("かきくけこい", "かきくけこい"), ("がぎぐげごい", "がぎぐげごい"), ("さしすせそ", "さしすせそ"),
    ("たちつてとっ", "たちつてとっ"), ("なね", "なね"), ("ばびぶべぼん", "ばびぶべぼん"),
    ("まみむめもん", "まみむめもん"), ("らりるれろっ", "らりるれろっ"), ("わいうえおっ", "わいうえおっ"),
    // 長く is looked for as 長い, but 開く has no 開さ.
    ("いけさ", "いくけさ"), ("るてたまなよられろ", "るてたまなよられろ"),
  ].map { (kana: Set($0.unicodeScalars), others: Array($1.unicodeScalars)) }

  /// Whether it is the end of an adjective such as 新しい, in which し stays.
  private static func isAdjective(_ following: String) -> Bool {
    ["しい", "しく", "しけ", "しさ"].contains(where: following.hasPrefix)
  }

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
