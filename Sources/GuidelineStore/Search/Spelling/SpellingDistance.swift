/// The edit distance between two words, weighted by how common a typo is: a doubled letter costs
/// less, and a substitution depends on how similar the letters are.
enum SpellingDistance: EditDistance {
  /// Whether short English words are two words rather than a typo: one continues the other or has
  /// another last letter: `star` and `start`, `pasta` and `paste`.
  static func areOther(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    guard max(one.count, other.count) < SpellingLimit.long,
      ScalarKind(folded: one.first ?? 0) == .latin
    else {
      return false
    }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return long.last != short.last
      && (long.starts(with: short)
        || long.count == short.count && long.dropLast() == short.dropLast())
  }

  /// The cost of an extra letter. Doubled letters in English words cost less, since few remember
  /// which ones are double.
  static func cost(ofOneMore index: Int, in word: [UInt32]) -> Double {
    let doubles = index > 0 && word[index] == word[index - 1]
    return doubles && ScalarKind(folded: word[index]) == .latin ? ofDoubled : 1
  }

  /// Whether the letters are the same or, in Korean and Japanese, easily confused.
  static func areAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    one == other || near(one, other, hangul) || near(one, other, kana)
  }

  /// The cost of a substitution.
  static func cost(of one: UInt32, for other: UInt32) -> Double {
    if one == other { return 0 }
    switch ScalarKind(folded: one) {
    case .latin: return near(one, other, latin) ? ofNeighbor : ofOther
    // Another kanji makes another word.
    case .ideograph: return ofKanji
    case .hiragana, .katakana, .longMark:
      return ScalarKind(folded: other) == .ideograph ? ofKanji : 1
    // Syllables or their letters.
    default: return near(one, other, hangul) ? ofAlike : 1
    }
  }

  private static func near(_ one: UInt32, _ other: UInt32, _ groups: [UInt32: Set<UInt32>]) -> Bool
  {
    groups[one]?.contains(other) ?? false
  }

  /// Neighbors on the keyboard, and vowels.
  private static let latin = neighbors(
    """
    qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol \
    az sx dc fv gb hn jm wa es rd ft gy hu ji ko lp aeiouy ck sc sz
    """)

  /// Consonants of one series, and vowels that look or sound alike.
  private static let hangul = neighbors(
    """
    ᄀᄁᄏ ᄃᄄᄐ ᄇᄈᄑ ᄉᄊ ᄌᄍᄎ ᄑᄒ ᅢᅦ ᅤᅨ ᅫᅬᅰ ᅡᅢ ᅥᅦ ᅥᅩ ᅡᅥ ᅳᅮ ᅱᅵ ᅴᅵ ᅳᅴ ᅡᅣ ᅥᅧ ᅩᅭ ᅮᅲ ᅥᅯ ᅡᅪ ᅦᅨ ᅩᅮ \
    ᆨᆩᆿ ᆮᇀᆺᆻᆽᆾ ᆸᇁ ᆫᆼ
    """)

  /// Kana that differ only in their voicing mark.
  private static let kana = neighbors(
    """
    カガ キギ クグ ケゲ コゴ サザ シジ スズ セゼ ソゾ タダ チヂ ツヅ テデ トド ハバパ ヒビピ フブプ ヘベペ ホボポ \
    かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ つづ てで とど はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ
    """)

  private static func neighbors(_ groups: String) -> [UInt32: Set<UInt32>] {
    var neighbors: [UInt32: Set<UInt32>] = [:]
    for group in groups.split(whereSeparator: \.isWhitespace) {
      let letters = Set(group.unicodeScalars.map(\.value))
      for letter in letters { neighbors[letter, default: []].formUnion(letters) }
    }
    return neighbors
  }
}
