/// The stems of Korean verbs, which the glossary lists bare (`옮기`) or as a noun (`열기`).
enum HangulVerb {
  /// The possible stems of a word, bare and as nouns: `옮기려면` → `옮기 옮기기`, `열면` → `열기`.
  ///
  /// - Parameter shortest: The minimum number of syllables of a bare stem.
  static func stems(of word: [UInt32], shortest: Int = 2) -> [String] {
    guard word.allSatisfy(hangul.contains) else { return [] }
    var stems: [[UInt32]] = []
    for length in 0..<min(word.count, longestEnding + 1)
    where length == 0 || isEnding(word.suffix(length)) {
      let stem = Array(word.dropLast(length))
      if length > 0 { stems.append(stem) }
      if let opened = opened(stem) { stems.append(opened) }
    }
    return stems.flatMap { names($0, shortest: shortest) }
  }

  /// Whether a word is composed of nouns and at least one verb form. A noun made with `기` doesn't
  /// count as a verb.
  ///
  /// - Parameters:
  ///   - stems: The verbs' stems, including contracted ones.
  ///   - nouns: The nouns, which may have verb endings.
  static func isMade(of stems: [[UInt32]], and nouns: [[UInt32]], _ word: [UInt32]) -> Bool {
    guard word.count > 1, word.count <= longestMadeUp, word.allSatisfy(hangul.contains) else {
      return false
    }
    func isMade(_ word: ArraySlice<UInt32>, hasVerb: Bool) -> Bool {
      if word.isEmpty { return hasVerb }
      for length in 0..<min(word.count, longestEnding + 1) {
        let ending = word.suffix(length)
        guard length == 0 || ending.first != nounEnding && isEnding(ending) else { continue }
        let form = word.dropLast(length)
        for noun in nouns where form.ends(with: noun) {
          if isMade(form.dropLast(noun.count), hasVerb: hasVerb) { return true }
        }
        let forms = (length > 0 ? [form] : []) + (opened(Array(form)).map { [$0[...]] } ?? [])
        for form in forms {
          for stem in stems where form.ends(with: stem) {
            if isMade(form.dropLast(stem.count), hasVerb: true) { return true }
          }
        }
      }
      return false
    }
    return isMade(word[...], hasVerb: false)
  }

  private static let longestMadeUp = 12

  /// The stem without the final consonant an ending added: 옮긴, 옮길, 옮김, 옮깁(니다), 옮겼(다).
  private static func opened(_ stem: [UInt32]) -> [UInt32]? {
    guard let last = stem.last else { return nil }
    let final = (last - hangul.lowerBound) % 28
    return [4, 8, 16, 17, 20].contains(final) ? stem.dropLast() + [last - final] : nil
  }

  /// Other ways a name may begin in a text if it is a verb: without `기`, or contracted with `어`:
  /// `옮기` → `옮겨`.
  static func beginnings(of name: String) -> [String] {
    let name = name.unicodeScalars.map(\.value)
    var beginnings: [String] = []
    var stems = [name]
    if name.count > 1, name.last == nounEnding {
      stems.append(name.dropLast())
      beginnings += names(name.dropLast())
    }
    for stem in stems {
      guard !borrowedEnds.contains(stem.last ?? 0) || stem.count < name.count,
        let melted = melted(stem)
      else { continue }
      beginnings += names(melted)
    }
    return beginnings
  }

  /// Endings of loanwords, rare in verb stems: 도커 isn't a form of 도크.
  private static let borrowedEnds = Set("크트프스드브즈츠".unicodeScalars.map(\.value))

  /// The beginnings of other forms of a verb given as a noun with `기`: `뒤집기` → `뒤집`, `채우기` → `채우
  /// 채워`. Verbs of a single syllable are too ambiguous.
  static func forms(ofNoun name: String) -> [String] {
    guard name.unicodeScalars.last?.value == nounEnding else { return [] }
    let name = name.unicodeScalars.map(\.value)
    guard name.count > 2, name.allSatisfy(hangul.contains) else { return [] }
    let stem = Array(name.dropLast())
    var forms = [stem]
    if let melted = melted(stem) { forms.append(melted) }
    return forms.map { String(scalars: $0) }
  }

  /// The forms in which a glossary may list a stem; a single syllable is too ambiguous.
  private static func names(_ stem: [UInt32], shortest: Int = 2) -> [String] {
    ((stem.count >= shortest ? [stem] : []) + [stem + [nounEnding]]).map { String(scalars: $0) }
      .filter { !nouns.contains($0) }
  }

  /// Nouns that look like verbs: a 보기 is a view, and 본 isn't a form of it.
  private static let nouns: Set = ["보기", "기기", "후기", "폐기", "포기", "대기", "필기", "얘기"]

  /// A stem ending in a vowel, contracted with `어` or `아`: 옮기 → 옮겨, 변하 → 변해, 누르 → 눌러.
  private static func melted(_ stem: [UInt32]) -> [UInt32]? {
    // https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646
    guard let last = stem.last, hangul.contains(last), (last - hangul.lowerBound) % 28 == 0
    else { return nil }
    let before = stem.dropLast()
    switch last {
    case 0xD558: return before + [0xD574]
    case 0xB974:
      guard let open = before.last, hangul.contains(open), (open - hangul.lowerBound) % 28 == 0
      else { return nil }
      let isBright = brightVowels.contains((open - hangul.lowerBound) / 28 % 21)
      return before.dropLast() + [open + 8, isBright ? 0xB77C : 0xB7EC]
    default:
      guard let vowel = melting[(last - hangul.lowerBound) / 28 % 21] else { return nil }
      let consonant = (last - hangul.lowerBound) / 588
      return before + [hangul.lowerBound + (consonant * 21 + vowel) * 28]
    }
  }

  /// ㅏ and ㅗ, which combine with `아`.
  private static let brightVowels: Set<UInt32> = [0, 8]

  /// By vowel index: ㅣ → ㅕ, ㅜ → ㅝ, ㅗ → ㅘ, ㅡ → ㅓ.
  private static let melting: [UInt32: UInt32] = [20: 6, 13: 14, 8: 9, 18: 4]

  /// `기`, which turns a verb into a noun.
  private static let nounEnding: UInt32 = 0xAE30

  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

  private static func isEnding(_ syllables: ArraySlice<UInt32>) -> Bool {
    if endings.contains(FoldedWord(String(scalars: syllables).utf8)) { return true }
    let rest = links.contains(syllables[syllables.startIndex]) ? syllables.dropFirst() : syllables
    return doneEndings.contains(FoldedWord(String(scalars: rest).utf8))
  }

  /// The maximum number of syllables of an ending.
  private static let longestEnding = 6

  /// 아, 어 and 여 connect a verb to an auxiliary verb.
  private static let links: [UInt32] = [0xC544, 0xC5B4, 0xC5EC]

  /// Forms of the auxiliary `버리` (to do something completely) and of `달라` (to ask for it): 지워버리면,
  /// 돌려달라는.
  private static let doneEndings = Set(
    words: "달라는 달라고 버리다 버리고 버리면 버리는 버리기 버리지 버리니까 버리려고 버린 버릴 버려 버려요 버려도 버려서 버렸다 버렸어요 버렸는데 버렸습니다")

  private static let endings = Set(
    words: """
      다 고 지 면 며 니 게 도록 려면 려고 려는 는 은 을 던 거나 기 기를 기에 기가 기는 기만 어 아 여 어서 아서 여서 어도 아도 \
      여도 어야 아야 여야 니까 므로 으면 으며 으니 으려면 으려고 으려는 지만 는데 은데 자 자마자 나요 는지 은지 을지 을까 을까요 \
      습니다 습니까 니다 니까요 어요 아요 세요 으세요 시오 십시오 으십시오 수록 을수록 지도 지는 지를 도 요 서 야 었다 았다 었을 \
      았을 었는지 았는지 었던 았던 네 냐 다가 면서 으면서 든지 든 더라도 라고 자고 는다 는다면 는가 나 까 까요 지요 죠 려 으려 \
      게끔 고자 느라 겠다 겠어요 겠습니다 겠는데 겠네요 겠죠 은가요 은지요 가요 건가요 는가요 네요 는데요 은데요 다면 야지 야죠 \
      시겠습니까 으시겠습니까 시겠어요 으시겠어요 래 래요 을래 을래요 잖아 잖아요 거든 거든요 더라 더라고요 더라구요
      """)
}

extension ArraySlice<UInt32> {
  fileprivate func ends(with other: [UInt32]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
