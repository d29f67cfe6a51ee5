/// Renders text as HTML.
package enum HTMLText {
  static func block(_ block: TextBlock) -> String {
    switch block {
    case .paragraph(let lines): "<p>\(lines.map(marked).joined(separator: "<br>\n"))</p>\n"
    case .list(let items): list(items[...])
    case .table(let head, let rows): table(head, rows)
    }
  }

  private static func list(_ items: ArraySlice<TextBlock.Item>) -> String {
    var text = "<ul>\n"
    var rest = items
    while let item = rest.popFirst() {
      text += "<li>\(marked(item.text))"
      let inner = rest.prefix { $0.depth > item.depth }
      if !inner.isEmpty {
        text += "\n" + list(inner)
        rest = rest.dropFirst(inner.count)
      }
      text += "</li>\n"
    }
    return text + "</ul>\n"
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    var text = "<div class=\"table\" tabindex=\"0\" role=\"group\"><table>\n<tr>"
    text += head[0].isEmpty ? "<td></td>" : "<th scope=\"col\">\(escaped(head[0]))</th>"
    for name in head.dropFirst() { text += "<th scope=\"col\">\(escaped(name))</th>" }
    text += "</tr>\n"
    for row in rows {
      text += "<tr><th scope=\"row\">\(escaped(row[0]))</th>"
      for cell in row.dropFirst() { text += "<td>\(escaped(cell))</td>" }
      text += "</tr>\n"
    }
    return text + "</table></div>\n"
  }

  /// Text with changes in `<ins>` and `<del>` elements.
  static func marked(_ text: MarkedText) -> String {
    text.inElements(escaped)
  }

  /// Escapes text for use in HTML, including attribute values, and replaces control characters.
  package static func escaped(_ text: String) -> String {
    text.withVisibleControls.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
