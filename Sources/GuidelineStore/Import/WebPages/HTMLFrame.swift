/// Separates the text of a web page from the site around it.
struct HTMLFrame {
  /// The position of the element with the text.
  private(set) var content = 0
  private let tree: HTMLTree
  /// For each position, the bytes of text before it; text in links counts negatively.
  private var weights: [Int] = [0]
  /// The bytes of text outside links on the whole page.
  private var total = 0

  init(_ tree: HTMLTree) {
    self.tree = tree
    weigh()
    content = marked ?? densest
  }

  /// Whether an element isn't page text. Headers and asides are, if `isInContent`.
  static func leavesOut(_ node: Int, of tree: HTMLTree, isInContent: Bool) -> Bool {
    guard let element = tree.nodes[node].element else { return false }
    if element.isNoText || element == .nav || element == .footer { return true }
    if !isInContent, element == .header || element == .aside { return true }
    guard !tree.nodes[node].content.isEmpty else { return false }
    let attributes = tree.attributes(of: node)
    if attributes["hidden"] != nil || attributes["aria-hidden"] == "true" { return true }
    if let style = attributes["style"]?.lowercased().filter({ $0 != " " }),
      style.contains("display:none") || style.contains("visibility:hidden")
    {
      return true
    }
    return attributes["role"].map(rolesOfFrame.contains) ?? false
  }

  private static let rolesOfFrame: Set<String> = [
    "alert", "alertdialog", "banner", "complementary", "contentinfo", "dialog", "menu", "menubar",
    "navigation", "search", "tablist", "toolbar",
  ]

  /// A byte in a link outweighs two others.
  private static let linkWeight = -2

  private mutating func weigh() {
    weights.reserveCapacity(tree.nodes.count + 1)
    var (frameEnd, linkEnd) = (0, 0)
    for (position, node) in tree.nodes.enumerated() {
      var weight = 0
      if node.element == .a { linkEnd = max(linkEnd, node.end) }
      if position >= frameEnd, Self.leavesOut(position, of: tree, isInContent: false) {
        frameEnd = node.end
      }
      if position >= frameEnd, node.element == nil {
        let length = tree.source[node.content].count { !$0.isHTMLSpace }
        weight = position < linkEnd ? length * Self.linkWeight : length
      }
      weights.append(weights[position] + weight)
      total += max(0, weight)
    }
  }

  /// The copyright notice outside the page's text.
  var colophon: InlineText? {
    let range = content..<tree.nodes[content].end
    let start = tree.nodes.indices.first { position in
      guard tree.nodes[position].element == nil, !range.contains(position) else { return false }
      return tree.text(of: position).holds("©")
    }
    guard let start else { return nil }
    var text = InlineBuilder()
    var length = 0
    for position in tree.nodes.indices[start...]
    where tree.nodes[position].element == nil && length < Self.longestColophon {
      let words = tree.text(of: position).prefix(Self.longestColophon)
      text.add(Array(words))
      length += words.count
    }
    return text.finish()
  }

  /// In bytes. The owner's name may be a link, and so another node.
  private static let longestColophon = 100

  private func weight(of node: Int) -> Int { weights[tree.nodes[node].end] - weights[node] }

  /// The heaviest main element, or else an article with most of the text, not one of many teasers.
  private var marked: Int? {
    let positions = tree.nodes.indices
    let mains = positions.filter { position in
      switch tree.nodes[position].element {
      case .main: true
      case .div, .section, .article, .td: tree.attributes(of: position)["role"] == "main"
      default: false
      }
    }
    let heaviest: ([Int]) -> Int? = { $0.max { weight(of: $0) < weight(of: $1) } }
    if let main = heaviest(mains), weight(of: main) > 0 { return main }
    guard let article = heaviest(positions.filter { tree.nodes[$0].element == .article }),
      weight(of: article) * 2 > total
    else { return nil }
    return article
  }

  /// The innermost element with nearly all of the text.
  private var densest: Int {
    guard var found = tree.nodes.indices.first(where: { tree.nodes[$0].element != nil }) else {
      return 0
    }
    while let next = heaviestChild(of: found) {
      let (inner, outer) = (weight(of: next), weight(of: found))
      guard inner >= outer || inner * 5 > outer * 4 else { break }
      found = next
    }
    return found
  }

  private func heaviestChild(of node: Int) -> Int? {
    var heaviest: Int?
    var child = node + 1
    while child < tree.nodes[node].end {
      if tree.nodes[child].element?.isBlock == true,
        heaviest.map({ weight(of: child) > weight(of: $0) }) ?? true
      {
        heaviest = child
      }
      child = tree.nodes[child].end
    }
    return heaviest
  }
}
