/// Chooses between the two forms of a Korean particle by the final sound of the preceding word:
/// `코루틴’이`, `버튼을`, `바로`, `2019로`.
enum KoreanParticle {
  /// The form after a final consonant, and the form after a vowel.
  private static let pairs = [
    ("이라는", "라는"), ("으로", "로"), ("이나", "나"), ("이", "가"), ("을", "를"), ("은", "는"), ("과", "와"),
  ]

  /// Appends words, and picks one form of a particle like `을/를` at their start, also after closing
  /// marks.
  static func append(_ words: Substring, to text: String) -> String {
    let marks = words.prefix { closingMarks.contains($0) }
    let rest = words[marks.endIndex...]
    for (closed, open) in pairs where rest.hasPrefix("\(closed)/\(open)") {
      let ending = Ending(of: text)
      let usesOpenForm = ending == .vowel || ending == .rieul && closed == "으로"
      let particle = usesOpenForm ? open : closed
      return text + marks + particle + rest.dropFirst(closed.count + 1 + open.count)
    }
    return text + words
  }

  private static let closingMarks: Set<Character> = [
    "’", "”", "'", "\"", "」", ")", "]", "`", "»", "…",
  ]

  /// The final sound of a word.
  private enum Ending {
    case vowel, consonant
    /// `ㄹ`: takes `로`, as a vowel does.
    case rieul

    /// - Parameter text: Its last letter or digit decides, ignoring trailing parentheses.
    init(of text: String) {
      var text = Substring(text)
      while let last = text.last, !last.isLetter, !last.isNumber {
        text.removeLast()
        if last == ")", let open = text.lastIndex(of: "("), open > text.startIndex {
          text = text[..<open]
        }
      }
      guard let scalar = text.unicodeScalars.last else {
        self = .vowel
        return
      }
      switch scalar.value {
      case 0xAC00...0xD7A3:
        let final = (scalar.value - 0xAC00) % 28
        self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
      case 0x30...0x39: self = Self.digits[Int(scalar.value - 0x30)]
      default:
        let letters = text.reversed().prefix { $0.isASCII && $0.isLetter }.reversed()
        self = Self(ofLatin: String(letters))
      }
    }

    // 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구
    private static let digits: [Ending] = [
      .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
    ]

    /// By the usual transcription: `앱`, `탭`, `메뉴얼`, but `텍스트`, `카드`; initials by their names.
    private init(ofLatin word: String) {
      let letters = Array(word.lowercased())
      guard let last = letters.last else {
        self = .vowel
        return
      }
      let before = letters.dropLast().last
      let isSpelledOut = word.allSatisfy(\.isUppercase)
      let followsVowel = before.map { "aeiouy".contains($0) } ?? false
      switch last {
      case "l": self = .rieul
      case "r" where isSpelledOut: self = .rieul
      case "m", "n": self = .consonant
      case "e" where !isSpelledOut && before == "l" && letters.count > 2: self = .rieul
      case "e" where !isSpelledOut && (before == "m" || before == "n") && letters.count > 3:
        self = .consonant
      case "g" where before == "n" && !isSpelledOut: self = .consonant
      case "k" where before == "c" && !isSpelledOut: self = .consonant
      case "p" where before == "p" && !isSpelledOut: self = .consonant
      case "b", "c", "k", "p", "t": self = followsVowel && !isSpelledOut ? .consonant : .vowel
      default: self = .vowel
      }
    }
  }
}
