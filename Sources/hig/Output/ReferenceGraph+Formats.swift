import GuidelineStore

extension ReferenceGraph {
  /// The graph in Graphviz's DOT language.
  var dot: String {
    var lines = [
      "digraph guidelines {", "  rankdir=LR;",
      "  node [shape=box, style=rounded, fontname=\"sans-serif\"];",
    ]
    for (slug, title) in titles.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(Self.quoted(slug)) [label=\(Self.quoted(title))];")
    }
    for edge in edges {
      let label = edge.count > 1 ? " [label=\(edge.count)]" : ""
      lines.append("  \(Self.quoted(edge.from)) -> \(Self.quoted(edge.to))\(label);")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The graph in Mermaid's syntax. Nodes are numbered, because some words can't be names.
  var mermaid: String {
    var lines = ["flowchart LR"]
    let slugs = titles.keys.sorted()
    let nodes = Dictionary(uniqueKeysWithValues: slugs.enumerated().map { ($1, "n\($0 + 1)") })
    for slug in slugs {
      lines.append("  \(nodes[slug] ?? slug)[\"\(Self.label(titles[slug] ?? slug))\"]")
    }
    for edge in edges {
      guard let from = nodes[edge.from], let to = nodes[edge.to] else { continue }
      lines.append("  \(from) -->" + (edge.count > 1 ? "|\(edge.count)| " : " ") + to)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A Mermaid label, which is HTML with different escapes.
  private static func label(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;"]
    return text.withVisibleControls.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }

  /// A quoted string in the DOT language.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.withVisibleControls {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "\""
  }
}
