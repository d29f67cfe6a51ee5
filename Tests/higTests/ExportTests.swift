import Foundation
import Testing

@Suite struct ExportTests {
  @Test func writesMarkdownUnlessTold() throws {
    let outcome = try Desk.withSamples().hig(
      "export", "--topic", "초롱", "--edition", "2019", "--lang", "en")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("# Lanterns\n\n- Texts: 2019/ios13:en\n"))
    #expect(outcome.output.contains("**Light few lanterns at a time.**"))
    #expect(outcome.output.contains("`lanterns@2019/ios13:en.4` · iOS, macOS"))
  }

  @Test func writesTheCurrentEditionUnlessTold() throws {
    let desk = try Desk()
    for (language, edition, topic) in [
      ("en", "2014", "kites"), ("en", "current", "lanterns"), ("ko", "2014", "kites"),
    ] {
      try desk.write(
        """
        ---
        topic: \(topic)
        title: \(topic)
        edition: \(edition)
        language: \(language)
        ---

        # \(topic)

        ### Keep \(topic) light. {#light}
        """, to: "data/\(language)/\(edition)/\(topic).md")
    }
    #expect(try desk.hig("build", "--data", "data").status == 0)
    for (options, topics) in [
      ([], ["lanterns"]), (["--lang", "ko"], ["kites", "lanterns"]),
      (["--topic", "kites"], ["kites"]), (["--edition", "2014"], ["kites"]),
    ] {
      let digest = try desk.hig(arguments: ["export", "--json"] + options).json()
      let pages = try #require(digest["topics"] as? [[String: Any]])
      #expect(pages.map { $0["topic"] as? String } == topics, "\(options)")
    }
  }

  @Test func writesRulesAsJSON() throws {
    let desk = try Desk.withSamples()
    let digest = try desk.hig(
      "export", "--json", "--edition", "2019", "--lang", "ko,en"
    ).json()
    let topics = try #require(digest["topics"] as? [[String: Any]])
    #expect(topics.map { $0["texts"] as? [String] } == [["2019/ios13:ko", "2019/ios13:en"]])
    let sections = try #require(topics[0]["sections"] as? [[String: Any]])
    let rows = sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    #expect(rows.count == 4)
    let hang = try #require(rows.first { $0["concept"] as? String == "lanterns/hang-high" })
    let cells = try #require(hang["cells"] as? [[[String: Any]]])
    #expect(cells.map { $0.count } == [1, 1])
    let rule = try #require(cells[0][0]["rule"] as? [String: Any])
    var shown = try desk.hig("show", "lanterns@2019/ios13:ko.1", "--json").json()
    shown["schemaVersion"] = nil
    #expect(rule as NSDictionary == shown as NSDictionary)
    let standsIn = rows.map { row in
      (row["cells"] as? [[[String: Any]]])?[0].first?["standsIn"] as? Bool
    }
    #expect(standsIn == [true, false, true, false])
    #expect(
      try desk.hig("export", "--json").output == desk.hig("export", "--format", "json").output)
  }

  @Test func writesAFileWholeOrNotAtAll() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.hig("export", "--format", "html", "--output", "page.html")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    let page = try String(contentsOfFile: desk.path("page.html"), encoding: .utf8)
    #expect(try page == desk.hig("export", "--format", "html").output)
    #expect(page.hasSuffix("</html>\n"))
    let failed = try desk.hig("export", "--output", "missing/page.md")
    #expect(failed.status == 2)
    #expect(failed.errors.contains("can't write missing/page.md"))
    let folder = try desk.hig("export", "--output", "data")
    #expect(folder.status == 2)
    #expect(folder.errors.contains("data is a folder"))
    let files = try FileManager.default.contentsOfDirectory(atPath: desk.folder)
      .filter { !$0.hasPrefix(".") }
    #expect(files.sorted() == ["data", "page.html", "texts"])
  }

  @Test func writesADocset() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.hig(
      "export", "--format", "docset", "--output", "Lanterns.docset", "--lang", "en,ko,ja")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["Info.plist", "Resources/docSet.dsidx", "Resources/Documents/ja/lanterns.html"] {
      #expect(FileManager.default.fileExists(atPath: desk.path("Lanterns.docset/Contents/\(name)")))
    }
  }

  @Test(arguments: [
    ("--kind note", "no rules of kind note; kinds are rule, definition, paragraph"),
    ("--query paraglider", "no rule contains “paraglider”"),
    ("--edition 2019 --since 2019", "no matching changes"),
    ("--edition 2019/ios12", "no rules in 2019/ios12; texts are 2019/ios13:en"),
  ])
  func saysWhyThereIsNothing(options: String, note: String) throws {
    let outcome = try Desk.withSamples().shell("hig export \(options) --output page.md")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(note), "\(outcome.errors)")
  }

  @Test func tellsWhyThereIsNothingAsJSON() throws {
    let outcome = try Desk.withSamples().hig("export", "--kind", "note", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    #expect((try outcome.json()["notes"] as? [String])?.count == 1)
  }

  @Test(arguments: [
    "--format docset", "--format docset --output Lanterns", "--format site",
    "--format site --output site --since 2019", "--force", "--json --format csv", "--bom",
    "--limit 3", "--query a --limit -1", "--since 2019 --query a", "--since 2019 --lang en,ko",
    "--lang en,ko,ja,de", "--edition 2019:ko --lang en", "--edition '!'", "--lang '!'",
  ])
  func refusesOptionsThatMakeNoSenseTogether(options: String) throws {
    let outcome = try Desk.withSamples().shell("hig export \(options)")
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ("--edition 2018", "closest matches: 2019"), ("--lang fr", "languages are en, ja, ko"),
    ("--since current --edition 2019", "is newer than"),
  ])
  func namesTheNearestOfWhatIsUnknown(options: String, hint: String) throws {
    let outcome = try Desk.withSamples().shell("hig export \(options)")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(hint), "\(outcome)")
  }

  @Test func saysThatAStoreIsEmpty() throws {
    let desk = try Desk()
    _ = try desk.shell("mkdir texts; echo nothing > texts/README.md; hig import texts")
    for command in ["export", "refs modality"] {
      let outcome = try desk.shell("hig \(command) --store empty.sqlite")
      #expect(outcome.status == 2, "\(outcome)")
    }
  }

  @Test(arguments: [
    ("export --output", "$HIG_STORE"), ("export --format html --output", "$HIG_STORE-wal"),
    ("export --output", "hard.md"), ("export --output", "soft.md"),
    ("export --format docset --output", "In.docset"), ("scan app --output", "$HIG_STORE"),
    ("scan app --format sarif --output", "app/A.swift"),
  ])
  func refusesToWriteOverWhatItReads(command: String, place: String) throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell(
      """
      mkdir -p In.docset/Contents app; echo mark > In.docset/Contents/Info.plist
      mv $HIG_STORE In.docset/store; export HIG_STORE=In.docset/store
      ln $HIG_STORE hard.md; ln -s $HIG_STORE soft.md; echo 'let a = UILanternView()' > app/A.swift
      cat $HIG_STORE app/A.swift | cksum; hig \(command) \(place); echo $?
      cat $HIG_STORE app/A.swift | cksum; ls -A In.docset
      """)
    let sum = try #require(outcome.lines.first)
    #expect(outcome.lines == [sum, "2", sum, "Contents", "store"], "\(outcome)")
    #expect(outcome.errors.contains("is being read"), "\(outcome.errors)")
  }

  @Test func keepsTheRightsOfAFileAndTheTargetOfALink() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell(
      """
      touch mine.md; chmod 600 mine.md; ln -s mine.md link.md
      hig export --output link.md; [ -L link.md ] && stat -c %a mine.md; head -n 1 mine.md
      hig export --output /dev/stdout | head -n 1
      """)
    #expect(
      outcome.lines == ["600", "# Human Interface Guidelines", "# Human Interface Guidelines"])
    #expect(outcome.status == 0, "\(outcome)")
  }
}
