/// A table of facts, not the layout grid of a page.
struct HTMLTable {
  /// `nil` for a grid: with headings or other tables in it, or a single cell in each row.
  private(set) var text: InlineText?

  init(_ tree: HTMLTree, at position: Int) {
    let range = position + 1..<tree.nodes[position].end
    var rows: [[String]] = []
    var (isHead, headEnd) = (false, 0)
    var cell = InlineBuilder()
    var cellEnd = 0
    func endCell() {
      guard cellEnd > 0, !rows.isEmpty else { return }
      rows[rows.count - 1].append(cell.finish().line)
      cellEnd = 0
    }
    var inner = range.lowerBound
    while inner < range.upperBound {
      let node = tree.nodes[inner]
      if inner >= cellEnd { endCell() }
      switch node.element {
      case nil: if cellEnd > 0 { cell.add(tree.text(of: inner)) }
      case .table, .h1, .h2, .h3, .h4, .h5, .h6: return
      case .tr: rows.append([])
      case .td, .th:
        if rows.count == 1 {
          isHead = inner < headEnd || node.element == .th && (isHead || rows[0].isEmpty)
        }
        cellEnd = node.end
      case .thead: headEnd = node.end
      case .some(let element):
        if HTMLFrame.leavesOut(inner, of: tree, isInContent: true) || element == .caption {
          inner = node.end
          continue
        }
        if element.isBlock || element == .br { cell.breakLine() }
      }
      inner += 1
    }
    endCell()
    guard rows.contains(where: { $0.count > 1 }) else { return }
    let head = isHead ? rows.removeFirst() : []
    text = TableReader.text(head: head, rows: rows)
  }
}
