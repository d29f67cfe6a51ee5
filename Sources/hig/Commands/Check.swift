import ArgumentParser
import GuidelineStore

struct Check: Command {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check the store for damage and broken references.")

  @Flag(help: "Repair what can be repaired.")
  var repair = false

  @Flag(
    help: """
      Make everything anew from the texts and compare, even if no byte of the store has changed \
      since it was written.
      """)
  var thorough = false

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let findings = try await findings()
    let isSound = findings.allSatisfy { $0.severity == .note || $0.isRepaired }
    var lines = findings.map { Self.line($0).rendered(for: output.terminal) }
    if isSound, let path = storeOptions.presentPath {
      lines.append(Labels.ofThisPerson("the store \(path.withVisibleControls) is sound"))
    }
    try output.print(
      ["sound": .bool(isSound), "findings": JSON(findings, Self.json)], lines: lines)
    guard isSound else { throw ExitStatus.nothingFound.error }
  }

  private func findings() async throws -> [Finding] {
    try await storeOptions.checking(output).check(repair: repair, thorough: thorough)
  }

  private static func json(_ finding: Finding) -> JSON {
    JSON(item: [
      "severity": .string(finding.severity.rawValue),
      "what": .string(finding.what),
      "where": .string(finding.where),
      "repairable": .bool(finding.isRepairable),
      "repaired": .bool(finding.isRepaired),
    ])
  }

  private static func line(_ finding: Finding) -> StyledText {
    let labels = Labels.ofThisPerson
    var line = StyledText("\(finding.where.asField): ")
    line.append(labels("\(Message(words: finding.severity.rawValue)): "), .warning)
    line.append(labels(finding.problem).asField)
    if finding.isRepaired {
      line.append(labels(" (repaired)"), .faint)
    } else if finding.isRepairable {
      line.append(labels(" (fix with --repair)"), .faint)
    }
    return line
  }
}
