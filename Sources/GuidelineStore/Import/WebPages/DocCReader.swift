/// Reads the blocks of a DocC page. Of unknown content, it reads the text.
struct DocCReader {
  private let references: [String: JSON]
  private var builder = BlockBuilder()
  private var inline = InlineBuilder()
  /// The heading above the next block, without its title if that is too long to repeat.
  private var heading: (level: Int, title: String) = (1, "")

  init(_ page: JSON) {
    references = Dictionary(
      page["references"]?.members ?? [], uniquingKeysWith: { _, last in last })
    addHeading(1, page["metadata"]?["title"]?.string ?? "")
    addParagraph(page["abstract"])
    for section in page["primaryContentSections"]?.elements ?? [] { readBlocks(section["content"]) }
    for name in ["topicSections", "seeAlsoSections"] {
      for section in page[name]?.elements ?? [] {
        addHeading(2, section["title"]?.string ?? "")
        addLinks(section["identifiers"])
      }
    }
  }

  var blocks: [Block] { builder.blocks }

  // MARK: Blocks

  private mutating func readBlocks(_ content: JSON?) {
    let blocks = content?.elements ?? []
    for (index, block) in blocks.enumerated() {
      let next = index + 1 < blocks.count ? blocks[index + 1] : nil
      read(block, endsSection: next?["type"]?.string == "heading" || next == nil)
    }
  }

  /// - Parameter endsSection: Whether no text after the block belongs to the same section.
  private mutating func read(_ block: JSON, endsSection: Bool) {
    switch block["type"]?.string {
    case "heading":
      addHeading(
        block["level"]?.wholeNumber ?? 2, block["text"]?.string ?? "",
        anchor: block["anchor"]?.string)
    case "unorderedList": readList(block, from: nil)
    case "orderedList": readList(block, from: block["start"]?.wholeNumber ?? 1)
    case "termList": readTerms(block)
    case "aside": readAside(block)
    case "table": readTable(block)
    case "codeListing": readCode(block["code"])
    case "links": addLinks(block["items"])
    case "tabNavigator": readTabs(block["tabs"]?.elements ?? [], endsSection: endsSection)
    case "row": for column in block["columns"]?.elements ?? [] { readBlocks(column["content"]) }
    case "image", "video":
      addImage(block["identifier"])
      flush(.paragraph)
      readBlocks(block["metadata"]?["abstract"].map { .array([.object([("inlineContent", $0)])]) })
    case "thematicBreak": builder.append(.thematicBreak, InlineText())
    default:
      addParagraph(block["inlineContent"])
      readBlocks(block["summary"])
      readBlocks(block["content"])
    }
  }

  private mutating func flush(_ kind: Block.Kind) {
    if !inline.isEmpty { builder.append(kind, inline.finish()) }
  }

  private mutating func addParagraph(_ content: JSON?) {
    readInline(content)
    flush(.paragraph)
  }

  private mutating func addHeading(_ level: Int, _ title: String, anchor: String? = nil) {
    let level = min(max(level, 1), Block.deepestHeading)
    heading = (level, title.utf8.count > Self.longestTitle ? "" : title)
    if let anchor { inline.addAnchor(anchor) }
    inline.add(title)
    flush(.heading(level: level))
  }

  private mutating func readList(_ list: JSON, from start: Int?) {
    builder.openList(from: start)
    for item in list["items"]?.elements ?? [] {
      builder.openItem()
      readBlocks(item["content"])
    }
    builder.closeList()
  }

  private mutating func readTerms(_ list: JSON) {
    builder.openList()
    for item in list["items"]?.elements ?? [] {
      builder.openItem(isTerm: true)
      inline.open(.strong)
      readInline(item["term"]?["inlineContent"])
      inline.close()
      inline.endTerm()
      let definition = item["definition"]?["content"]?.elements ?? []
      addParagraph(definition.first?["inlineContent"])
      readBlocks(.array(Array(definition.dropFirst())))
    }
    builder.closeList()
  }

  private mutating func readAside(_ aside: JSON) {
    builder.openQuote(isRemark: true)
    if let name = aside["name"]?.string ?? aside["style"]?.string, PageWords.isNote(name) {
      inline.add(name)
      flush(.paragraph)
    }
    readBlocks(aside["content"])
    builder.closeQuote(isRemark: true)
  }

  /// Reads the tabs as sections, which may be for platforms.
  private mutating func readTabs(_ tabs: [JSON], endsSection: Bool) {
    let outer = heading
    for tab in tabs {
      addHeading(outer.level + 1, tab["title"]?.string ?? "")
      readBlocks(tab["content"])
    }
    if !endsSection { addHeading(outer.level, outer.title) }
  }

  private mutating func readCode(_ lines: JSON?) {
    let code = (lines?.elements ?? []).compactMap(\.string).joined(separator: "\n")
    builder.append(.code, InlineParser.literal(Array(code.utf8)))
  }

  /// Adds links to pages, each as an item.
  private mutating func addLinks(_ identifiers: JSON?) {
    builder.openList()
    for identifier in identifiers?.elements ?? [] {
      builder.openItem()
      addReference(identifier.string ?? "", title: nil)
      flush(.paragraph)
    }
    builder.closeList()
  }

  // MARK: Tables

  private mutating func readTable(_ table: JSON) {
    var rows = (table["rows"]?.elements ?? []).map { row in
      (row["cells"] ?? row).elements.map { cell in
        var reader = DocCReader(sharing: self)
        reader.readBlocks(cell["content"] ?? cell)
        return reader.blocks.map(\.line).filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
    let hasHead = ["row", "both"].contains(table["header"]?.string ?? "")
    let head = hasHead && !rows.isEmpty ? rows.removeFirst() : []
    builder.append(.table, TableReader.text(head: head, rows: rows))
  }

  private init(sharing other: DocCReader) { references = other.references }

  // MARK: Inline

  private mutating func readInline(_ content: JSON?) {
    for part in content?.elements ?? [] { readInline(part: part) }
  }

  private mutating func readInline(part: JSON) {
    switch part["type"]?.string {
    case "strong", "inlineHead", "newTerm": readStyled(part, .strong)
    case "emphasis": readStyled(part, .emphasis)
    case "codeVoice":
      inline.open(.code)
      inline.add(part["code"]?.string ?? "")
      inline.close()
    case "reference" where part["isActive"].isFalse: addTitle(part)
    case "reference": addReference(part["identifier"]?.string ?? "", title: part)
    case "link":
      inline.open(.link(target: WebLink.absolute(part["destination"]?.string ?? "")))
      addTitle(part)
      inline.close()
    case "image", "video": addImage(part["identifier"])
    default:
      inline.add(part["text"]?.string ?? "")
      readInline(part["inlineContent"])
    }
  }

  private mutating func readStyled(_ part: JSON, _ style: InlineText.Style) {
    inline.open(style)
    readInline(part["inlineContent"])
    inline.close()
  }

  /// Adds the words that replace the title of a part's target.
  private mutating func addTitle(_ part: JSON) {
    let title = part["overridingTitle"] ?? part["title"]
    if let title = title?.string {
      inline.add(title)
    } else {
      readInline(part["overridingTitleInlineContent"])
    }
  }

  /// - Parameter title: The part, which may have words of its own.
  private mutating func addReference(_ identifier: String, title: JSON?) {
    let reference = references[identifier]
    let address = short(reference?["url"]) ?? Self.path(of: identifier)
    inline.open(.link(target: WebLink.absolute(address)))
    if let title, title["overridingTitle"] != nil {
      addTitle(title)
    } else if let title = short(reference?["title"]) {
      inline.add(title)
    } else {
      // The site has lost this page.
      let name = address.split { "/#".contains($0) }.last.map(String.init) ?? ""
      inline.add(name.replacing("-", with: " "))
    }
    inline.close()
  }

  /// A text that each reference repeats, unless it is too long for that.
  private func short(_ text: JSON?) -> String? {
    text?.string.flatMap { $0.utf8.count > Self.longestTitle ? nil : $0 }
  }

  /// In bytes.
  private static let longestTitle = 400

  /// `doc://com.apple.HIG/design/Human-Interface-Guidelines/alerts` → `/design/…/alerts`
  private static func path(of identifier: String) -> String {
    guard let scheme = identifier.range(of: "doc://") else { return identifier }
    let path = String(identifier[scheme.upperBound...].drop { $0 != "/" })
    return path.replacing("Human-Interface-Guidelines", with: "human-interface-guidelines")
  }

  private mutating func addImage(_ identifier: JSON?) {
    let image = identifier?.string.flatMap { references[$0] }
    inline.addImage(short(image?["variants"]?.elements.first?["url"]) ?? "")
  }
}

extension JSON? {
  fileprivate var isFalse: Bool {
    if case .bool(false) = self { true } else { false }
  }
}
