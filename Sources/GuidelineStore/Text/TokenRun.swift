/// The stretch of text in one script that is being read.
struct TokenRun {
  /// What the stretch consists of.
  enum Script {
    case none, word, hangul, japanese
  }

  /// A longer word is cut, so that a token stays small whatever the text is.
  static let longestWord = 256

  private(set) var script = Script.none
  private var word: LatinWord
  private var hangul: HangulWords
  private var japanese: JapaneseBigrams
  /// What stood since the last letter, if it may turn out to be inside the run.
  private var gap: ScalarKind?
  /// The kind of the letters of `word`.
  private var wordKind = ScalarKind.latin

  init(purpose: GuidelineTokenizer.Purpose) {
    word = LatinWord(purpose: purpose)
    hangul = HangulWords(purpose: purpose)
    japanese = JapaneseBigrams(purpose: purpose)
  }

  /// Takes in the next folded scalar of the text.
  mutating func take(_ letter: Letter, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor)
    -> Bool
  {
    let kind = letter.kind
    switch kind {
    case .separator, .space, .apostrophe, .middleDot:
      return bridge(over: kind, text, &visitor)
    case .longMark:
      guard script == .japanese, gap == nil else { return end(text, &visitor) }
      japanese.lengthen(to: letter.range.upperBound)
      return true
    case .hangul:
      guard script == .hangul || begin(.hangul, text, &visitor) else { return false }
      let startsWord = gap != nil
      gap = nil
      return hangul.take(letter, startsWord: startsWord, text, &visitor)
    case .hiragana, .katakana, .ideograph:
      guard script == .japanese || begin(.japanese, text, &visitor) else { return false }
      gap = nil
      return japanese.take(letter, text, &visitor)
    case .mark where script != .word:
      return true
    case .latin, .digit, .other, .mark:
      let kind = kind == .mark ? wordKind : kind
      guard
        script == .word && kind == wordKind && word.hasRoom(for: letter)
          || begin(.word, text, &visitor)
      else { return false }
      gap = nil
      wordKind = kind
      word.take(letter)
      return true
    }
  }

  /// Takes in characters of the same script.
  mutating func take(
    _ stretch: PlainStretch, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    let next = stretch.isHangul ? Script.hangul : .japanese
    guard script == next || begin(next, text, &visitor) else { return false }
    let startsWord = gap != nil
    gap = nil
    return stretch.isHangul
      ? hangul.take(stretch.range, startsWord: startsWord, text, &visitor)
      : japanese.take(stretch.range, text, &visitor)
  }

  /// Takes in a scalar that is no letter.
  mutating func bridge(
    over kind: ScalarKind, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  )
    -> Bool
  {
    if gap == nil {
      switch (script, kind) {
      case (.none, _): return true
      case (.word, .apostrophe) where wordKind != .digit: gap = kind
      case (.hangul, .space), (.japanese, .space), (.japanese, .middleDot): gap = kind
      default: return end(text, &visitor)
      }
      return true
    }
    return end(text, &visitor)
  }

  /// Takes in a word or a number of its own.
  mutating func take(
    _ plain: PlainWord, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    end(text, &visitor) && word.emit(plain, text, &visitor)
  }

  /// Ends the run, if there is one.
  mutating func end(_ text: Span<UInt8>, _ visitor: inout some TokenVisitor) -> Bool {
    gap = nil
    defer { script = .none }
    switch script {
    case .none: return true
    case .word: return word.end(&visitor)
    case .hangul: return hangul.end(text, &visitor)
    case .japanese: return japanese.end(&visitor)
    }
  }

  private mutating func begin(
    _ next: Script, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  )
    -> Bool
  {
    guard end(text, &visitor) else { return false }
    script = next
    return true
  }
}
