/// How far apart two words are as mistakes in writing go: a letter costs less that is only doubled, and one that
/// is replaced costs by how easily it is taken for the other.
enum SpellingDistance: EditDistance {
  /// Whether short English words are two, and no slip: one only goes on after the other, or ends in another
  /// letter: `star` and `start`, `pasta` and `paste`.
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

  /// What it costs that a letter is there: less, if it only doubles the one before it, as few remember
  /// which of an English word's letters are double.
  static func cost(ofOneMore index: Int, in word: [UInt32]) -> Double {
    let doubles = index > 0 && word[index] == word[index - 1]
    return doubles && ScalarKind(folded: word[index]) == .latin ? ofDoubled : 1
  }

  /// Whether one letter is another, or a Korean or Japanese one that is taken for it.
  static func areAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    one == other || near(one, other, hangul) || near(one, other, kana)
  }

  /// What it costs to write one letter for another.
  static func cost(of one: UInt32, for other: UInt32) -> Double {
    if one == other { return 0 }
    switch ScalarKind(folded: one) {
    case .latin: return near(one, other, latin) ? ofNeighbor : ofOther
    // One kanji for another makes another word.
    case .ideograph: return ofKanji
    case .hiragana, .katakana, .longMark:
      return ScalarKind(folded: other) == .ideograph ? ofKanji : 1
    // Of syllables, or their letters.
    default: return near(one, other, hangul) ? ofAlike : 1
    }
  }

  private static func near(_ one: UInt32, _ other: UInt32, _ groups: [UInt32: Set<UInt32>]) -> Bool
  {
    groups[one]?.contains(other) ?? false
  }

  /// Letters side by side on a keyboard, and the vowels.
  private static let latin = neighbors(
    """
    qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol \
    az sx dc fv gb hn jm wa es rd ft gy hu ji ko lp aeiouy ck sc sz
    """)

  /// Consonants of one row, and vowels that look or sound alike.
  private static let hangul = neighbors(
    """
    ᄀᄁᄏ ᄃᄄᄐ ᄇᄈᄑ ᄉᄊ ᄌᄍᄎ ᄑᄒ ᅢᅦ ᅤᅨ ᅫᅬᅰ ᅡᅢ ᅥᅦ ᅥᅩ ᅡᅥ ᅳᅮ ᅱᅵ ᅴᅵ ᅳᅴ ᅡᅣ ᅥᅧ ᅩᅭ ᅮᅲ ᅥᅯ ᅡᅪ ᅦᅨ ᅩᅮ \
    ᆨᆩᆿ ᆮᇀᆺᆻᆽᆾ ᆸᇁ ᆫᆼ
    """)

  /// Kana that differ in their voicing mark.
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
