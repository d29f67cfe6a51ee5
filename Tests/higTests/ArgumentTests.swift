import Testing

@Suite struct ArgumentTests {
  /// Options that all commands have name nothing to do.
  @Test(arguments: [
    ["--store", "a.sqlite"], ["--quiet"], ["--store=a.sqlite", "--color", "never"],
  ])
  func showsWithGlobalOptionsWhatItShowsWithoutAny(options: [String]) throws {
    let desk = try Desk()
    #expect(try desk.hig(arguments: options).output == desk.hig().output)
    #expect(try desk.hig(arguments: options + ["--help"]).output == desk.hig("--help").output)
    #expect(try desk.hig(arguments: options + ["-h"]).output == desk.hig("-h").output)
    #expect(try desk.hig(arguments: options + ["--hlep"]).status == 64)
  }

  @Test(arguments: [
    "hig list topics", "hig --json list topics | grep -o lanterns",
    "hig --color never list topics", "hig --store=data/hig/guidelines.sqlite list topics",
    "hig --store data/hig/guidelines.sqlite list topics",
  ])
  func letsOptionsStandBeforeTheCommand(line: String) throws {
    let outcome = try Desk.withSamples().shell(line)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("lanterns"))
  }

  @Test(arguments: [
    ("hig --help", 0), ("hig --version", 0), ("hig help list", 0), ("hig list --help", 0),
    ("hig list topics", 0), ("hig check", 0), ("hig show lanterns", 0),
    ("hig list symbols --topic lanterns --lang ja", 1), ("hig remove elsewhere.md", 1),
    ("hig show lantrens", 1), ("hig list rules --edition 2031", 2), ("hig import missing.md", 2),
    ("hig --store missing.sqlite list topics", 2), ("hig show nothing/at-all", 1),
    ("hig show lanterns@2019:en.99", 1),
    ("hig list", 64), ("hig list lamps", 64), ("hig list topics --bogus", 64),
    ("hig import", 64), ("hig show lanterns@2019:en.2 --lang ko", 0),
    ("hig show lanterns --edition 2019:en --lang ko", 64),
    ("hig show lanterns@2019:en.2 --edition 2019", 64),
    ("hig import page.md --source 'A B'", 64), ("hig list topics --color pink", 64),
  ])
  func endsWithTheStatusThatTellsWhatHappened(line: String, status: Int32) throws {
    let outcome = try Desk.withSamples().shell(line)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty == (status == 0), "\(outcome.errors)")
  }

  @Test func takesAClosedPipeForAnEnd() throws {
    let desk = try Desk.withSamples()
    for index in 0..<40 {
      let page = Samples.english
        .replacing("topic: lanterns", with: "topic: lanterns-\(index)")
      try desk.write(page, to: "many/\(index).md")
    }
    #expect(try desk.hig("import", "many", "--quiet").status == 0)
    let outcome = try desk.shell("hig list rules --lang en --json | head -1")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output == "{\n")
  }

  @Test func tellsWhatHappenedAlsoWhereNobodyReadsOn() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell("hig --json zeppelin | true; echo ${PIPESTATUS[0]}")
    #expect(outcome.output == "1\n")
  }

  @Test(arguments: ["--store x help show", "help --store x show", "--json help show"])
  func helpsWhateverOptionsStandBeside(line: String) throws {
    let outcome = try Desk.withSamples().shell("hig \(line)")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("hig show "))
  }

  @Test func saysWhatCommandThereIsNoHelpOn() throws {
    let desk = try Desk.withSamples()
    #expect(try desk.hig("help", "lamps").errors.contains("no command 'lamps'; hig help lists"))
    #expect(try desk.hig("help", "shwo").errors.contains("did you mean hig help show?"))
  }

  @Test func helpsInAScreenfulOrInFull() throws {
    let desk = try Desk()
    let short = try desk.hig("-h")
    #expect(short.status == 0 && short.lines.count <= 24)
    #expect(try desk.hig().output == short.output && desk.hig("help").output == short.output)
    let long = try desk.hig("--help").output
    #expect(long.utf8.count > 2 * short.output.utf8.count)
    let example = try #require(short.lines.first { $0.hasPrefix("  hig ") })
    #expect(example.prefix(30).allSatisfy(\.isASCII) && long.contains(example))
    for command in try CommandTree.read(desk).commands where command != "help" {
      #expect(short.output.contains(command) && long.contains("\n  \(command) "), "\(command)")
    }
  }

  @Test(arguments: [["--version"], ["-V"], ["version"], ["--store", "x.sqlite", "version"]])
  func printsTheVersion(arguments: [String]) throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell("hig \(arguments.joined(separator: " "))")
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(outcome)")
    // Guidelines speak of versions.
    #expect(try desk.hig("version", "lantern", "--json").json()["query"] != nil)
  }

  @Test(arguments: [
    ("-v", "-v", ""), ("--hlep", "--hlep", "--help"), ("list topics --bogus", "--bogus", ""),
    ("list --platfrm iOS rules", "--platfrm", "--platform"), ("show -x", "-x", ""),
    ("link --sore=x", "--sore", "--store"), ("lantern --limti 3", "--limti", "--limit"),
  ])
  func namesUnknownOptionsWhateverElseIsWrong(line: String, option: String, near: String) throws {
    let outcome = try Desk.withSamples().shell("hig \(line)")
    #expect(outcome.status == 64)
    let hint = near.isEmpty ? "" : "; did you mean \(near)?"
    #expect(
      outcome.errors.hasPrefix("hig: error: unknown option '\(option)'\(hint)\n"),
      "\(outcome.errors)")
  }

  @Test func tellsWrongUsageInALineOrTwo() throws {
    let desk = try Desk.withSamples()
    #expect(
      try desk.hig("show").errors == """
        hig: error: missing expected argument '<id|topic|concept|term> ...'
          usage: hig show <id|topic|concept|term> ...; hig help show has more

        """)
    let kinds = try desk.hig("list", "rules", "--kind", "lamp")
    #expect(kinds.errors.split(separator: "\n").count == 2 && kinds.errors.contains("note, para"))
    #expect(try desk.hig("lantern", "--", "-paper").status == 0)
    #expect(try desk.hig("lantern", "-paper").errors.contains("put it after --"))
  }

  @Test func showsNoEscapeSequencesOfArguments() throws {
    let outcome = try Desk.withSamples().hig("show", "\u{1B}[31mlamp")
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test func saysWhenStandardOutputCannotBeWritten() throws {
    let outcome = try Desk.withSamples().shell("hig list rules > /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("can't write to standard output"))
  }

  @Test func knowsEveryOptionThatTakesAValue() throws {
    let desk = try Desk.withSamples()
    for option in try CommandTree.read(desk).options where option.takesValue {
      // If `check` were not taken for the value, it would be for the command.
      let outcome = try desk.hig(option.name, "check", "list", "--help")
      #expect((outcome.output + outcome.errors).contains(#/hig (help )?list /#), "\(option.name)")
    }
  }

  @Test func rejectsAnOptionThatIsGivenTwiceWhereTheCommandTakesOne() throws {
    let desk = try Desk.withSamples()
    for command in try CommandTree.read(desk).command.subcommands ?? [] {
      for option in command.options where option.takesValue {
        let isSetting = ["--color", "--limit", "--store"].contains(option.name)
        // What goes on behind that is no command's.
        let outcome = try desk.hig(
          command.commandName, option.name, "a", "\(option.name)=b", "--no-such-option")
        #expect(
          outcome.errors.contains("\(option.name) is given twice")
            == !(option.isRepeating || isSetting),
          "\(command.commandName) \(option.name): \(outcome.errors)")
      }
    }
    #expect(try desk.hig("lanterns", "--limit", "2", "--limit", "1").status == 0)
  }
}
