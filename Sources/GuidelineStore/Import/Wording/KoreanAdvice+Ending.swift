/// Endings of Korean sentences that only their syllables reveal.
extension KoreanAdvice {
  /// Whether a syllable is a contracted verb stem before `라`: `그려라`, `맡겨라`, `물어봐라`, but not `카메라`.
  static func isContracted(_ stem: Substring) -> Bool {
    guard let last = stem.unicodeScalars.last, let syllable = HangulSyllable(last) else {
      return false
    }
    return !syllable.hasFinal && [.ae, .yeo, .wa, .wo].contains(syllable.vowel)
      || "써꺼떠퍼".unicodeScalars.contains(last)
  }

  /// Whether it makes a demand, as notices do: `여백을 넉넉히 둘 것`, but not `도움이 될 것`, nor a title such
  /// as `알아야 할 것`.
  static func isDemand(_ phrase: String) -> Bool {
    guard phrase.hasSuffix("것") else { return false }
    var verb = Substring(phrase.dropLast())
    while verb.last == " " { verb.removeLast() }
    guard let last = verb.unicodeScalars.last, let syllable = HangulSyllable(last),
      syllable.endsInRieul, !guesses.end(verb)
    else { return false }
    return verb.hasSuffix("할")
      || String(verb).wordCount >= 2 && !verb.split(separator: " ").contains(where: isAgent)
  }

  /// Whether it is a suggestion: `꼭 필요한 것만 담자`, `제목을 짧게 짓자`, but not a noun with the same ending,
  /// `목록을 여는 사용자`.
  static func isProposal(_ sentence: String) -> Bool {
    guard sentence.hasSuffix("자") else { return false }
    let words = sentence.split(separator: " ")
    guard let before = words.dropLast().last else { return false }
    return objectMarks.end(before) || tellsManner(before)
  }

  private static let guesses = Endings(.guessEndings, .korean)
}

/// A Hangul syllable in its parts.
struct HangulSyllable {
  enum Vowel: Int {
    case ae = 1
    case yeo = 6
    case wa = 9
    case wo = 14
    case other = -1
  }

  let vowel: Vowel
  let hasFinal: Bool
  let endsInRieul: Bool

  /// `nil` if it isn't a composed syllable.
  init?(_ scalar: Unicode.Scalar) {
    guard 0xAC00...0xD7A3 ~= scalar.value else { return nil }
    let index = Int(scalar.value - 0xAC00)
    vowel = Vowel(rawValue: index / 28 % 21) ?? .other
    hasFinal = index % 28 != 0
    endsInRieul = index % 28 == 8
  }
}
