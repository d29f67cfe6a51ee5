import Foundation
import Testing

/// `hig value` and `hig list values`.
@Suite struct ValueTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.write(
      """
      ---
      topic: lamps
      edition: current
      language: en
      source: https://example.com/lamps
      ---

      # Lamps

      ### Make lamps tall.

      | Lamp | Height |
      | --- | --- |
      | Floor lamp | 160 cm |
      | Table lamp | 40 cm |
      """, to: "texts/en/current/lamps.md")
    try desk.hig("build", "--data", "texts")
  }

  @Test func answersWithTheValueItsRowAndItsAddress() throws {
    let lines = try desk.hig("value", "floor lamp height", "--limit", "1").output.split(
      separator: "\n")
    #expect(
      lines == [
        "160 cm", "  Floor lamp — Height: 160 cm", "  lamps@current:en.1",
        "  https://example.com/lamps",
      ])
  }

  @Test func saysThatNoTextStatesAValue() throws {
    let answer = try desk.hig("value", "price of lamps")
    #expect(answer.status == 1)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("no text states this value"))
  }

  @Test(arguments: ["#FFD60A", "#ffd60a80", "255, 214, 10"])
  func findsAColorInAnyForm(color: String) throws {
    try desk.write(
      """
      ---
      topic: shades
      edition: current
      language: en
      ---

      # Shades

      ### Keep shades warm.

      | Shade | Color | Size |
      | --- | --- | --- |
      | Straw | 255, 214, 10 | 30.5–45x36.67 |
      | Sea | 0, 136, 255 | 500x84–160 |
      """, to: "texts/en/current/shades.md")
    try desk.hig("build", "--data", "texts")
    #expect(try desk.hig("value", color).output.contains("Straw"))
    #expect(try desk.hig("value", "#08F").output.contains("Sea"))
    // A range is one value.
    let sizes = try desk.hig("list", "values", "--topic", "shades", "--kind", "size").lines
    #expect(sizes.map { $0.prefix { $0 != "\t" } } == ["30.5–45x36.67", "500x84–160"])
  }

  @Test func listsValuesByKind() throws {
    let lines = try desk.hig("list", "values", "--kind", "size").output
    #expect(
      lines == """
        160 cm\tsize\tlamps@current:en.1\tFloor lamp — Height: 160 cm
        40 cm\tsize\tlamps@current:en.1\tTable lamp — Height: 40 cm

        """)
    let items = try desk.hig("list", "values", "--json", "--kind", "color").output
    #expect(items.contains(#""items": []"#))
  }

  @Test func givesRulesTheirTable() throws {
    let rule = try desk.hig("show", "lamps@current:en.1", "--json").output
    let json = try JSONSerialization.jsonObject(with: Data(rule.utf8)) as? [String: Any]
    let table = json?["table"] as? [String: Any]
    #expect(table?["columns"] as? [String] == ["", "Height"])
    #expect(table?["rows"] as? [[String]] == [["Floor lamp", "160 cm"], ["Table lamp", "40 cm"]])
  }
}
