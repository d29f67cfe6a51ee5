import Testing

@testable import GuidelineStore

@Suite struct TokenInvariantTests {
  private let tokenizer = GuidelineTokenizer()

  /// What the invented texts are made of.
  private static let pieces: [String] = [
    "Keep", " ", "  ", "the ", "UIKit", "iPadOS", "don’t", "'", "29pt", "é", "e\u{301}", "ＡＢ", "ß",
    "모달", "뷰를 ", "탭", "합니다", "\u{1106}\u{1169}", "\u{11AF}", "ㅁ", "ㅏ", "ﾡ", "\u{3164}",
    "ボタン", "ー", "ﾊﾞｰ", "・", "か\u{3099}", "か\u{309A}", "押す", "々", "葛\u{E0100}", "𠮟", "㍿",
    "Привет", "ไทย", "हिन्दी", "שלום\u{5B0}", "😀", "👩‍👩‍👧", "\u{200D}", "\u{FE0F}", "\u{300}", "1️⃣",
    "\u{AD}", "\n", "\u{3000}", "—", "…", "\"", "*", "\0", "ﷺ", "½", "ǅ", "İ", "ŉ", "™", "㈜",
  ]

  /// Texts of random pieces, the same in every run.
  private static let texts: [String] = {
    var random = SeededGenerator(seed: 7)
    return (0..<3_000).map { _ in
      (0..<Int.random(in: 1...12, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
        .joined()
    }
  }()

  @Test func rangesAscendOnScalarBoundaries() {
    for text in Self.texts {
      let bytes = Array(text.utf8)
      var start = 0
      for token in tokenizer.tokens(in: text, for: .document) {
        #expect(token.range.lowerBound >= start, "\(text.debugDescription)")
        #expect(!token.range.isEmpty && token.range.upperBound <= bytes.count)
        for edge in [token.range.lowerBound, token.range.upperBound] where edge < bytes.count {
          #expect(bytes[edge] & 0xC0 != 0x80, "\(text.debugDescription)")
        }
        start = token.range.lowerBound
      }
    }
  }

  @Test func readsAStretchAsItReadsEachCharacter() {
    let pieces = [
      "모달", "뷰를", "탭", "시트에서는", " ", "  ", "ボタン", "ユーザ", "ー", "・", "の色", "押す", "々", "、", "ok",
      "é", "”", "\u{11AF}", String(repeating: "가나다", count: 30), String(repeating: "漢字", count: 40),
    ]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...9, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      // An invisible character after each that makes a stretch asks for a look at each.
      let torn = String(
        String.UnicodeScalarView(
          text.unicodeScalars.flatMap { scalar in
            scalar.value >= 0x3041 && scalar.value != 0x30FC ? [scalar, "\u{2060}"] : [scalar]
          }))
      for purpose in [GuidelineTokenizer.Purpose.document, .query] {
        let (tokens, others) = (
          tokenizer.tokens(in: text, for: purpose), tokenizer.tokens(in: torn, for: purpose)
        )
        #expect(tokens.map(\.text) == others.map(\.text), "\(text.debugDescription)")
        #expect(tokens.map(\.isColocated) == others.map(\.isColocated))
      }
    }
  }

  @Test func theFirstTokenOfATextHasAPositionOfItsOwn() {
    for text in Self.texts {
      let first = tokenizer.tokens(in: text, for: .document).first
      #expect(first?.isColocated != true, "\(text.debugDescription)")
    }
  }

  @Test func queryTokensTokenizeToThemselves() {
    for text in Self.texts {
      for token in tokenizer.tokens(in: text, for: .query) {
        let again = tokenizer.tokens(in: token.text, for: .query)
        #expect(again.map(\.text) == [token.text], "\(text.debugDescription)")
        #expect(!token.isColocated)
      }
    }
  }

  @Test func everyTokenOfADocumentFindsIt() {
    for text in Self.texts {
      let document = Positions(of: text, in: tokenizer)
      for token in tokenizer.tokens(in: text, for: .document) where !token.bytes.contains(0x20) {
        let phrase = tokenizer.tokens(in: token.text, for: .query).map(\.text)
        #expect(document.hold(phrase), "\(token.text) in \(text.debugDescription)")
      }
    }
  }

  @Test func everyTextWithoutCamelCaseFindsItself() {
    for text in Self.texts {
      let flat = text.lowercased()
      let phrase = tokenizer.tokens(in: flat, for: .query).map(\.text)
      #expect(Positions(of: flat, in: tokenizer).hold(phrase), "\(flat.debugDescription)")
    }
  }

  @Test func everyScalarFoldsToSomethingStable() {
    for value in UInt32(0)..<0x3_2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for token in tokenizer.tokens(in: String(scalar), for: .query) {
        let again = tokenizer.tokens(in: token.text, for: .query)
        #expect(again.map(\.text) == [token.text], "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func survivesBytesThatAreNoText() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      var bytes = ContiguousArray(Self.texts[Int.random(in: 0..<100, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        } else {
          bytes.remove(at: index)
        }
      }
      var start = 0
      tokenizer.tokenize(bytes.span, for: .document) { token, range, _ in
        #expect(!token.isEmpty && range.lowerBound >= start && range.upperBound <= bytes.count)
        start = range.lowerBound
        return true
      }
    }
  }
}

/// What a document holds at each position, as an index keeps it.
private struct Positions {
  private var tokens: [Set<String>] = []

  init(of text: String, in tokenizer: GuidelineTokenizer) {
    for token in tokenizer.tokens(in: text, for: .document) {
      if !token.isColocated { tokens.append([]) }
      tokens[tokens.count - 1].insert(token.text)
    }
  }

  func hold(_ phrase: [String]) -> Bool {
    phrase.isEmpty
      || tokens.indices.contains { start in
        start + phrase.count <= tokens.count
          && phrase.indices.allSatisfy { tokens[start + $0].contains(phrase[$0]) }
      }
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
