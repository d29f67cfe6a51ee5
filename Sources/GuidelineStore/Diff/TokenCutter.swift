/// Splits bytes into the tokens of a ``DiffText``.
struct TokenCutter {
  struct Piece {
    /// The byte range of the token without white space.
    var word: Range<Int>
    /// The end of the white space after it.
    var end: Int
    var weight: Double
  }

  private let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How a scalar affects the current token.
  private enum Class: Hashable {
    case space, mark, word, hangul, hiragana, katakana, ideograph
  }

  /// The next token that begins before an offset.
  mutating func next(before end: Int) -> Piece? {
    skipSpace(to: end)
    guard index < end else { return nil }
    let start = index
    let kind = takeScalar().kind
    switch kind {
    case .word: while continuesWord() { takeScalar() }
    case .hangul:
      while peek(at: index)?.kind == .hangul { takeScalar() }
      index = ParticleBoundary.end(ofFirstPartOf: bytes, start..<index)
    case .katakana: while peek(at: index)?.kind == kind { takeScalar() }
    case .ideograph:
      repeat {
        let first = index - 3
        while peek(at: index)?.kind == kind { takeScalar() }
        let ideographs = index
        index = KanaBoundary.end(in: bytes, from: index)
        guard ideographs == first + 3, KanaBoundary.joinsVerbs(bytes[ideographs..<index]) else {
          break
        }
      } while peek(at: index)?.kind == kind && takeScalar().kind == kind
    case .hiragana: index = KanaBoundary.end(ofWordIn: bytes, from: start)
    case .mark, .space: break
    }
    let word = start..<index
    skipSpace(to: bytes.count)
    return Piece(word: word, end: index, weight: Self.weight(of: kind, word.count))
  }

  private static func weight(of kind: Class, _ byteCount: Int) -> Double {
    switch kind {
    case .space, .mark: 0.2
    case .hiragana: min(0.9, 0.1 * Double(byteCount))
    case .word: byteCount < 4 ? 0.6 : 1
    case .hangul: byteCount < 6 ? 0.6 : 1
    case .katakana, .ideograph: 1
    }
  }

  private mutating func skipSpace(to end: Int) {
    while index < end, let next = peek(at: index), next.kind == .space { index = next.end }
  }

  /// Whether the word continues: with a letter or digit, with `'` or a hyphen before a letter, or
  /// with `.` or `,` in a number.
  private func continuesWord() -> Bool {
    guard let next = peek(at: index) else { return false }
    if next.kind == .word { return true }
    let scalar = bytes.span.scalar(at: index).value
    guard peek(at: next.end)?.kind == .word else { return false }
    switch scalar {
    case 0x27, 0x2019, 0x5F: return true
    case 0x2D, 0x2010, 0x2011: return !bytes[index - 1].isASCIIDigit
    case 0x2E, 0x2C: return bytes[index - 1].isASCIIDigit && bytes[next.end].isASCIIDigit
    default: return false
    }
  }

  @discardableResult
  private mutating func takeScalar() -> (kind: Class, end: Int) {
    let next = peek(at: index) ?? (.mark, bytes.count)
    index = next.end
    // Combining marks stay with their base.
    while index < bytes.count, bytes[index] >= 0x80, case let scalar = bytes.span.scalar(at: index),
      ScalarExtension.clings(scalar.value, toHangul: false)
    {
      index += scalar.count
    }
    return next
  }

  private func peek(at index: Int) -> (kind: Class, end: Int)? {
    guard index < bytes.count else { return nil }
    let scalar = bytes.span.scalar(at: index)
    let kind: Class =
      switch ScalarKind(folded: scalar.value) {
      case .space: .space
      case .latin, .digit, .other, .mark: .word
      case .hangul: .hangul
      case .hiragana: .hiragana
      case .katakana, .longMark: .katakana
      case .ideograph: .ideograph
      case .separator, .apostrophe, .middleDot: .mark
      }
    return (kind, index + scalar.count)
  }
}

/// The end of a Japanese word with hiragana: after its inflection, before particles and the next
/// word, as in `灯します`, `提灯|を`, `灯す|こと|に|します`.
enum KanaBoundary {
  /// The end of a word's inflection.
  ///
  /// - Parameter start: The offset after the kanji.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    var (index, before): (Int, UInt32) = (start, 0)
    while let kana = hiragana(at: index, in: bytes) {
      let next = hiragana(at: index + 3, in: bytes) ?? 0
      if !inflections.contains([kana, next]), !inflections.contains([before, kana]),
        particles.contains(kana) || words.contains(where: bytes[index...].starts)
      {
        break
      }
      (index, before) = (index + 3, kana)
    }
    return index
  }

  /// The end of a particle, or of a word written in hiragana only.
  static func end(ofWordIn bytes: [UInt8], from start: Int) -> Int {
    if let word = words.first(where: bytes[start...].starts) { return start + word.count }
    return max(end(in: bytes, from: start), start + 3)
  }

  /// Whether a verb with these kana is the first part of a compound: `込み` of `込み入る`.
  static func joinsVerbs(_ kana: ArraySlice<UInt8>) -> Bool {
    kana.count == 3 && stemEndings.contains(kana.span.scalar(at: 0).value)
  }

  private static func hiragana(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index < bytes.count, bytes[index] >= 0x80 else { return nil }
    let scalar = bytes.span.scalar(at: index).value
    return ScalarKind(folded: scalar) == .hiragana ? scalar : nil
  }

  /// Longest first.
  private static let words = [String](.kanaWords, .japanese).map { Array($0.utf8) }
    .sorted { $0.count > $1.count }

  private static let particles = Set("をはがのにへともで".unicodeScalars.map(\.value))

  /// Excludes `い` and `じ`, which also end adjectives: `長い|文`, `同じ|色`.
  private static let stemEndings = Set("みきぎしちびりっえけげせてねべめれ".unicodeScalars.map(\.value))

  /// Parts of verbs that look like particles: `上がる`, `落とす`, `できる`, `ながら`.
  private static let inflections = Set(
    "がる がり がっ がら がれ がろ とし とす とさ とせ でき にく なが んで".split(separator: " ").map {
      $0.unicodeScalars.map(\.value)
    })
}

/// The boundary between a Korean word and its particles: `사용자|에게는`.
enum ParticleBoundary {
  /// The end of the noun, or of the whole word if its ending isn't particles only.
  static func end(ofFirstPartOf bytes: [UInt8], _ word: Range<Int>) -> Int {
    let syllables = (0..<word.count / 3).map {
      bytes.span.scalar(at: word.lowerBound + $0 * 3).value
    }
    let stem = HangulStem.count(of: syllables.count) { syllables[$0] }
    guard stem < syllables.count, isParticles(syllables[stem...]) else { return word.upperBound }
    return word.lowerBound + stem * 3
  }

  private static func isParticles(_ rest: ArraySlice<UInt32>) -> Bool {
    rest.isEmpty
      || particles.contains { rest.starts(with: $0) && isParticles(rest.dropFirst($0.count)) }
  }

  private static let particles: [[UInt32]] =
    """
    을 를 은 는 이 가 과 와 의 도 만 로 으로 에 에서 에게 에게서 까지 부터 처럼 보다 마다 밖에 조차 대로 들 끼리 이나 \
    라도 이라도
    """.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
}
