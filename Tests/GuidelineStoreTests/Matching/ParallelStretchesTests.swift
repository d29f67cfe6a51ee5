import Testing

@testable import GuidelineStore

/// Texts longer than pages are matched stretch by stretch.
@Suite struct ParallelStretchesTests {
  @Test func keepsPagesWhole() {
    let pages = ParallelPages(count: 500, seed: 1)
    #expect(ParallelStretches(pages.english, pages.korean).stretches.count == 1)
  }

  @Test(arguments: [1000, 4000]) func comparesNoMorePairsThanLengthsAllow(count: Int) {
    let units = ParallelPages(count: 200, seed: 2)
    let texts = [units.english, units.korean].map { page in (0..<count).map { page[$0 % 200] } }
    let stretches = ParallelStretches(texts[0], texts[1]).stretches
    for counts in [stretches.map(\.source.count), stretches.map(\.translation.count)] {
      #expect(counts.reduce(0, +) == count)
    }
    let pairs = stretches.reduce(0) { $0 + $1.source.count * $1.translation.count }
    #expect(pairs <= 300 * count)
  }

  @Test func cutsWhereBothTextsNameTheSame() {
    var pages = ParallelPages(count: 800, seed: 3)
    for index in stride(from: 100, to: 800, by: 100) {
      pages.english[index].body += " Model X\(index)."
      pages.korean[index].body += " X\(index) 모델."
    }
    // What one of them has in addition moves all that follows it.
    let more = ParallelPages(count: 150, seed: 4)
    pages.english.insert(contentsOf: more.english, at: 250)
    let beads = TranslationMatcher(words: ParallelPages.table()).beads(
      pages.english, pages.korean)
    let found = beads.count { bead in
      bead.new.contains { new in bead.old.contains(new < 250 ? new : new + 150) }
    }
    #expect(found > 700)
    #expect(beads.flatMap(\.old).sorted() == Array(pages.english.indices))
    #expect(beads.flatMap(\.new).sorted() == Array(pages.korean.indices))
  }
}
