import Testing

@testable import GuidelineStore

/// Eight times the input takes no more than twice as long for each byte.
@Suite struct QueryGrowthTests {
  private func expectLinear(
    from count: Int, _ run: (_ count: Int) throws -> Void, _ what: Comment
  ) rethrows {
    let short = try leastThreadTime { try run(count) }
    let long = try leastThreadTime { try run(8 * count) }
    #expect(long < 2 * 8 * short, what)
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["a-", "1-", "alert-", "あ-", "가-", "a+b/"])
  func splitsWordsOfManyParts(part: String) {
    expectLinear(
      from: 2000,
      { _ = ScriptStretch.stretches(of: String(repeating: part, count: $0 / part.utf8.count)) },
      "\(part)")
  }

  @Test(.timeLimit(.minutes(5))) func readsPatternsOfManySlashes() {
    expectLinear(from: 4000, { _ = Glob(String(repeating: "/", count: $0)) }, "slashes")
    expectLinear(from: 4000, { _ = Glob(String(repeating: "a/", count: $0)) }, "folders")
  }

  @Test func placesReferencesOnTheirLines() {
    var lines = RuleLines(document: 1)
    for (key, first, last) in [(1, 1, 9), (2, 3, 4), (3, 6, 6), (4, 12, 14)] {
      lines.append(key, first: first, last: last)
    }
    #expect((0...15).map(lines.rule) == [nil, 1, 1, 2, 2, 1, 3, 1, 1, 1, nil, nil, 4, 4, 4, nil])
    expectLinear(
      from: 2000,
      { count in
        var lines = RuleLines(document: 1)
        for line in 0..<count { lines.append(line, first: line, last: line) }
        for line in 0..<count { _ = lines.rule(on: line) }
      }, "lines")
  }
}
