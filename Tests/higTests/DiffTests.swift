import Foundation
import GuidelineStore
import Testing

@Suite struct DiffTests {
  /// The lanterns of the samples as they were before.
  private static let older = """
    ---
    topic: lanterns
    title: Lanterns
    edition: 2014
    language: en
    ---

    # Lanterns

    A lantern gives a little light where a lamp would give too much.

    ## Hanging

    ### Hang a lantern where nobody bumps into it. {#hang-high}

    Leave at least 25 pt above the tallest guest. See `UILanternView`.

    ### Sweep below every lantern. {#sweep}

    Dust <dims> the *light*.

    ## Lighting

    ### Consider lighting few lanterns at a time. {#light-few}

    Many lanterns compete with each other, and no one looks at any of them.
    """

  private static func desk() throws -> Desk {
    let desk = try Desk()
    try desk.writeSamples(to: "texts")
    try desk.write(older, to: "texts/en/2014/lanterns.md")
    let outcome = try desk.hig("build", "--data", "texts")
    guard outcome.status == 0 else { throw Desk.Failure(outcome.errors) }
    return desk
  }

  @Test func tellsChangesBySection() throws {
    let outcome = try Self.desk().hig("diff", "2014", "2019")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        Lanterns
        2014:en → 2019:en

          1 rule unchanged

        Hanging

          ~ Hang a lantern where nobody bumps into it.
              Leave at least [-25-]{+29+} pt above the tallest guest. See UILanternView.
            lead unchanged, different numbers: lanterns@2014:en.2 →
            lanterns@2019/ios13:en.2

          - Sweep below every lantern.
            removed: lanterns@2014:en.3

          + Paper
              A lantern that folds flat and weighs nothing.
            added: lanterns@2019/ios13:en.3

        Lighting

          ~ [-Consider lighting-]{+Light+} few lanterns at a time.
            reworded, stronger: lanterns@2014:en.4 → lanterns@2019/ios13:en.4

        """)
  }

  @Test func endsWithOneOnlyIfAskedTo() throws {
    let desk = try Self.desk()
    #expect(try desk.hig("diff", "2014", "2019", "--exit-code").status == 1)
    #expect(try desk.hig("diff", "2014", "2019").status == 0)
    #expect(try desk.hig("diff", "2019", "2019", "--exit-code").status == 0)
    #expect(try desk.hig("diff", "2014", "2019", "--topic", "candles").status == 2)
    #expect(try desk.hig("diff", "2014", "2018").status == 2)
    #expect(try desk.hig("diff", "2014").status == 64)
    #expect(try desk.hig("diff", "2014", "2019", "--stat", "--side-by-side").status == 64)
  }

  @Test func givesJSON() throws {
    let desk = try Self.desk()
    let outcome = try desk.hig("diff", "2014", "2019", "--topic", "초롱", "--json")
    let json = try outcome.json()
    #expect(json["old"] as? String == "2014:en")
    #expect(json["new"] as? String == "2019:en")
    let summary = try #require(json["summary"] as? [String: Int])
    #expect(
      summary == [
        "same": 2, "reworded": 1, "moved": 0, "split": 0, "merged": 0, "added": 1, "removed": 1,
      ])
    let topics = try #require(json["topics"] as? [[String: Any]])
    #expect(topics.count == 1 && topics[0]["topic"] as? String == "lanterns")
    let changes = try #require(topics[0]["changes"] as? [[String: Any]])
    let change = try #require(changes.first { $0["flags"] as? [String] == ["body", "numbers"] })
    #expect(change["kind"] as? String == "same")
    #expect(change["confidence"] is Double)
    #expect((change["old"] as? [[String: Any]])?.first?["id"] as? String == "lanterns@2014:en.2")
    let words = try #require(change["words"] as? [[String: String]])
    #expect(words.filter { $0["kind"] == "delete" }.map { $0["text"] } == ["25"])
    #expect(words.filter { $0["kind"] == "insert" }.map { $0["text"] } == ["29"])
    #expect(try desk.hig("diff", "2014", "2019", "--format", "json").output == outcome.output)
  }

  @Test(arguments: [[], ["--side-by-side"], ["--color", "always"]])
  func fitsTheWidth(options: [String]) throws {
    let desk = try Self.desk()
    desk.environment["COLUMNS"] = "44"
    for texts in ["2014 2019", "2019:en 2019:ko", "2019:ko current:ja"] {
      let outcome = try desk.shell("hig diff \(texts) " + options.joined(separator: " "))
      #expect(outcome.status == 0, "\(outcome.errors)")
      for line in outcome.lines {
        let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(TerminalWidth.columns(of: plain) <= 44, "\(line)")
      }
    }
  }

  @Test func marksWithColorsOrBrackets() throws {
    let desk = try Self.desk()
    let colored = try desk.hig("diff", "2014", "2019", "--color", "always").output
    #expect(colored.contains("\u{1B}[31;9m25\u{1B}[0m\u{1B}[32m29\u{1B}[0m"))
    #expect(!colored.contains("[-"))
    #expect(try !desk.hig("diff", "2014", "2019").output.contains("\u{1B}"))
  }

  @Test func countsChanges() throws {
    let lines = try Self.desk().hig("diff", "2014", "2019", "--stat").lines
    #expect(
      lines == [
        "topic\tunchanged\tnew body\treworded\tmoved\tsplit\tmerged\tadded\tremoved",
        "lanterns\t1\t1\t1\t0\t0\t0\t1\t1",
      ])
  }

  @Test func writesMarkdownAndHTML() throws {
    let desk = try Self.desk()
    let markdown = try desk.hig("diff", "2014", "2019", "--format", "markdown").output
    #expect(markdown.hasPrefix("# 2014:en → 2019:en\n\n## Lanterns\n"))
    #expect(
      markdown.contains("<del>Consider lighting</del><ins>Light</ins> few lanterns at a time."))
    let html = try desk.hig("diff", "2014", "2019", "--format", "html").output
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.contains("<p class=\"lead\"><del>Consider lighting</del><ins>Light</ins> few"))
    let korean = try desk.hig("diff", "2019:en", "2019:ko", "--format", "html").output
    #expect(korean.contains(">2019:en → 2019/ios13:ko</span></h1>"))
    #expect(korean.contains("<body class=\"columns-2\">"))
    #expect(korean.contains("<p class=\"missing\" lang=\"en\">Not in this text</p>"))
    #expect(!html.contains("://"))
  }

  @Test func tellsWhatATranslationLacks() throws {
    let output = try Self.desk().hig("diff", "2019:en", "2019:ko").output
    #expect(output.contains("not in 2019:ko: lanterns@2019/ios13:en.3"))
    #expect(output.contains("1 rule translated"))
  }
}
