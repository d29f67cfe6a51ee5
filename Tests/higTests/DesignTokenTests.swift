import Foundation
import Testing

/// `hig export --format tokens`
@Suite struct DesignTokenTests {
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

      ### Make lamps warm. {#warm}

      | Name | Light | Dark |
      | --- | --- | --- |
      | lampGlow | 255, 51, 0 | 0, 0, 102 |

      ### Match text to the lamp. {#text}

      | Style | Large | Size in points |
      | --- | --- | --- |
      | No. 1 {big} | 34/41 | 17 |
      | No. 1 {big} | 28/34 | 12.5 |

      ### Keep switches large. {#switches}

      Make a switch at least 44×44 pt. Hang it between 90 and 120 cm high, within 3 seconds.
      """, to: "texts/en/current/lamps.md")
    try desk.hig("build", "--data", "texts")
  }

  private func tokens(_ path: String...) throws -> [String: Any] {
    let text = try desk.hig("export", "--format", "tokens").output
    var group = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    for name in ["lamps"] + path { group = group?[name] as? [String: Any] }
    return try #require(group)
  }

  @Test func writesColorsWithTheirComponents() throws {
    let dark = try tokens("warm", "lampGlow", "Dark")
    #expect(dark["$type"] as? String == "color")
    let value = try #require(dark["$value"] as? [String: Any])
    #expect(value["colorSpace"] as? String == "srgb")
    #expect(value["components"] as? [Double] == [0, 0, 0.4])
    #expect(value["hex"] as? String == "#000066")
  }

  @Test func writesSizesInPointsAsPixels() throws {
    for (path, points) in [(["Large", "font-size"], 34.0), (["Large", "line-height"], 41.0)] {
      let token = try tokens("text", "No- 1 -big-", path[0], path[1])
      #expect(token["$type"] as? String == "dimension")
      let value = try #require(token["$value"] as? [String: Any])
      #expect(value["value"] as? Double == points)
      #expect(value["unit"] as? String == "px")
    }
    let second = try tokens("text", "No- 1 -big- 2", "Size in points")
    #expect((second["$value"] as? [String: Any])?["value"] as? Double == 12.5)
    #expect(try tokens("switches", "size", "width")["$type"] as? String == "dimension")
  }

  @Test func tellsWhereValuesComeFromAndWhatIsMissing() throws {
    let origin = try #require(
      try tokens("switches")["$extensions"] as? [String: [String: Any]])
    #expect(origin["hig"]?["rule"] as? String == "lamps@current:en.3")
    #expect(origin["hig"]?["url"] as? String == "https://example.com/lamps")
    #expect(try desk.hig("export", "--format", "tokens").errors.contains("left out"))
    let none = try Desk.withSamples().hig("export", "--format", "tokens", "--lang", "ja")
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(try tokens("switches")["size 2"] == nil)
  }

  @Test(arguments: [["--lang", "en,ko"], ["--edition", "2014,2019"], ["--since", "2014"]])
  func takesOneText(options: [String]) throws {
    #expect(
      try desk.shell("hig export --format tokens \(options.joined(separator: " "))").status == 64)
  }
}
