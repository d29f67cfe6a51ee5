/// Reads the blocks of a web page's text.
struct HTMLReader {
  private let tree: HTMLTree
  /// The base of relative links.
  private let address: String?
  private var builder = BlockBuilder()
  private var inline = InlineBuilder()
  /// The elements around the current node, with the positions after them.
  private var open: [(element: HTMLElement, end: Int)] = []
  private var isInHeading = false

  /// - Parameter windowTitle: The title of a browser window, to be read as the first line.
  init(_ tree: HTMLTree, content: Int, address: String?, windowTitle: String?) {
    self.tree = tree
    self.address = address
    inline.add(windowTitle ?? "")
    flush()
    guard tree.nodes.indices.contains(content) else { return }
    var position = content
    let end = tree.nodes[content].end
    while position < end {
      closeElements(before: position)
      position = read(position)
    }
    closeElements(before: end)
    flush()
  }

  var blocks: [Block] { builder.blocks }

  private mutating func closeElements(before position: Int) {
    while let last = open.last, last.end <= position {
      open.removeLast()
      close(last.element)
    }
  }

  /// - Returns: The position to continue at.
  private mutating func read(_ position: Int) -> Int {
    let node = tree.nodes[position]
    guard let element = node.element else {
      inline.add(tree.text(of: position))
      return node.end
    }
    if HTMLFrame.leavesOut(position, of: tree, isInContent: true) { return node.end }
    switch element {
    case .pre:
      flush()
      builder.append(.code, InlineParser.literal(text(of: position).withoutFirstBreak))
      return node.end
    case .table:
      flush()
      guard let text = HTMLTable(tree, at: position).text else { break }
      builder.append(.table, text)
      return node.end
    case .a where isPermalink(position): return node.end
    default: break
    }
    start(element, position)
    if !element.isVoid { open.append((element, node.end)) }
    return position + 1
  }

  private mutating func start(_ element: HTMLElement, _ position: Int) {
    let attributes = tree.attributes(of: position)
    // A definition continues its term, and a heading is one block whatever it includes.
    if element.isBlock, element != .dd, !isInHeading { flush() }
    if element.headingLevel != nil { isInHeading = true }
    if let name = attributes["id"] ?? (element == .a ? attributes["name"] : nil), !name.isEmpty {
      inline.addAnchor(name)
    }
    if let style = element.style { inline.open(style) }
    switch element {
    case .a:
      // A link without an address has an empty target.
      let target = attributes["href"].map { WebLink.resolved($0, against: address) } ?? ""
      inline.open(.link(target: target))
    // Two line breaks end a paragraph.
    case .br where inline.endsLine && !isInHeading: flush()
    case .br: inline.breakLine()
    case .img:
      let source = attributes["src"].flatMap { $0.hasPrefix("data:") ? nil : $0 } ?? ""
      inline.addImage(WebLink.resolved(source, against: address))
    case .hr: builder.append(.thematicBreak, InlineText())
    case .ul, .ol, .menu, .dir, .dl:
      let start = attributes["start"].flatMap { Int($0) } ?? 1
      builder.openList(from: element == .ol ? start : nil)
    case .li: builder.openItem()
    case .dt:
      builder.openItem(isTerm: true)
      inline.open(.strong)
    case .dd: if !inline.isEmpty { inline.endTerm() }
    case .blockquote, .aside: builder.openQuote(isRemark: element == .aside)
    default: break
    }
  }

  private mutating func close(_ element: HTMLElement) {
    if let level = element.headingLevel {
      flush(.heading(level: level))
      isInHeading = false
    } else if element.isBlock, element != .dt, !isInHeading {
      flush()
    }
    if element.style != nil || element == .a { inline.close() }
    switch element {
    case .ul, .ol, .menu, .dir, .dl: builder.closeList()
    case .dt: inline.close()
    case .blockquote, .aside: builder.closeQuote(isRemark: element == .aside)
    default: break
    }
  }

  private mutating func flush(_ kind: Block.Kind = .paragraph) {
    if !inline.isEmpty { builder.append(kind, inline.finish()) }
  }

  /// The text of a node with its white space.
  private func text(of position: Int) -> [UInt8] {
    (position..<tree.nodes[position].end).flatMap { inner -> [UInt8] in
      switch tree.nodes[inner].element {
      case nil: tree.text(of: inner)
      case .br: [.lineFeed]
      default: []
      }
    }
  }

  /// Whether this is the permalink that a page shows after a heading.
  private func isPermalink(_ position: Int) -> Bool {
    guard isInHeading, tree.nodes[position].end - position <= 4 else { return false }
    return Self.permalinks.contains(String(decoding: text(of: position), as: UTF8.self).trimmed)
  }

  private static let permalinks: Set<String> = ["#", "¶", "§", "🔗"]
}

extension [UInt8] {
  /// HTML ignores a line break right after `<pre>`.
  fileprivate var withoutFirstBreak: [UInt8] { Array(drop { $0 == 0x0A || $0 == 0x0D }) }
}
