import Testing

@testable import GuidelineStore

@Suite struct HitFinderTests {
  private let tokenizer: RuleTokenizer

  init() throws {
    tokenizer = try RuleTokenizer(Connection(path: ":memory:", access: .create))
  }

  private static let pieces = [
    "Close", "closing", "closed", "a", "view", "views", "UIViewController", "i", "by", "buying",
    "usability", "usable", "29", "29pt", "don't", "모달", "뷰", "뷰를", "달", "탭에서는", "시트", "ボタン",
    "タブバー", "バー", "の", "色", "押", "押す", " ", " ", " ", ", ", "。", "\n\n",
  ]

  @Test func findsWhateverTheIndexHas() {
    var random = SeededGenerator(seed: 3)
    var found = 0
    for _ in 0..<4_000 {
      let text = text(of: 1...14, using: &random)
      let phrases = (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
        SearchTerm(phrase: self.text(of: 1...2, using: &random), isPrefix: .random(using: &random))?
          .alternatives ?? []
      }
      guard !phrases.isEmpty else { continue }
      let bytes = ContiguousArray(text.utf8)
      let hits = HitFinder([phrases], tokenizer: tokenizer).hits(in: bytes.span)
      let starts = Set(hits.map(\.range.lowerBound))
      #expect(starts == self.starts(of: phrases, in: bytes), "\(text.debugDescription) \(phrases)")
      found += starts.count
    }
    #expect(found > 1_000)
  }

  private func text(
    of counts: ClosedRange<Int>, using random: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: counts, using: &random))
      .map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)] }.joined()
  }

  /// Where phrases begin, looked for token after token.
  private func starts(
    of phrases: [SearchTerm.Phrase], in text: ContiguousArray<UInt8>
  ) -> Set<Int> {
    var positions: [[FTS5Token]] = []
    for token in tokenizer.tokens(in: text.span, isQuery: false) {
      if !token.isColocated { positions.append([]) }
      positions[positions.count - 1].append(token)
    }
    var starts: Set<Int> = []
    for phrase in phrases {
      let stems = phrase.tokens.map { token in
        let bytes = ContiguousArray(token.utf8)
        return tokenizer.tokens(in: bytes.span, isQuery: true)[0].bytes
      }
      for first in positions.indices where first + stems.count <= positions.count {
        let isThere = stems.enumerated().dropFirst().allSatisfy { offset, stem in
          positions[first + offset].contains {
            matches($0, stem, isPrefix: phrase.isPrefix && offset == stems.count - 1)
          }
        }
        guard isThere else { continue }
        for token in positions[first]
        where matches(token, stems[0], isPrefix: phrase.isPrefix && stems.count == 1) {
          starts.insert(token.range.lowerBound)
        }
      }
    }
    return starts
  }

  private func matches(_ token: FTS5Token, _ stem: [UInt8], isPrefix: Bool) -> Bool {
    isPrefix ? token.bytes.starts(with: stem) : token.bytes == stem
  }
}
