/// A page of the guidelines in the form that Apple's site serves to its own script, a DocC render
/// node: https://github.com/swiftlang/swift-docc, `RenderNode.spec.json`
struct DocCPage {
  let frontMatter: FrontMatter
  let blocks: [Block]

  /// - Returns: `nil` if the bytes aren't JSON.
  /// - Throws: ``ImportError`` if they are other JSON, or damaged.
  init?(_ bytes: [UInt8], path: String) throws(ImportError) {
    let isObject = bytes.first { !$0.isHTMLSpace } == UInt8(ascii: "{")
    guard path.lowercased().hasSuffix(".json") || isObject && Self.isPage(bytes) else { return nil }
    guard Self.isPage(bytes) else { throw .isOtherJSON }
    let page: JSON
    do throws(JSONParser.Failure) {
      page = try JSONParser.value(of: bytes)
    } catch {
      let line = 1 + bytes[..<error.offset].count { $0 == .lineFeed }
      throw ImportError(
        "is damaged: \(error)", hint: "get the page again", line: line)
    }
    guard let slug = page["identifier"]?["url"]?.string.flatMap(Self.slug) else {
      throw .isOtherJSON
    }
    let reader = DocCReader(page)
    blocks = reader.blocks
    let language = blocks.reduce(into: ScriptCounts()) { $0 += $1.scripts }.language ?? .english
    frontMatter = FrontMatter(values: [
      "edition": Edition.current.slug, "topic": slug,
      "source": PageAddress.ofToday(slug, in: language),
    ])
  }

  /// A quick test for a page of the guidelines.
  private static func isPage(_ bytes: [UInt8]) -> Bool {
    bytes[...].find("\"schemaVersion\"") != nil
      && (bytes[...].find("com.apple.HIG") != nil || bytes[...].find(guidelines) != nil)
  }

  private static let guidelines: StaticString = "human-interface-guidelines"

  /// `doc://com.apple.HIG/design/Human-Interface-Guidelines/alerts` → `alerts`
  private static func slug(_ identifier: String) -> String? {
    let parts = identifier.lowercased().split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2] == "\(guidelines)", let last = parts.last,
      String(last).isSlug
    else { return nil }
    return String(last)
  }
}

extension ImportError {
  fileprivate static let isOtherJSON: ImportError = {
    var error = ImportError(
      "is JSON, but no page of the guidelines",
      hint: """
        import reads pages as Apple's site serves them, with "schemaVersion" and \
        "primaryContentSections"
        """)
    error.isOfOtherFile = true
    return error
  }()
}
