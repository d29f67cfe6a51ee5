import Testing

@testable import GuidelineStore

@Suite struct HostileSourceTests {
  private static let deep = 100_000

  /// Sources that nobody writes, all of which end well.
  private static let sources: [String] = [
    String(repeating: "(", count: deep), String(repeating: "}", count: deep),
    String(repeating: "/*", count: deep), String(repeating: "\"\\(", count: deep),
    String(repeating: "<", count: deep), String(repeating: "<a>", count: deep),
    String(repeating: "#", count: deep), String(repeating: "##\"", count: 1000),
    String(repeating: ".a", count: deep), String(repeating: "[UISwitch", count: 10_000),
    String(repeating: "struct A<B, C: D,", count: 10_000), String(repeating: "\\", count: deep),
    String(repeating: "@class ", count: 10_000), "R\"", "R\"(", "'", "\"", "\"\"\"", "#\"", "/",
    "#/",
    "`", "@", "<", "<a b", "<a b=", "<a b='", "<![CDATA[", "import", "import struct", "#import <",
    ".", "\\.", "\u{FEFF}", "\r", "🫖", "struct", "<key>",
  ]

  @Test(arguments: ["a.swift", "a.m", "a.xib", "a"])
  func endsWellWithWhatNobodyWrites(path: String) throws {
    let index = SymbolIndex(try Symbol.symbols(in: DataFile.symbols.carried))
    for source in Self.sources {
      _ = SourceKind.uses(in: Array(source.utf8), path: path, index)
    }
    // All bytes, in many orders.
    for seed in 0..<50 {
      var state = UInt32(seed)
      let bytes = (0..<400).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(max(1, state >> 24))
      }
      _ = SourceKind.uses(in: bytes, path: path, index)
    }
  }

  @Test func findsAllOnAHugeLine() throws {
    let source = String(repeating: "UISwitch(); ", count: 20_000)
    let index = SymbolIndex(try Symbol.symbols(in: DataFile.symbols.carried))
    #expect(SourceKind.uses(in: Array(source.utf8), path: "a.swift", index).uses.count == 20_000)
    var counter = ColumnCounter([])
    let bytes = Array("é🫖 UISwitch\n\tUISwitch".utf8)
    #expect(counter.column(of: 7, in: bytes) == 5)
    #expect(counter.column(of: 17, in: bytes) == 2)
  }

  @Test func refusesWhatIsNoText() throws {
    #expect(try diagnostics(of: [0x55, 0, 0x49]) == ["1: contains a NUL byte, so it isn't text"])
    #expect(
      try diagnostics(of: Array("bplist00".utf8), path: "Info.plist") == [
        "1: is a binary property list; save it as XML"
      ])
    let latin = Array("// caf".utf8) + [0xE9] + Array("\nUISwitch()".utf8)
    #expect(try diagnostics(of: latin).count == 1)
  }
}
