import Foundation
import Testing

@Suite struct ImportCommandTests {
  @Test func explainsWhyEachPieceHasItsKind() throws {
    let desk = try Desk()
    let page = """
      # Lamps

      A lamp lights a room.

      **Keep the lamp low.** It dazzles nobody there.

      **Hang the lamp straight.** A crooked one looks odd.

      > Note: Lamps are warm.
      """
    try desk.write(page, to: "lamps.md")
    let outcome = try desk.hig("import", "lamps.md", "--edition", "2019", "--dry-run", "--explain")
    #expect(
      outcome.lines.dropFirst() == [
        "lamps.md: edition: as you said: 2019", "lamps.md: topic: the words of its title: lamps",
        "lamps.md: language: its letters and words: en",
        "lamps.md:3: paragraph: text outside rules: A lamp lights a room.",
        "lamps.md:5: rule: its bold start advises: Keep the lamp low.",
        "lamps.md:7: rule: its bold start advises: Hang the lamp straight.",
        "lamps.md:9: note: a label such as Note: Note",
      ])
    let marked = try desk.hig(
      "import", "lamps.md", "--edition", "2019", "--dry-run", "--mark", "headings", "--explain")
    #expect(marked.output.contains("lamps@2019") && !marked.output.contains("rule:"), "\(marked)")
    let usage = try desk.hig("import", "lamps.md", "--explain", "--json")
    #expect(usage.status == 64)
  }

  @Test func takesNoExportForAText() throws {
    let desk = try Desk.withSamples()
    try desk.hig("export", "--output", "digest.html", "--format", "html")
    let outcome = try desk.hig("import", "digest.html")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is an exported page; import the texts"), "\(outcome)")
  }

  @Test func readsNamesThatAreNoTextAndLeavesWhatLeadsOut() throws {
    let outcome = try Desk().shell(
      #"""
      mkdir texts other; page='# Modality\n\n**Avoid modality.** It interrupts.\n'
      printf "$page" > other/page.md; printf "$page" > $'texts/a\xff.md'
      ln -s ../other texts/out; mkfifo texts/pipe.md
      hig import texts --edition 2014; hig import $'texts/a\xff.md' --edition 2014
      hig import <(printf "$page") --edition 2019 | sed "s/6[0-9]/63/g"; hig import texts/pipe.md; echo $?
      hig remove $'texts/a\xff.md' | cut -f 1
      """#)
    #expect(
      outcome.lines == [
        #"texts/a\xFF.md: modality@2014+a-xff:en, bold, 1 rule"#, #"texts/a\xFF.md: unchanged"#,
        "/dev/fd/63: modality@2019+63:en, bold, 1 rule", "2", #"texts/a\xFF.md"#,
      ], "\(outcome)")
    for words in [
      "texts/out:1: warning: skipped: a symbolic link out of the folder",
      "texts/pipe.md:1: warning: skipped: a pipe or device",
      "texts/pipe.md:1: error: is a pipe or device, not a file",
    ] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test func saysWhatItTookEachDocumentFor() throws {
    let desk = try Desk()
    try desk.writeSamples(to: "texts")
    let outcome = try desk.hig("import", "texts")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "texts/en/2019/lanterns.md: lanterns@2019/ios13+texts:en, authored, 2 rules,"
          + " 1 definition, 1 paragraph",
        "texts/ja/current/lanterns.md: lanterns@current+texts:ja, authored, 1 rule",
        "texts/ko/2019/lanterns.md: lanterns@2019/ios13+texts:ko, authored, 2 rules",
      ])
    #expect(try desk.hig("import", "texts").lines.allSatisfy { $0.hasSuffix(": unchanged") })
  }

  @Test func countsWhatIsNoRuleApart() throws {
    let desk = try Desk()
    try desk.write(
      "# Modality\n\nPanels are blue. They slide.\n\n**Keep the panel short.** People leave sooner.\n",
      to: "2019/a.md")
    #expect(
      try desk.hig("import", "2019/a.md").lines == [
        "2019/a.md: modality@2019+a:en, bold, 1 rule, 1 paragraph"
      ])
    #expect(
      try desk.hig("list", "documents").lines.first?.hasSuffix("\t1 rule, 1 paragraph") == true)
  }

  @Test func readsStandardInputOnce() throws {
    let desk = try Desk()
    let outcome = try desk.hig("import", "-", "-", input: Samples.korean)
    #expect(outcome.lines == ["-: lanterns@2019/ios13+page:ko, authored, 2 rules"])
    // Another text from standard input stands beside the first, the same replaces it.
    try desk.hig("import", "-", input: Samples.english)
    let again = try desk.hig("import", "-", input: Samples.korean + "\nUnd noch ein Wort.\n")
    #expect(again.status == 0)
    #expect(try desk.hig("list", "documents").lines.count == 2)
    let removed = try desk.hig("remove", "-")
    #expect(removed.lines.count == 2)
    #expect(removed.lines.allSatisfy { $0.hasPrefix("-\tlanterns\t2019/ios13") })
    #expect(removed.errors == "hig: removed 2 documents\n")
  }

  @Test func passesOverWhatCannotBeRead() throws {
    let desk = try Desk()
    try desk.write(Samples.korean, to: "pages/korean.md")
    try desk.write("Notes", to: "pages/.hidden.md")
    try desk.write("\u{0}PNG", to: "pages/picture.png")
    try desk.write("", to: "pages/empty.md")
    try desk.write("a\u{0}b", to: "pages/binary.txt")
    try Data([0xC3, 0x28, 0x0A]).write(to: URL(fileURLWithPath: desk.path("pages/latin.md")))
    let files = FileManager.default
    try files.createSymbolicLink(atPath: desk.path("pages/gone.md"), withDestinationPath: "nowhere")
    try files.createSymbolicLink(atPath: desk.path("pages/loop"), withDestinationPath: ".")
    try files.createSymbolicLink(
      atPath: desk.path("pages/twin.md"), withDestinationPath: "korean.md")
    try files.createDirectory(atPath: desk.path("nothing"), withIntermediateDirectories: true)
    try desk.write("", to: "pages/huge.md")
    let huge = try #require(FileHandle(forWritingAtPath: desk.path("pages/huge.md")))
    try huge.truncate(atOffset: 33 << 20)
    let outcome = try desk.hig("import", "pages", "nothing", "pages/korean.md", "missing.md")
    #expect(outcome.status == 1)
    #expect(outcome.lines == ["pages/korean.md: lanterns@2019/ios13+korean:ko, authored, 2 rules"])
    let expected = [
      "pages/binary.txt:", "pages/empty.md:",
      "pages/gone.md:1: error: is a broken symbolic link",
      "pages/huge.md:1: error: is larger than 32 MB", "pages/latin.md:",
      "nothing:1: error: is a folder without texts", "missing.md:1: error: can't be read",
    ]
    for message in expected { #expect(outcome.errors.contains(message), "\(outcome.errors)") }
    for name in [".hidden", "picture", "loop", "twin"] {
      #expect(!outcome.errors.contains(name), "\(outcome.errors)")
    }
  }

  @Test func endsWith2WhenNothingWasTaken() throws {
    let desk = try Desk()
    try desk.write("", to: "empty.md")
    #expect(try desk.hig("import", "empty.md").status == 2)
    let outcome = try desk.hig("import", "empty.md", "--json")
    #expect(outcome.status == 2)
    #expect(try outcome.failure()["message"]?.hasSuffix("wasn't imported") == true)
  }

  @Test func writesNothingInADryRun() throws {
    let desk = try Desk()
    try desk.write(Samples.korean, to: "korean.md")
    let outcome = try desk.hig("import", "korean.md", "--dry-run")
    #expect(outcome.lines == ["korean.md: lanterns@2019/ios13+korean:ko, authored, 2 rules"])
    #expect(!FileManager.default.fileExists(atPath: desk.path("data/hig")))
    try desk.write(Samples.english, to: "english.md")
    let both = try desk.hig("import", "korean.md", "english.md", "--dry-run")
    #expect(both.errors.hasSuffix("2 files: 2 would be imported\n"), "\(both)")
  }

  @Test func movesADocumentThatIsImportedWithOtherOptions() throws {
    let desk = try Desk()
    let page = try desk.write(Samples.korean, to: "korean.md")
    try desk.hig("import", page)
    try desk.hig("import", page, "--edition", "2014", "--source", "attic")
    let documents = try desk.hig("list", "documents").lines
    #expect(documents.count == 1)
    #expect(documents.first?.contains("+attic:ko") == true, "\(documents)")
    #expect(documents.first?.contains("\t2014") == true, "\(documents)")
  }

  @Test func takesOutTextsThatAreGoneFromTheProject() throws {
    let desk = try Desk.withSamples()
    try desk.write(Samples.korean.replacing("ios13", with: "ios12"), to: "korean.md")
    try desk.hig("import", "korean.md")
    try FileManager.default.removeItem(atPath: desk.path("texts/ja"))
    #expect(try desk.hig("build", "--data", "texts").status == 0)
    let documents = try desk.hig("list", "documents").output
    #expect(!documents.contains(":ja"))
    #expect(documents.contains("ios12+korean:ko"))
  }

  @Test func goesOnWhenNobodyReadsItsLines() throws {
    let desk = try Desk()
    for index in 0..<600 {
      try desk.write(
        Samples.korean.replacing("topic: lanterns", with: "topic: lanterns-\(index)"),
        to: "many/\(index).md")
    }
    #expect(try desk.shell("hig import many | true").status == 0)
    #expect(try desk.hig("list", "documents").lines.count == 600)
  }

  @Test func losesNothingWhenTwoImportAtOnce() throws {
    let desk = try Desk()
    for index in 0..<80 {
      try desk.write(
        Samples.korean.replacing("topic: lanterns", with: "topic: lanterns-\(index)"),
        to: "\(index % 2)/\(index).md")
    }
    let outcome = try desk.shell(
      """
      hig import 0 & one=$!; hig import 1 & two=$!
      for n in 1 2 3 4 5 6 7 8; do hig list topics --quiet > /dev/null; [ $? -le 2 ] || exit 9; done
      wait $one && wait $two
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try desk.hig("list", "documents").lines.count == 80)
  }

  @Test func asksBeforeItTakesOutAText() throws {
    let desk = try Desk()
    try desk.write(Samples.korean, to: "korean.md")
    try desk.hig("import", "korean.md")
    let asked = try desk.hig("remove", "2019:ko")
    #expect(asked.status == 64)
    #expect(asked.errors.contains("1 document") && asked.errors.contains("--yes"))
    let json = try desk.hig("remove", "2019:ko", "--json")
    #expect(try json.failure()["hint"]?.contains("--yes") == true)
    let dry = try desk.hig("remove", "ios13:ko", "--dry-run")
    #expect(dry.status == 0 && dry.output.contains("korean.md"))
    #expect(dry.errors == "hig: would remove 1 document\n")
    #expect(try desk.hig("list", "documents").lines.count == 1)
    #expect(try desk.hig("remove", "korean.md", "--dry-run").output == dry.output)
    #expect(try desk.hig("remove", "2019:ko", "--yes").output == dry.output)
    #expect(try desk.hig("list", "documents").status == 1)
  }
}
