import ArgumentParser
import GuidelineStore

/// `hig check`: is the store sound.
struct Check: Command {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Look for faults in the store.")

  @Flag(help: "Put right what can be.")
  var repair = false

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.checking(repairs: repair, output)
    let findings = try store.check(repair: repair) { source in
      try? RuleStore.documentReading(source)
    }
    let isSound = findings.allSatisfy { $0.severity == .note || $0.isRepaired }
    let json: JSON = ["sound": .bool(isSound), "findings": JSON(findings, Self.json)]
    try output.print(json) { page in
      for finding in findings { page.add(Self.line(finding)) }
      if isSound { page.add(StyledText("the store \(store.path) is sound")) }
    }
    guard isSound else { throw ExitStatus.nothingFound.error }
  }

  private static func json(_ finding: Finding) -> JSON {
    [
      "severity": .string(finding.severity.rawValue),
      "what": .string(finding.what),
      "where": .string(finding.where),
      "repairable": .bool(finding.isRepairable),
      "repaired": .bool(finding.isRepaired),
    ]
  }

  private static func line(_ finding: Finding) -> StyledText {
    var line = StyledText("\(finding.severity.rawValue): ", .warning)
    line.append("\(finding.where): \(finding.what)")
    if finding.isRepaired {
      line.append(" (repaired)", .faint)
    } else if finding.isRepairable {
      line.append(" (--repair can put it right)", .faint)
    }
    return line
  }
}
