/// The elements and texts of a web page, parents before children. Elements end where browsers end
/// them; what browsers do beyond that doesn't change the text:
/// https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
struct HTMLTree {
  struct Node {
    /// `nil` for a text.
    let element: HTMLElement?
    /// The bytes of a text, or of an element's attributes.
    fileprivate(set) var content: Range<Int>
    /// The position after its last descendant.
    var end: Int
  }

  let source: [UInt8]
  private(set) var nodes: [Node] = []
  /// Comments before the page, where browsers name the address that it was saved from.
  private(set) var comments: [Range<Int>] = []

  private var open: [(node: Int, element: HTMLElement)] = []
  /// Open elements by kind, to avoid useless searches.
  private var openCounts = [Int](repeating: 0, count: HTMLElement.allCases.count)
  /// The same for elements that are nested too deeply to be nodes.
  private var deepCounts = [Int](repeating: 0, count: HTMLElement.allCases.count)

  /// Browsers have the same limit.
  private static let depthLimit = 512

  init(_ source: [UInt8]) {
    self.source = source
    // A fragment of a page has no root.
    _ = open(.html, 0..<0)
    var tokens = HTMLTokenizer(source)
    while let token = tokens.next() {
      switch token {
      case .text(let range): addText(range)
      case .start(let element, let attributes):
        let isNode = start(element, attributes)
        guard element.isRaw else { continue }
        let text = tokens.rawText(of: element)
        if isNode { addText(text) }
        end(element)
      case .end(let element): end(element)
      case .comment(let range): if nodes.count < 2 { comments.append(range) }
      }
    }
    pop(to: 0)
  }

  func attributes(of node: Int) -> HTMLAttributes { HTMLAttributes(source[nodes[node].content]) }

  func text(of node: Int) -> [UInt8] { HTMLEntity.decoded(source[nodes[node].content]) }

  private mutating func addText(_ range: Range<Int>) {
    if open.last?.element == .head, source[range].contains(where: { !$0.isHTMLSpace }) { pop() }
    nodes.append(Node(element: nil, content: range, end: nodes.count + 1))
  }

  /// - Returns: Whether what follows is inside the element as a node.
  private mutating func start(_ element: HTMLElement, _ attributes: Range<Int>) -> Bool {
    if element == .html {
      if nodes[0].content.isEmpty { nodes[0].content = attributes }
      return false
    }
    guard element != .body || !isOpen(.body) else { return false }
    if open.last?.element == .head, !element.isOfHead { pop() }
    endWhatEnds(before: element)
    return open(element, attributes)
  }

  private mutating func open(_ element: HTMLElement, _ attributes: Range<Int>) -> Bool {
    nodes.append(Node(element: element, content: attributes, end: nodes.count + 1))
    guard !element.isVoid else { return false }
    guard open.count < Self.depthLimit else {
      deepCounts[Int(element.rawValue)] += 1
      return false
    }
    open.append((nodes.count - 1, element))
    openCounts[Int(element.rawValue)] += 1
    return true
  }

  private mutating func endWhatEnds(before element: HTMLElement) {
    if element.isBlock, element != .body { close([.p], inside: \.isScope) }
    switch element {
    case _ where element.headingLevel != nil:
      if open.last?.element.headingLevel != nil { pop() }
    case .li: close([.li], inside: { $0.isList || $0.isScope })
    case .dt, .dd: close([.dt, .dd], inside: { $0 == .dl || $0.isScope })
    case .tr: close([.tr], inside: { $0 == .table })
    case .td, .th: close([.td, .th], inside: { $0 == .tr || $0 == .table })
    case .thead, .tbody, .tfoot: close([.thead, .tbody, .tfoot], inside: { $0 == .table })
    case .a: close([.a], inside: \.isScope)
    default: break
    }
  }

  private mutating func end(_ element: HTMLElement) {
    guard deepCounts[Int(element.rawValue)] == 0 else {
      deepCounts[Int(element.rawValue)] -= 1
      return
    }
    // Text after the end of a page belongs to it, and an unknown end tag could be for any element.
    guard element != .html, element != .body,
      element != .other || open.last?.element == .other
    else { return }
    close([element], inside: { $0.isScope && !element.isOfTable })
  }

  /// Ends the innermost element of these kinds, with everything open in it.
  private mutating func close(
    _ elements: [HTMLElement], inside isBoundary: (HTMLElement) -> Bool
  ) {
    guard elements.contains(where: isOpen) else { return }
    for position in open.indices.reversed() {
      let element = open[position].element
      if elements.contains(element) { return pop(to: position) }
      if isBoundary(element) { return }
    }
  }

  private func isOpen(_ element: HTMLElement) -> Bool { openCounts[Int(element.rawValue)] > 0 }

  private mutating func pop() { pop(to: open.count - 1) }

  private mutating func pop(to position: Int) {
    while open.count > position {
      let last = open.removeLast()
      nodes[last.node].end = nodes.count
      openCounts[Int(last.element.rawValue)] -= 1
    }
  }
}

extension HTMLElement {
  fileprivate var isOfTable: Bool {
    Self.table.rawValue...Self.th.rawValue ~= rawValue
  }
}
