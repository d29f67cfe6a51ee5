/// A page of the guidelines in the form that Apple's site serves to its own script, a DocC render
/// node: https://github.com/swiftlang/swift-docc, `RenderNode.spec.json`
struct DocCPage {
  let frontMatter: FrontMatter
  let blocks: [Block]
  /// Whether it isn't a page of the guidelines, but of other documentation.
  let isForeign: Bool

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
    let reader = DocCReader(page)
    blocks = reader.blocks
    guard let slug = page["identifier"]?["url"]?.string.flatMap(Self.slug) else {
      (frontMatter, isForeign) = (FrontMatter(values: [:]), true)
      return
    }
    isForeign = false
    let language = blocks.reduce(into: ScriptCounts()) { $0 += $1.scripts }.language ?? .english
    frontMatter = FrontMatter(values: [
      "edition": Edition.current.slug, "topic": slug,
      "source": PageAddress.ofToday(slug, in: language),
    ])
  }

  /// The slug of the page of the guidelines in these bytes; `nil` for another page.
  static func slug(ofPage bytes: [UInt8]) throws(JSONParser.Failure) -> String? {
    let page = try JSONParser.value(of: bytes)
    guard page["primaryContentSections"] != nil || page["topicSections"] != nil else { return nil }
    return page["identifier"]?["url"]?.string.flatMap(slug)
  }

  /// A quick test for a page of documentation.
  private static func isPage(_ bytes: [UInt8]) -> Bool {
    bytes[...].find("\"schemaVersion\"") != nil
      && ["\"primaryContentSections\"", "com.apple.HIG", guidelines].contains {
        bytes[...].find($0) != nil
      }
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

  static let isOtherDocumentation: ImportError = {
    var error = ImportError("is a page of other documentation", remedy: .nameTopicOrEdition)
    error.isOfOtherFile = true
    return error
  }()
}
