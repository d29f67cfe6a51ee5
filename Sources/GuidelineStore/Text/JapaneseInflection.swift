/// The beginnings of inflected Japanese verbs and adjectives.
enum JapaneseInflection {
  /// The beginnings of all forms of a name: `置く` → `置か 置き 置く …`, `閉じる` → `閉じ …`.
  ///
  /// A name that isn't a verb gets forms, too, but no text contains them.
  static func beginnings(of name: String) -> [String] {
    let stem = name.unicodeScalars.dropLast()
    guard let ending = name.unicodeScalars.last, let row = rows[ending], let last = stem.last else {
      return []
    }
    // 見える, 美しい: the part before the ending is unambiguous.
    let standsAlone =
      (ending == "る" || ending == "い") && ScalarKind(folded: last.value) == .hiragana
    return (standsAlone ? [String(stem)] : []) + row.map { String(stem) + String($0) }
  }

  /// The beginnings of other forms of a verb or adjective written with kanji: `選ぶ` → `選ば 選び …`,
  /// `決める` → `決め`.
  static func forms(ofVerb name: String) -> [String] {
    guard let last = name.unicodeScalars.last, rows[last] != nil, !name.hasSuffix("する"),
      name.unicodeScalars.contains(where: { ScalarKind(folded: $0.value) == .ideograph })
    else { return [] }
    let beginnings = beginnings(of: name)
    let stem = String(name.unicodeScalars.dropLast())
    return beginnings.first == stem ? [stem] : beginnings
  }

  /// Maps the last kana of a verb or adjective to its inflections.
  private static let rows: [Unicode.Scalar: String] = [
    "う": "わいうえおっ", "く": "かきくけこい", "ぐ": "がぎぐげごい", "す": "さしすせそ", "つ": "たちつてとっ",
    "ぬ": "なにぬねのん", "ぶ": "ばびぶべぼん", "む": "まみむめもん", "る": "らりるれろっ", "い": "いくかけさ",
  ]
}
