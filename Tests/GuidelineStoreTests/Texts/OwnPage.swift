import Testing

@testable import GuidelineStore

/// A page of the project's `Data/`: a topic in one edition and language.
struct OwnPage {
  let path: String
  let document: ParsedDocument
  let frontMatter: [String: String]
  /// What it states that it renders of its original.
  let rendered: RenderedRules?
  /// What its `<!-- history` says: the lines between the first and the last one.
  let history: [Substring]
  /// The tables as written, of more than one row: their heads, then the cells of each row.
  let tables: [[[String]]]

  /// Whether it is kept beside a newer revision, in a folder of its own: no translator touches it again.
  var isEarlierWording: Bool { path.split(separator: "/").count > 3 }

  private static let folder: String =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Data"

  /// By edition and file, the page in each language.
  static let all: Result<[String: [Language: OwnPage]], any Error> = Result {
    var pages: [String: [Language: OwnPage]] = [:]
    for file in FileTree.ownFiles(in: folder) {
      let content = try file.contents()
      let documents = try DocumentReader().documents(
        in: content, path: file.path, options: ImportOptions())
      #expect(documents.count == 1, "\(file.path)")
      let document = try #require(documents.first)
      #expect(document.diagnostics.isEmpty, "\(file.path): \(document.diagnostics)")
      let place = file.path.split(separator: "/").dropFirst().joined(separator: "/")
      pages[place, default: [:]][document.text.language] = OwnPage(
        path: file.path, document: document, frontMatter: frontMatter(of: content),
        rendered: try RenderedRules(statedIn: content), history: history(in: content),
        tables: tables(in: content))
    }
    return pages
  }

  private static func history(in content: [UInt8]) -> [Substring] {
    String(decoding: content, as: UTF8.self).split(separator: "\n")
      .drop { $0 != "<!-- history" }.dropFirst().prefix { $0 != "-->" }.map { $0 }
  }

  private static func tables(in content: [UInt8]) -> [[[String]]] {
    let lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let runs = lines.split { !$0.hasPrefix("|") }.filter { $0.count > 3 }
    return runs.map { lines in
      lines.filter { !$0.hasPrefix("| --") }.map { line in
        line.replacing("\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
          .dropFirst().dropLast()
          .map { cellText($0) }
      }
    }
  }

  private static func cellText(_ cell: Substring) -> String {
    InlineParser.parse(Array(String(cell).trimmed.replacing("\u{0}", with: "\\|").utf8)).line
  }

  private static func frontMatter(of content: [UInt8]) -> [String: String] {
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    return lines.dropFirst().prefix { $0 != "---" }.reduce(into: [:]) { values, line in
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.drop { $0 == " " }
      }
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
    }
  }
}
