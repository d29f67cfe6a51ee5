/// The current stretch of text in one script.
struct TokenRun {
  enum Script {
    case none, word, hangul, japanese
  }

  /// Longer words are cut to bound the size of a token.
  static let longestWord = 256

  private(set) var script = Script.none
  private var word: LatinWord
  private var hangul: HangulWords
  private var japanese: JapaneseBigrams
  /// The separator since the last letter, if it may turn out to be inside the run.
  private var gap: ScalarKind?
  /// The kind of the letters of `word`.
  private var wordKind = ScalarKind.latin

  init(purpose: GuidelineTokenizer.Purpose) {
    word = LatinWord(purpose: purpose)
    hangul = HangulWords(purpose: purpose)
    japanese = JapaneseBigrams(purpose: purpose)
  }

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

  /// Handles a scalar that isn't a letter.
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

  /// Emits a complete word or number.
  mutating func take(
    _ plain: PlainWord, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    end(text, &visitor) && word.emit(plain, text, &visitor)
  }

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
