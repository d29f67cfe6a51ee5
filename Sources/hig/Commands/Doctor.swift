import ArgumentParser
import GuidelineStore

struct Doctor: Command {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show what hig uses and what is wrong with it, and change nothing.",
    discussion: """
      It looks at the program, the store and how old its texts are, completions and manual, \
      the programs that hig runs, and the terminal. Exits with 1 if something keeps hig from \
      working.
      """)

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  static let bearsBrokenSettings = true

  func perform() async throws {
    let terminal = output.terminal
    let examination = Examination(storeOptions, terminal)
    let findings = JSON(examination.findings) {
      JSON(item: [
        "subject": .string($0.subject), "verdict": .string($0.verdict.rawValue),
        "what": .string(Labels.english($0.words)),
      ])
    }
    try output.print(
      .object(
        [("sound", .bool(examination.isSound)), ("findings", findings)] + examination.facts)
    ) { page in
      for finding in examination.findings { page.add(finding, on: terminal) }
    }
    guard examination.isSound else { throw ExitStatus.nothingFound.error }
  }
}

extension Page {
  /// Adds a finding, with subjects aligned on a terminal, and as tab-separated fields otherwise.
  fileprivate mutating func add(_ finding: Examination.Finding, on terminal: Terminal) {
    guard terminal.isInteractive else {
      return add(
        line: [finding.verdict.rawValue, finding.subject, labels(finding.words)].map(\.asField)
          .joined(separator: "\t"))
    }
    let mark = Terminal.isUTF8 ? finding.verdict.mark : finding.verdict.rawValue
    var margin = StyledText(mark, finding.verdict == .ok ? .added : .warning)
    margin.append(String(repeating: " ", count: (Terminal.isUTF8 ? 2 : 9) - mark.count))
    margin.append(finding.subject, .name)
    let width = (Terminal.isUTF8 ? 2 : 9) + "completions  ".count
    margin.append(String(repeating: " ", count: max(0, width - margin.columns)))
    add(StyledText(labels(finding.words)), indent: width, margin: margin)
  }
}
