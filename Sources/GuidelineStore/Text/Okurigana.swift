/// The hiragana after the only kanji of a Japanese verb or adjective: `み` of `読みやすい`.
///
/// These kana distinguish the verb from the many compounds with its kanji: 読み isn't part of 購読.
enum Okurigana {
  /// The kana that directly follow the kanji in the forms of a word, starting with the one written;
  /// `nil` if particles follow.
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

  /// The inflections of the first kana: by the consonant of a verb's stem, of adjectives, and of
  /// verbs whose stem is the kanji alone, such as 見る.
  ///
  /// The row of な is short, because hardly any verbs but 重なる and 重ねる use it.
  private static let rows = [
    ("かきくけこい", "かきくけこい"), ("がぎぐげごい", "がぎぐげごい"), ("さしすせそ", "さしすせそ"),
    ("たちつてとっ", "たちつてとっ"), ("なね", "なね"), ("ばびぶべぼん", "ばびぶべぼん"),
    ("まみむめもん", "まみむめもん"), ("らりるれろっ", "らりるれろっ"), ("わいうえおっ", "わいうえおっ"),
    // 長く is searched as 長い, although 開く has no 開さ.
    ("いけさ", "いくけさ"), ("るてたまなよられろ", "るてたまなよられろ"),
  ].map { (kana: Set($0.unicodeScalars), others: Array($1.unicodeScalars)) }

  /// Whether the kana are the ending of an adjective such as 新しい, in which し stays.
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
  /// Kana that are particles unless certain kana follow: 上が|る, 落と|す, 増や|す, 動か|す.
  private static let ambiguous = [
    ("が", "らりるれっ"), ("と", "さしすせそ"), ("も", "らりるれ"), ("や", "さしすせそ"), ("か", "さしすせそなれ"),
  ]
}
