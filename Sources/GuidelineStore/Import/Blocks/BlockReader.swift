/// Splits lines into blocks, leniently: documents mix Markdown dialects, HTML and plain text.
struct BlockReader {
  private(set) var blocks: [Block] = []

  private var quoteDepth = 0
  /// The unfinished block, which the next line may continue.
  private var open: OpenBlock?
  /// The list of the last outermost item; `nil` outside lists.
  private var list: OpenList?
  /// The columns at which the open lists' items start, outermost first.
  private var listColumns: [Int] = []
  private var isAfterBlank = true
  private var calloutDepth = 0
  private lazy var fences = Fences(lines)
  private let lines: [SourceLine]
  /// Whether each line is a paragraph, as in text copied from a browser.
  private let areParagraphs: Bool
  /// The indexes of items that the line below explains.
  private let itemTitles: Set<Int>

  /// - Parameter isOneLineAParagraph: Whether each line is one, as in text copied from a browser.
  static func blocks(of lines: [SourceLine], isOneLineAParagraph: Bool = false) -> [Block] {
    var reader = BlockReader(lines, areParagraphs: isOneLineAParagraph)
    reader.read()
    return reader.blocks
  }

  private init(_ lines: [SourceLine], areParagraphs: Bool) {
    self.lines = lines
    self.areParagraphs = areParagraphs
    itemTitles = areParagraphs ? [] : ItemTitleLines.positions(in: lines.contentsWithoutMarkup)
  }

  private mutating func read() {
    var position = 0
    while position < lines.count { position = read(at: position) }
    flush()
  }

  /// Reads from the line at an index; returns the index of the next unread line.
  private mutating func read(at position: Int) -> Int {
    let line = lines[position]
    var content = LineContent(line.bytes)
    let depth = content.takeQuoteMarks(isInList: !listColumns.isEmpty)
    if depth != quoteDepth {
      let isLazy =
        depth == 0 && quoteDepth > 0 && open != nil && !content.isBlank && content.isPlainText
        && !areParagraphs
      if !isLazy {
        flush()
        listColumns = []
        quoteDepth = depth
        isAfterBlank = true
      }
    }
    if content.isBlank {
      flush()
      isAfterBlank = true
      return position + 1
    }
    defer { isAfterBlank = false }
    if let fence = content.fence {
      return readFence(fence, at: position)
    }
    if content.rest.starts(with: "<!--".utf8) {
      flush()
      let end = lines[position...].firstIndex { $0.bytes.find("-->") != nil }
      return (end ?? lines.count - 1) + 1
    }
    if let isOpening = content.calloutMark {
      flush()
      calloutDepth = max(0, calloutDepth + (isOpening ? 1 : -1))
      return position + 1
    }
    if content.isWikiCommand {
      flush()
      return position + 1
    }
    if let level = setextLevel(content) {
      open?.kind = .heading(level: level)
      flush()
      return position + 1
    }
    if areParagraphs, content.underline == UInt8(ascii: "="), makeHeadingOfLast(line.number) {
      return position + 1
    }
    if content.isThematicBreak {
      flush()
      append(.thematicBreak, InlineText(), line.number...line.number)
      listColumns = []
      return position + 1
    }
    if TableReader.startsTable(lines, at: position) {
      return readTable(at: position)
    }
    return readText(content, at: position)
  }

  // MARK: Text

  private mutating func readText(_ content: LineContent, at position: Int) -> Int {
    var content = content
    let number = lines[position].number
    let end = position + 1
    let indent = content.column
    if let marker = content.itemMarker {
      flush()
      let depth = openItem(at: indent)
      var startsList = false
      if depth == 1 {
        startsList = isAfterBlank && list?.ends(before: marker) == true
        if startsList { list = nil }
        list = OpenList(behind: list, marker, isAfterBlank: isAfterBlank)
      }
      content.takeItemMarker()
      // The item's own quote: only its marks are lost.
      _ = content.takeQuoteMarks(isInList: true)
      if content.headingLevel != nil {
        startHeading(content, number)
        if blocks.last?.lines == number...number { blocks[blocks.count - 1].isHeadingOfItem = true }
      } else {
        start(.item(depth: depth), content, number)
        open?.marker = marker
        open?.startsList = startsList
      }
      if areParagraphs || itemTitles.contains(position), !content.isBlank { flush() }
      return end
    }
    if content.headingLevel != nil {
      flush()
      startHeading(content, number)
      return end
    }
    if let text = content.onlyTags {
      flush()
      if text.hasImage || !text.anchors.isEmpty { append(.paragraph, text, number...number) }
      return end
    }
    if isLabel(content, at: position) { flush() }
    if let open, open.strongMarks.isMultiple(of: 2),
      content.startsLead(below: lines[position - 1])
    {
      flush()
    }
    let isBelowTitle = itemTitles.contains(position - 1)
    if open == nil, isBelowTitle {
      start(.paragraph, content, number)
    } else if open == nil {
      if indent == 0 || isAfterBlank && content.namesSection {
        listColumns = []
        list = nil
      }
      while let column = listColumns.last, indent <= column { listColumns.removeLast() }
      start(.paragraph, content, number)
    } else {
      open?.lines.append(SourceLine(bytes: content.rest, number: number))
      open?.strongMarks += content.strongMarks
    }
    if areParagraphs { flush() }
    return end
  }

  /// Whether a line between items names the list below it. Markdown joins it to the item above;
  /// people don't.
  private func isLabel(_ content: LineContent, at position: Int) -> Bool {
    guard case .item? = open?.kind, position + 1 < lines.count, content.isPlainText,
      LineContent(lines[position + 1].bytes).hasItemMarker, content.isShortTitle
    else { return false }
    return LineContent(lines[position - 1].bytes).endsSentence && !content.endsSentence
  }

  private mutating func startHeading(_ content: LineContent, _ number: Int) {
    var content = content
    guard let level = content.headingLevel else { return }
    content.takeHeadingMarks()
    if content.hasItemMarker { content.takeItemMarker() }
    start(.heading(level: level), content, number)
    flush()
  }

  private mutating func start(_ kind: Block.Kind, _ content: LineContent, _ number: Int) {
    open = OpenBlock(
      kind: kind, lines: [SourceLine(bytes: content.rest, number: number)],
      listDepth: listColumns.count, strongMarks: content.strongMarks)
  }

  /// Opens an item with its marker at a column; returns its depth.
  private mutating func openItem(at column: Int) -> Int {
    while let last = listColumns.last, column <= last { listColumns.removeLast() }
    listColumns.append(column)
    return listColumns.count
  }

  /// The heading level that an underline gives the open paragraph: `===` is 1, `---` is 2.
  private func setextLevel(_ content: LineContent) -> Int? {
    guard let open, open.lines.count <= 2, open.kind == .paragraph, let mark = content.underline
    else { return nil }
    let length = open.lines.reduce(0) { $0 + $1.bytes.count }
    return length <= 250 ? (mark == UInt8(ascii: "=") ? 1 : 2) : nil
  }

  /// Turns the paragraph above an underline into a heading, where each line is a paragraph.
  private mutating func makeHeadingOfLast(_ line: Int) -> Bool {
    guard let last = blocks.last, last.kind == .paragraph, last.lines.upperBound == line - 1,
      last.listDepth == 0, last.quoteDepth == 0, last.text.text.count <= 250
    else { return false }
    blocks[blocks.count - 1] = Block(
      kind: .heading(level: 1), text: last.text, lines: last.lines.lowerBound...line)
    return true
  }

  // MARK: Fences and tables

  private mutating func readFence(_ fence: LineContent.Fence, at position: Int) -> Int {
    flush()
    var end = position + 1
    // A fence that is never closed is a stray mark.
    guard fences.isClosed(fence, behind: position) else { return end }
    let start = FencedCode.content(of: lines[position], isQuoted: quoteDepth > 0)
    var code: [LineContent] = []
    while end < lines.count {
      let content = FencedCode.content(of: lines[end], isQuoted: quoteDepth > 0)
      if let close = content.fence, close.closes(fence) { break }
      code.append(content)
      end += 1
    }
    if !code.isEmpty {
      let isCode = !FencedCode.isProse(code)
      let text =
        isCode
        ? FencedCode.text(of: code, indent: start.column)
        : InlineParser.parse(Array(code.map(\.rest).joined(separator: [.lineFeed])))
      append(.code, text, lines[position + 1].number...lines[end - 1].number)
      blocks[blocks.count - 1].isFramed = !isCode
    }
    return end + 1
  }

  private mutating func readTable(at position: Int) -> Int {
    flush()
    let (text, end) = TableReader.read(lines, at: position)
    append(.table, text, lines[position].number...lines[end - 1].number)
    return end
  }

  // MARK: Blocks

  private mutating func append(_ kind: Block.Kind, _ text: InlineText, _ lines: ClosedRange<Int>) {
    var block = Block(kind: kind, text: text, lines: lines)
    block.quoteDepth = quoteDepth
    block.listDepth = listColumns.count
    block.isCallout = calloutDepth > 0
    blocks.append(block)
  }

  private mutating func flush() {
    guard let open else { return }
    self.open = nil
    let (first, last) = (open.lines[0], open.lines[open.lines.count - 1])
    let text = Self.inline(open.lines)
    guard !text.isEmpty || text.hasImage || !text.anchors.isEmpty else { return }
    let level = Self.htmlHeadingLevel(first.bytes)
    append(level.map { .heading(level: $0) } ?? open.kind, text, first.number...last.number)
    let block = blocks.count - 1
    if blocks[block].isHeading { return }
    blocks[block].listDepth = open.listDepth
    blocks[block].startsList = open.startsList
    blocks[block].marker = open.marker
  }

  private static func htmlHeadingLevel(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.prefix(4)
    guard start.count == 4, start.first == UInt8(ascii: "<"),
      start[start.startIndex + 1] | 0x20 == UInt8(ascii: "h")
    else { return nil }
    let digit = start[start.startIndex + 2]
    return (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit) ? Int(digit - 48) : nil
  }

  private static func inline(_ lines: [SourceLine]) -> InlineText {
    var source: [UInt8] = []
    for line in lines {
      if !source.isEmpty { source.append(.lineFeed) }
      source.append(contentsOf: line.bytes)
    }
    return InlineParser.parse(source)
  }
}

private struct OpenBlock {
  var kind: Block.Kind
  /// Never empty.
  var lines: [SourceLine]
  let listDepth: Int
  var strongMarks: Int
  var marker: ItemMarker?
  var startsList = false
}

/// The outermost items of a list read so far.
private struct OpenList {
  private let isNumbered: Bool
  private let count: Int
  /// Whether no blank line separates the items.
  private let isTight: Bool

  init(behind list: OpenList?, _ marker: ItemMarker, isAfterBlank: Bool) {
    isNumbered = marker.number != nil
    count = (list?.count ?? 0) + 1
    isTight = list.map { $0.isTight && !isAfterBlank } ?? true
  }

  /// Whether a blank line ends the list: before `1.` after bullets, or after several tight bullets.
  func ends(before marker: ItemMarker) -> Bool {
    !isNumbered && (marker.number == 1 || isTight && count > 1)
  }
}
