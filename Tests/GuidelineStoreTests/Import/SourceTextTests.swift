import Testing

@testable import GuidelineStore

/// Bytes that are no text are refused with the reason and the line.
@Suite struct SourceTextTests {
  @Test(
    arguments: [
      ([], 1, "is empty"), (Array(" \n\t\r\n".utf8), 1, "is empty"),
      (Array("# A\n\nB\0C".utf8), 3, "contains a NUL byte, so it isn't text"),
      ([0xFF, 0xFE, 0x41, 0x00], 1, "is encoded in UTF-16"),
      (Array("# A\n".utf8) + [0xE3, 0x81, 0x0A, 0x42], 2, "is not valid UTF-8"),
      (Array("# A\r\n\r\n".utf8) + [0xED, 0xA0, 0x80], 3, "is not valid UTF-8"),
      (
        Array("# A\n".utf8) + [UInt8](repeating: 0x61, count: 2 << 20), 2,
        "has a line of 2097152 bytes"
      ),
    ] as [([UInt8], Int, String)])
  func refusesWhatIsNoText(bytes: [UInt8], line: Int, message: String) throws {
    let error = #expect(throws: ImportError.self) {
      _ = try DocumentReader().documents(
        in: bytes, path: "2019/alerts.md", options: ImportOptions())
    }
    #expect(error?.message == message)
    #expect(error?.line == line)
    #expect(error?.hint != nil)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func countsLinesAtEveryKindOfLineEnd(end: String) throws {
    let text = ["\u{FEFF}# Modality", "", "**Keep it short.**", "Really."].joined(separator: end)
    #expect(try pieces(text).map(\.lines) == [3...4])
  }

  @Test func leavesOutWhatATerminalWouldActOn() throws {
    let rule = try #require(
      try pieces("# Modality\n\n**Keep\u{8} it \u{1B}short.** Re&#27;ally&#0;.").first)
    #expect(rule.lead == "Keep it short.")
    #expect(rule.body == "Re&#27;ally&#0;.")
  }

  @Test(arguments: [
    "# My dotfiles\n\nHow to install them.",
    "# Screens\n\n### Views (to do)\n\n- [x] [Alerts](alerts.md) (done)\n- [ ] Menus",
    "# Screens\n\n- [Alerts](alerts.md)\n- [Menus](menus.md)",
  ])
  func saysThatAPageAboutOtherThingsIsNoGuideline(markdown: String) throws {
    let error = try #require(refusal(of: markdown, path: "README.md"))
    #expect(error.isNoGuideline)
  }
}
