extension Block {
  /// The targets of the block's links, in order.
  var links: [String] {
    text.spans.compactMap { span in
      if case .link(let target) = span.style { return target }
      return nil
    }
  }

  private var hasLink: Bool {
    text.spans.contains { span in
      if case .link = span.style { return true }
      return false
    }
  }

  /// The targets of the block's links, then the bare addresses in its text.
  var addresses: [String] {
    var addresses = links
    guard line.holds("http") else { return addresses }
    for word in line.split(separator: " ") {
      let word = String(word)
      if let start = word.range(of: "http") { addresses.append(String(word[start.lowerBound...])) }
    }
    return addresses
  }

  /// Whether the text is links and separators, with at most one unlinked word byte per six linked.
  var isOnlyLinks: Bool {
    guard hasLink else { return false }
    let links = text.joinedSpans { style in
      if case .link = style { return true }
      return false
    }
    let linked = links.reduce(0) { $0 + text.text[$1].count(where: \.isWordByte) }
    let all = text.text.count(where: \.isWordByte)
    return linked > 0 && (all - linked) * 6 <= linked
  }

  /// Whether the line only gives an address: `Source: https://…`.
  var isSourceLine: Bool {
    guard text.text.count <= 400, !isHeading else { return false }
    return isOnlyLinks || namesSource
  }

  /// Whether this is a bare address, or one after a label for the source of a text.
  var namesSource: Bool {
    guard text.text.count <= 400, hasLink || text.text.holds("://") else { return false }
    if line.hasPrefix("http"), !text.text.contains(.space) { return true }
    guard let label = sourceLabel else { return false }
    return Labels.ofOrigin.contain(label) || Self.referenceLabels.contain(label)
      || FrontMatter.namesAddress(label)
  }

  /// The text before a colon, or before a dash that an address follows.
  var sourceLabel: String? {
    let start = line.unicodeScalars.prefix(20)
    guard let mark = start.firstIndex(where: { ":：-–—".unicodeScalars.contains($0) }) else {
      return nil
    }
    // A dash may also separate a name from its description.
    guard
      line[mark] == ":" || line[mark] == "："
        || line[mark...].dropFirst().drop(while: { $0 == " " }).hasPrefix("http")
    else { return nil }
    return String(line[..<mark])
  }

  /// Whether a sentence follows the address: `Source: https://… · A panel floats.`
  var saysMoreThanSource: Bool {
    guard !isOnlyLinks, line.endsSentence else { return false }
    let words = line.split(separator: " ")
    guard let address = words.lastIndex(where: { $0.contains("://") })
    else { return false }
    return words.count - address > 4
  }

  private static let referenceLabels = Labels(.referenceLabels)

  /// Whether this is a menu or breadcrumb: links separated by `›`, or a list of anchors.
  var isNavigation: Bool {
    guard hasLink, text.text.count <= 600 else { return false }
    let links = links
    if links.count >= 2, text.text.holds("›") { return true }
    return links.count >= 3 && links.allSatisfy { $0.hasPrefix("#") } && !line.endsSentence
  }
}

extension Labels {
  /// Labels for the address that a text comes from.
  static let ofOrigin = Labels(.originLabels)
}
