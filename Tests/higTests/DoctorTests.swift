import Foundation
import Testing

@Suite struct DoctorTests {
  private func findings(_ desk: Desk, _ options: String = "") throws -> [String: [String]] {
    let outcome = try desk.shell("hig doctor \(options)")
    return outcome.lines.reduce(into: [:]) { findings, line in
      let fields = line.split(separator: "\t").map(String.init)
      findings[fields[1], default: []].append(fields[0] + ": " + fields.dropFirst(2).joined())
    }
  }

  @Test func tellsWhatStoreIsUsedAndWhatItHolds() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.hig("doctor")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors.isEmpty)
    let findings = try findings(desk)
    let path = desk.environment["HIG_STORE"] ?? ""
    #expect(
      findings["store"]?.first?.wholeMatch(
        of: try Regex("ok: \(path), named by HIG_STORE, \\d+\\.\\d MB, format \\d+, writable"))
        != nil,
      "\(findings)")
    #expect(findings["texts"] == ["ok: 2019/ios13, current"])
    #expect(
      findings["languages"] == [
        "ok: en (1 topic, 4 rules), ja (1 topic, 1 rule), ko (1 topic, 2 rules)"
      ])
    #expect(findings["newest"] == ["ok: current, undated"])
    #expect(findings["data"] == ["ok: \(Desk.package)/Data"])
    #expect(findings["terminal"]?.first?.contains("locale C.UTF-8, language en") == true)
  }

  @Test(arguments: [
    ("HIG_STORE=x.sqlite hig doctor --store other.sqlite", "other.sqlite, named by --store"),
    (
      "mkdir -p data/hig; mv other.sqlite data/hig/guidelines.sqlite; HIG_STORE= hig doctor",
      "data/hig/guidelines.sqlite, your own"
    ),
  ])
  func saysWhyTheStoreIsTheOne(line: String, words: String) throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell("mv $HIG_STORE other.sqlite; \(line)")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains(words), "\(outcome)")
  }

  @Test func findsAStoreThatCannotBeRead() throws {
    let desk = try Desk()
    #expect(try desk.hig("doctor").status == 1)
    #expect(try findings(desk)["store"]?.first?.hasPrefix("error: there is no store at") == true)
    try desk.write("no database, whatever its name says it is", to: "data/hig/guidelines.sqlite")
    let outcome = try desk.hig("doctor", "--json")
    #expect(outcome.status == 1)
    let json = try outcome.json()
    #expect(json["sound"] as? Bool == false)
    let found = try #require(json["findings"] as? [[String: String]])
    #expect(found.first { $0["verdict"] == "error" }?["what"]?.contains("isn't a store") == true)
  }

  @Test func warnsOfOldTexts() throws {
    let desk = try Desk()
    let now = Calendar(identifier: .gregorian).dateComponents([.year, .month], from: Date())
    let month = "\(now.year ?? 0)-" + String(format: "%02d", now.month ?? 0)
    try desk.write("edition: 2014\nwithout: lanterns\n", to: "texts/editions")
    for (revision, verdict) in [("2024-02", "warning"), (month, "ok")] {
      try desk.write(
        Samples.english.replacing("2019\nrevision: ios13", with: "current\nrevision: \(revision)"),
        to: "texts/en/current/lanterns.md")
      try desk.hig("build", "--data", "texts")
      let newest = try #require(try findings(desk)["newest"]?.first)
      #expect(newest.hasPrefix("\(verdict): current/\(revision)"), "\(newest)")
      let days = try desk.hig("doctor", "--json").json()["newest"] as? [String: Any]
      let leapDay = try #require(
        Calendar(identifier: .gregorian).date(
          from: DateComponents(
            timeZone: TimeZone(identifier: "UTC"), year: 2024, month: 3, day: 1)))
      let age = Int(Date().timeIntervalSince(leapDay) / 86_400)
      #expect(days?["days"] as? Int == (revision == month ? 0 : age))
    }
  }

  @Test func countsTheAgeOfTextsFromTheDayTheyWereChecked() throws {
    let desk = try Desk()
    try desk.write(
      Samples.english.replacing("2019\nrevision: ios13", with: "current\nrevision: 2024-02"),
      to: "texts/en/current/lanterns.md")
    let today = try #require("\(Date().ISO8601Format())".split(separator: "T").first)
    for (day, verdict) in [
      ("2024-06-30", "warning: current/2024-02 is "),
      ("\(today)", "ok: current/2024-02, as of \(today)"),
    ] {
      try desk.write("edition: current\nchecked: \(day)\n", to: "texts/editions")
      try desk.hig("build", "--data", "texts")
      let newest = try #require(try findings(desk)["newest"]?.first)
      #expect(newest.hasPrefix(verdict), "\(newest)")
      let items = try desk.hig("list", "editions", "--json").json()["items"] as? [[String: Any]]
      #expect(items?.last?["checked"] as? String == day)
    }
    try desk.write("edition: current\nchecked: 2026-02-30\n", to: "texts/editions")
    let refused = try desk.hig("build", "--data", "texts")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("editions:2: “2026-02-30” isn't a day"), "\(refused)")
  }

  @Test func findsAnotherHigOnThePath() throws {
    let desk = try Desk.withSamples()
    try desk.write("#!/bin/sh\n", to: "first/hig")
    let outcome = try desk.shell(
      "chmod +x first/hig; PATH=$PWD/first:$PATH; '\(Desk.program)' doctor")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.contains(
        "warning\tprogram\ta shell runs another hig: \(desk.folder)/first/hig"),
      "\(outcome)")
  }

  @Test func findsWhatIsInstalledWithTheProgram() throws {
    let desk = try Desk.withSamples()
    try desk.write("", to: "data/bash-completion/completions/hig")
    try desk.write("", to: "data/fish/vendor_completions.d/hig.fish")
    try desk.write("", to: "data/man/man1/hig.1")
    try desk.write("#!/bin/sh\n", to: "bin/curl")
    desk.environment["PATH"] = desk.path("bin")
    desk.environment["SHELL"] = "/bin/zsh"
    _ = try desk.shell("/bin/chmod +x bin/curl")
    let findings = try findings(desk)
    #expect(findings["completions"] == ["warning: bash, fish; no zsh"])
    #expect(findings["manual"] == ["ok: \(desk.folder)/data/man/man1/hig.1"])
    let helpers = try #require(findings["helpers"]?.first)
    #expect(helpers.hasPrefix("warning: curl; no "), "\(helpers)")
    #expect(helpers.contains("hig open needs a browser"))
    #expect(!helpers.contains("hig fetch needs"))
  }

  @Test func changesNothing() throws {
    let desk = try Desk.withSamples()
    desk.environment["HIG_STORE"] = nil
    let outcome = try desk.shell(
      """
      list() { find . -not -name '.*' -type f -exec cksum {} + | sort; }
      list > .before; hig doctor > /dev/null; list > .after; cmp .before .after
      rm -r data; hig doctor > .out; echo $?; ls
      """)
    #expect(outcome.output == "0\ntexts\n", "\(outcome)")
  }

  @Test func marksFindingsOnATerminal() throws {
    let desk = try Desk.withSamples()
    let text = try desk.onTerminal(["doctor"])
    #expect(text.contains("✓"), "\(text)")
    #expect(!text.contains("ok\t"))
    desk.environment["LC_ALL"] = "C"
    let plain = try desk.onTerminal(["doctor", "--color", "never"])
    #expect(plain.contains("ok       store  "), "\(plain)")
    #expect(plain.contains("warning  terminal "))
  }
}
