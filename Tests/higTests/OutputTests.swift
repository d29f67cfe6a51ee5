import Foundation
import GuidelineStore
import Testing

@Suite struct OutputTests {
  @Test(arguments: [
    ["show", "lanterns", "--lang", "ja"], ["show", "lanterns", "--lang", "ko"],
    ["show", "lanterns", "--lang", "en"], ["show", "lanterns/light-few"],
    ["show", "lanterns@current:ja.1"], ["search", "초롱"], ["search", "数が多い"], ["search", "lantern"],
  ])
  func fitsTheWidthCountingWideCharactersAsTwo(arguments: [String]) throws {
    let desk = try Desk.withSamples()
    desk.environment["COLUMNS"] = "40"
    let outcome = try desk.shell("hig " + arguments.joined(separator: " "))
    #expect(outcome.status == 0, "\(outcome.errors)")
    for line in outcome.lines { #expect(TerminalWidth.columns(of: line) <= 40, "\(line)") }
  }

  @Test func breaksJapaneseBetweenCharactersAndKoreanBetweenWords() throws {
    let desk = try Desk.withSamples()
    desk.environment["COLUMNS"] = "40"
    let japanese = try desk.hig("show", "lanterns@current:ja.1").lines
    #expect(japanese.contains { TerminalWidth.columns(of: $0) >= 38 })
    #expect(!japanese.contains { "、。」".contains($0.first ?? " ") })
    #expect(!japanese.contains { "「".contains($0.last ?? " ") })
    let korean = try desk.hig("show", "lanterns@2019:ko.1").lines
    #expect(korean.contains { $0.hasSuffix(" 높은") }, "\(korean)")
  }

  @Test func keepsColorsForTerminals() throws {
    let desk = try Desk.withSamples()
    let escape = "\u{1B}["
    let command = ["show", "lanterns/light-few"]
    let plain = try desk.hig("show", "lanterns/light-few").output
    #expect(!plain.contains(escape))
    #expect(try desk.hig("show", "lanterns/light-few", "--color", "always").output.contains(escape))
    #expect(try desk.onTerminal(command).contains(escape))
    #expect(try !desk.onTerminal(command + ["--color", "never"]).contains(escape))
    #expect(try !desk.onTerminal(command + ["--json"]).contains(escape))
    for (name, value) in [("NO_COLOR", "1"), ("TERM", "dumb")] {
      desk.environment[name] = value
      #expect(try !desk.onTerminal(command).contains(escape), "\(name)")
      desk.environment[name] = nil
    }
  }

  @Test func alignsListsOnATerminalAndPutsTabsElsewhere() throws {
    let desk = try Desk.withSamples()
    #expect(try desk.hig("list", "documents").lines.allSatisfy { $0.contains("\t") })
    desk.environment["COLUMNS"] = "40"
    let lines = try desk.onTerminal(["list", "rules", "--lang", "en,ko,ja"]).split(
      whereSeparator: \.isNewline)
    #expect(lines.count == 7)
    for line in lines { #expect(TerminalWidth.columns(of: line) <= 40, "\(line)") }
    #expect(lines.allSatisfy { !$0.contains("\t") })
  }

  @Test func makesVisibleWhatWouldSteerTheTerminal() throws {
    let desk = try Desk()
    let page = Samples.english.replacing(
      "weighs nothing", with: "weighs \u{1B}]0;nothing\u{7}\u{9B}31m\u{202E}")
    try desk.hig("import", try desk.write(page, to: "page.md"))
    for command in [
      "show lanterns", "list terms", "show lanterns/paper", "cite lanterns",
      "show lanterns --format markdown", "export --format markdown",
    ] {
      let output = try desk.shell("hig " + command).output
      for scalar: Unicode.Scalar in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"] {
        #expect(!output.unicodeScalars.contains(scalar), "\(command): \(scalar.value)")
      }
    }
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "99999999999999999999", "0", ""])
  func takesNoNumberThatIsNoSizeForOneOfTheTerminal(size: String) throws {
    let desk = try Desk.withSamples()
    for name in ["COLUMNS", "LINES", "VTE_VERSION"] { desk.environment[name] = size }
    for arguments in [
      ["diff", "2019:en", "2019:ko", "--side-by-side"], ["coverage"], ["list", "rules"], ["--help"],
    ] {
      let outcome = try desk.hig(arguments: arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome)")
      #expect(try !desk.onTerminal(arguments).isEmpty, "\(arguments)")
    }
  }

  #if os(Linux)
    @Test func saysThatItNeedsItsArguments() throws {
      let outcome = try Desk().shell(
        """
        unshare --map-root-user --mount true || exit 3
        unshare --map-root-user --mount sh -c 'mount -t tmpfs none /proc; exec "$0" list topics' \
          '\(Desk.program)'
        """)
      // Not everybody may unmount it.
      guard outcome.status != 3 else { return }
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.errors.hasPrefix("hig: error: /proc isn't mounted"), "\(outcome)")
    }
  #endif

  @Test func letsNoPageLoadAnything() throws {
    let desk = try Desk.withSamples()
    let pages = try desk.shell(
      """
      hig export --format html; hig diff 2019:en 2019:ko --format html
      hig export --format docset --output Lanterns.docset; cd Lanterns.docset/Contents/Resources
      cat Documents/en/lanterns.html Documents/index.html
      """)
    #expect(pages.status == 0, "\(pages.errors)")
    let policies = pages.lines.filter { $0.contains("Content-Security-Policy") }
    #expect(policies.count == 4)
    #expect(policies.allSatisfy { $0.contains("\"default-src 'none'; style-src ") })
  }

  @Test func saysWhenAnotherLanguageServes() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.hig("show", "lanterns", "--edition", "2019", "--lang", "ja")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("このテキストのja版はありません。代わりにenを表示しています"))
    // Nothing but Japanese is there, and that is better than nothing.
    let current = try desk.hig("show", "lanterns", "--edition", "current", "--lang", "ko")
    #expect(current.output.contains("대신 ja를 표시합니다"))
  }

  @Test(arguments: [
    ("HIG_LANG", "ko", "초롱"), ("LC_ALL", "ko_KR.UTF-8", "초롱"), ("LANG", "ko_KR", "Lanterns"),
    ("LC_ALL", "POSIX", "Lanterns"), ("HIG_LANG", "ko-KR", "초롱"),
  ])
  func readsThePersonsLanguageInTheEnvironment(name: String, value: String, title: String) throws {
    let desk = try Desk.withSamples()
    desk.environment[name] = value
    #expect(try desk.hig("show", "lanterns", "--edition", "2019").lines.first == title)
  }

  @Test func breaksNoPathAndNoID() throws {
    let desk = try Desk()
    let name = "a long folder/초롱 정리 提灯の一覧.md"
    try desk.write(Samples.english, to: name)
    #expect(try desk.hig("import", name, "--source", "my-own-long-name").status == 0)
    desk.environment["COLUMNS"] = "20"
    let id = "lanterns@2019/ios13+my-own-long-name:en.2"
    for arguments in [["show", id], ["hang"]] {
      #expect(try desk.hig(arguments: arguments).output.contains(id), "\(arguments)")
      #expect(try desk.onTerminal(arguments).contains(id), "\(arguments)")
    }
    #expect(try desk.hig("show", id).output.contains(name + ":16-18"))
    #expect(try desk.onTerminal(["show", id]).contains(name + ":16-18"))
    #expect(try desk.onTerminal(["list", "documents"]).contains(name))
  }

  @Test func namesOtherEditionsBehindTheLanguageOfTheReader() throws {
    let desk = try Desk()
    for edition in ["2014", "2019", "current"] {
      for (language, lead) in [("en", "Hang it high."), ("ko", "높이 거세요."), ("ja", "高く吊るします。")] {
        try desk.write(
          "---\ntopic: lanterns\ntitle: Lanterns\nedition: \(edition)\nlanguage: \(language)\n"
            + "---\n\n### \(lead) {#hang-high}\n\nUILantern\n",
          to: "texts/\(language)/\(edition)/lanterns.md")
      }
    }
    #expect(try desk.hig("build", "--data", "texts").status == 0)
    desk.environment["COLUMNS"] = "200"
    for (reader, others) in [
      ("en", "— also in 2019, 2014\n"),
      ("ko", "— 다른 텍스트: ko, 2019, 2014\n"),
    ] {
      desk.environment["HIG_LANG"] = reader
      let output = try desk.hig("hang", "it", "high").output
      #expect(output.contains(others), "\(output)")
    }
  }

  @Test func leavesNotesOutWhenAskedTo() throws {
    let desk = try Desk()
    try desk.writeSamples(to: "texts")
    let outcome = try desk.hig("import", "texts", "--quiet")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
  }

  @Test func showsWhatIsLongerThanTheScreenThroughThePager() throws {
    let desk = try Desk.withSamples()
    desk.environment["LINES"] = "6"
    desk.environment["HIG_PAGER"] = "cat > paged"
    let whole = try desk.onTerminal(["show", "lanterns", "--no-pager"])
    #expect(whole.contains("Hang a lantern"))
    #expect(try !desk.onTerminal(["show", "lanterns"]).contains("Hang a lantern"))
    let paged = try String(contentsOfFile: desk.path("paged"), encoding: .utf8)
    #expect(
      paged
        == whole.split(separator: "\r\n", omittingEmptySubsequences: false)
        .joined(separator: "\n"))

    desk.environment["LINES"] = "100"
    #expect(try desk.onTerminal(["show", "lanterns"]) == whole)
    desk.environment["LINES"] = "6"
    desk.environment["HIG_PAGER"] = "no-such-program"
    #expect(try desk.onTerminal(["show", "lanterns"]).contains("Hang a lantern"))
    #expect(try desk.hig("show", "lanterns").output.contains("Hang a lantern"))
  }

  @Test func linksWhereTheTerminalHasHyperlinks() throws {
    let desk = try Desk()
    let page = try desk.write(Samples.english, to: "a page.md")
    try desk.hig("import", page)
    let command = ["show", "lanterns@2019/ios13:en.2"]
    let link = "]8;;file://" + page.replacing(" ", with: "%20")
    #expect(try !desk.onTerminal(command).contains("]8;;"))
    desk.environment["TERM_PROGRAM"] = "WezTerm"
    #expect(try desk.onTerminal(command).contains(link))
    #expect(try !desk.hig("show", "lanterns@2019/ios13:en.2").output.contains("]8;;"))
    desk.environment["FORCE_HYPERLINK"] = "0"
    #expect(try !desk.onTerminal(command).contains("]8;;"))
  }
}
