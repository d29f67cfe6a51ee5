import Testing

@testable import GuidelineStore

/// Marks without number and without end cost no more time than other text.
@Suite struct HostileTextTests {
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "[", "[[", "[a](", "![", "_a ", "*a ", "**a ", "<http", "<div ", "> ", "| ", "a. ", "(",
      "() ",
      " (page 1)", "- a\n", "a\n", "```\n", "**a** **b\n", "|a|b|\n|-|-|\n", "|a|b|\n\n",
      "- a\nB\n", "A\n- b\n\n", "A #\n", "# A\n\na.\n\n",
    ])
  func readsManyMarksInLinearTime(mark: String) {
    let text = "# Modality\n\nText.\n\n" + String(repeating: mark, count: 40_000 / mark.utf8.count)
    // What it makes of them is of no interest here.
    _ = refusal(of: text)
  }

  @Test(.timeLimit(.minutes(5))) func readsRunsOfEveryWidthInLinearTime() {
    let runs = (1...400).map { String(repeating: "`", count: $0) + "a" }.joined()
    let fences = (3...400).reversed().map { String(repeating: "`", count: $0) + "\n" }.joined()
    _ = refusal(
      of: "# Modality\n\n" + runs + "\n\n" + fences + String(repeating: "a\n", count: 9000))
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "See Alerts. ", "See Alerts > a ", "See Alerts, ", "[a](b) ", "https://a.b/c ", "• a\n",
    ])
  func takesNoMoreTimeForAByteOfALongText(unit: String) {
    func time(ofBytes count: Int) -> Double {
      let text = "# Modality\n\n" + String(repeating: unit, count: count / unit.utf8.count)
      return leastThreadTime { _ = refusal(of: text) }
    }
    let (short, long) = (time(ofBytes: 10_000), time(ofBytes: 80_000))
    #expect(long < 2 * 8 * short)
  }

  @Test func repeatsNothingWithoutBounds() throws {
    let head = "# Modality\n\n| A | \(String(repeating: "b", count: 5000)) |\n|---|---|\n"
    let rows = String(repeating: "| c | d |\n", count: 500)
    let length = try pieces(head + rows).reduce(0) { $0 + $1.body.utf8.count }
    #expect(length < 20_000)
  }
}
