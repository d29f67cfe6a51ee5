import Foundation
import Testing

/// The formula that `make formula` writes.
@Suite struct FormulaTests {
  private let desk: Desk
  private let facts = "https://example.org/hig 'MIT AND CC-BY-4.0'"

  /// An archive of hig/Makefile.
  private static let archive = """
    H4sIAAAAAAACA+3Puw3CMAAEUNdMwQbE2KZgB4ZwkUCEKz77Y6gQNSBFeq856aq703zcHOp5nOY2hh8Zul3Or+w+syshlrgt\
    KeX87GPMOYX1EP7gfr3VS5/yjZPv5xaitrZfBQAAAAAAAAAAAJbmAenXp9QAKAAA
    """
  private static let sum = "f68d1a10d8da6cdd0d3aa496dd9a67c52bc78b86076aebb3d0c0554295f74f62"

  init() throws {
    desk = try Desk()
    let archive = try #require(Data(base64Encoded: Self.archive))
    try archive.write(to: URL(fileURLWithPath: desk.path("v1.2.3.tar.gz")))
  }

  private func formula(_ url: String, _ facts: String) throws -> Desk.Outcome {
    try desk.shell("'\(Desk.package)/Packaging/homebrew/formula' '\(url)' \(facts) out/hig.rb")
  }

  @Test func buildsTheArchiveByItsSum() throws {
    let url = "file://" + desk.path("v1.2.3.tar.gz")
    let outcome = try formula(url, facts)
    #expect(outcome.status == 0, "\(outcome)")
    let lines = try desk.shell("cat out/hig.rb").lines
    #expect(lines.contains("  url \"\(url)\""))
    #expect(lines.contains("  sha256 \"\(Self.sum)\""))
    #expect(lines.contains("  license all_of: [\"MIT\", \"CC-BY-4.0\"]"))
  }

  @Test(.enabled(if: hasRuby, "skipped: there is no ruby to parse formulas"))
  func isRuby() throws {
    _ = try formula("file://" + desk.path("v1.2.3.tar.gz"), facts)
    #expect(try desk.shell("ruby -c out/hig.rb").output == "Syntax OK\n")
  }

  private static let hasRuby = (try? Desk().shell("ruby --version"))?.status == 0

  @Test(arguments: [
    ("", "https://example.org MIT", "URL is missing"),
    ("v1.2.3.tar.gz", "https://example.org MIT", "isn't an https:// or file:// address"),
    ("https://a\"b/v1.2.3.tar.gz", "https://example.org MIT", "isn't an https:// or file://"),
    ("https://a\\b/v1.2.3.tar.gz", "https://example.org MIT", "isn't an https:// or file://"),
    ("https://a#{b}/v1.2.3.tar.gz", "https://example.org MIT", "isn't an https:// or file://"),
    ("FOLDER/v1.2.3.tar.gz", "'' MIT", "HOMEPAGE is missing"),
    ("FOLDER/v1.2.3.tar.gz", "example.org MIT", "HOMEPAGE isn't"),
    ("FOLDER/v1.2.3.tar.gz", "https://example.org ''", "LICENSE is missing"),
    ("FOLDER/v1.2.3.tar.gz", "https://example.org 'MIT, BSD'", "LICENSE isn't"),
    ("FOLDER/hig.tar.gz", "https://example.org MIT", "no version"),
    ("FOLDER/v1.2.4.tar.gz", "https://example.org MIT", "can't compute the checksum"),
    ("FOLDER/v1.2.5.tar.gz", "https://example.org MIT", "isn't an archive of the sources"),
  ])
  func isNotMadeWithoutAllFacts(url: String, facts: String, problem: String) throws {
    try desk.write("<html>", to: "v1.2.5.tar.gz")
    let outcome = try formula(url.replacing("FOLDER", with: "file://" + desk.folder), facts)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(problem), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: desk.path("out/hig.rb")))
  }
}
