import Testing

@testable import GuidelineStore

struct BeadCompositionTests {
  @Test func goesThroughTheTextBetween() {
    let first = [
      Bead(old: [0], new: [1], confidence: 0.9), Bead(old: [1], new: [], confidence: 1),
      Bead(old: [2], new: [2], confidence: 0.5), Bead(old: [], new: [0], confidence: 1),
    ]
    let second = [
      Bead(old: [0], new: [3], confidence: 1), Bead(old: [1], new: [4], confidence: 0.5),
      Bead(old: [2], new: [], confidence: 1),
    ]
    #expect(
      Bead.composed(first, second) == [
        Bead(old: [0], new: [4], confidence: 0.45), Bead(old: [1], new: [], confidence: 1),
        Bead(old: [2], new: [], confidence: 0.5), Bead(old: [], new: [3], confidence: 1),
      ])
  }

  @Test func gathersSplitAndMergedUnits() {
    let first = [
      Bead(old: [0], new: [0, 1], confidence: 1), Bead(old: [1], new: [2], confidence: 0.5),
      Bead(old: [2], new: [3], confidence: 1),
    ]
    let second = [
      Bead(old: [0], new: [5], confidence: 1), Bead(old: [1, 2], new: [6], confidence: 0.5),
      Bead(old: [3], new: [7, 8], confidence: 1),
    ]
    #expect(
      Bead.composed(first, second) == [
        Bead(old: [0, 1], new: [5, 6], confidence: 0.25),
        Bead(old: [2], new: [7, 8], confidence: 1),
      ])
  }
}
