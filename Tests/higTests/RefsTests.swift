import Foundation
import Testing

@Suite struct RefsTests {
  private static let guides = """
    # Modality

    **Keep the panel short.** It helps. See [Alerts](alerts.md) and [Moons](moons.md).

    **Call `UIPanelController` for it.** It knows how.
    """

  private static func desk() throws -> Desk {
    let desk = try Desk()
    try desk.write(guides, to: "current/modality.md")
    try desk.write(
      "# Alerts\n\n**Name the \"result\".** A button says what happens. See Modality.",
      to: "current/alerts.md")
    _ = try desk.hig("import", "current")
    return desk
  }

  @Test func printsWhatPointsWhere() throws {
    let outcome = try Self.desk().hig("refs", "modality")
    #expect(
      outcome.output == """
        modality

        Points to
          alerts “Alerts” modality@current+page:en.1
          moons.md “Moons” modality@current+page:en.1 (not found)

        Pointed to by
          alerts@current+page:en.1 “Modality”

        Mentions
          UIPanelController modality@current+page:en.2

        """)
    #expect(outcome.status == 0)
  }

  @Test func keepsWhatTheContractSaysOfReferences() throws {
    let outcome = try Self.desk().hig("refs", "모달리티", "--json")
    let answer = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(answer["subject"] as? String == "modality")
    let outgoing = try #require(answer["outgoing"] as? [[String: Any]])
    #expect(outgoing.map { $0["kind"] as? String } == ["topic", "topic", "symbol"])
    #expect(
      outgoing.map { $0["target"] as? String } == ["alerts", "moons.md", "UIPanelController"])
    #expect(outgoing.map { $0["resolved"] as? Bool } == [true, false, false])
    #expect(outgoing.map { $0["linked"] as? Bool } == [true, true, false])
    #expect(outgoing[0]["from"] as? String == "modality@current+page:en.1")
    #expect(outgoing[0]["line"] as? Int == 3)
    #expect(outgoing[0]["text"] as? String == "Alerts")
    let incoming = try #require(answer["incoming"] as? [[String: Any]])
    #expect(incoming.map { $0["from"] as? String } == ["alerts@current+page:en.1"])
  }

  @Test func endsWithOneWhereNothingPointsAnywhere() throws {
    let outcome = try Self.desk().hig("refs", "modality@current:en.2", "--lang", "ko")
    #expect(outcome.status == 2)
    let none = try Desk()
    try none.write("# Alerts\n\n**Name the result.** It says so.", to: "current/alerts.md")
    try none.hig("import", "current")
    #expect(try none.hig("refs", "alerts").status == 1)
    #expect(try none.hig("refs").status == 64)
  }

  @Test func drawsAGraphThatMermaidReads() throws {
    let outcome = try Self.desk().hig("refs", "--graph", "mermaid")
    #expect(
      outcome.output == """
        flowchart LR
          n1["Alerts"]
          n2["Modality"]
          n1 --> n2
          n2 --> n1

        """)
  }

  @Test func printsTheSameEachTime() throws {
    let desk = try Desk.withSamples()
    let first = try desk.hig("refs", "lanterns", "--every-text", "--json").output
    for _ in 0..<3 {
      #expect(try desk.hig("refs", "lanterns", "--every-text", "--json").output == first)
    }
  }

  @Test(.enabled(if: hasGraphviz, "Graphviz is not here")) func drawsAGraphThatGraphvizReads()
    throws
  {
    let desk = try Self.desk()
    try desk.write(
      "# The \"new\\\\ moons\n\n**Keep it small.** See Alerts.\n\n**Keep it round.** It rolls.",
      to: "current/x.md")
    try desk.hig("import", "current")
    let outcome = try desk.shell("hig refs --graph dot | dot -Tplain")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.count { $0.hasPrefix("edge ") } == 3)
  }

  static let hasGraphviz = FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")
}
