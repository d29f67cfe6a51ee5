import Foundation
import Testing

/// The examples of the README, run against a store of `Data/`.
///
/// `HIG_RECORD=1` writes down what they print now, and fails the run. `HIG_README_STORE` names a store of
/// `Data/` that is there already: without optimization, making one takes a minute.
@Suite struct ReadmeTests {
  private struct Example {
    let line: String
    /// The lines that it is said to print, and where they are in the README.
    let lines: Range<Int>
  }

  @Test func printsWhatTheReadmeSays() throws {
    let variables = ProcessInfo.processInfo.environment
    let path = Desk.package + "/README.md"
    var readme = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let desk = try Desk()
    if let store = variables["HIG_README_STORE"] {
      desk.environment["HIG_STORE"] = store
    } else {
      let built = try desk.hig("build", "--data", Desk.package + "/Data", "--quiet")
      try #require(built.status == 0, "\(built.errors)")
    }
    let examples = Self.examples(in: readme)
    #expect(examples.count > 5)
    for example in examples.reversed() {
      let output = try desk.shell(example.line).output.split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map(String.init).dropLast()
      #expect(!output.isEmpty, "\(example.line)")
      if variables["HIG_RECORD"] != nil {
        readme.replaceSubrange(example.lines, with: output)
      } else {
        let said = readme[example.lines]
        #expect(Array(said) == Array(output), "\(example.line)")
      }
    }
    guard variables["HIG_RECORD"] != nil else { return }
    try readme.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    Issue.record("recorded \(path)")
  }

  /// The lines `$ hig …` in blocks of code, each with what follows up to the next one or the block's end.
  private static func examples(in readme: [String]) -> [Example] {
    var examples: [Example] = []
    var isCode = false
    for (index, line) in readme.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard isCode, line.hasPrefix("$ hig ") else { continue }
      var end =
        readme[(index + 1)...].firstIndex { $0.hasPrefix("$ ") || $0.hasPrefix("```") }
        ?? readme.endIndex
      // A blank line parts it from the next one.
      if readme[end].hasPrefix("$ "), readme[end - 1].isEmpty { end -= 1 }
      examples.append(Example(line: String(line.dropFirst(2)), lines: index + 1..<end))
    }
    return examples
  }
}
