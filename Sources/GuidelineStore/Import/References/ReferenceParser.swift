/// Finds the references in a block: to pages, API symbols, the web.
struct ReferenceParser {
  let catalog: TopicCatalog

  /// The references of a block: first links, then titles, addresses and symbols without one.
  func references(in block: Block) -> [ParsedReference] {
    var references: [ParsedReference] = []
    var symbols: Set<String> = []
    let breaks = block.text.text.indices.filter { block.text.text[$0] == .lineFeed }
    func add(_ kind: ParsedReference.Kind, _ text: String, _ target: String, at offset: Int) {
      let line = block.lines.lowerBound + breaks.partitioningIndex { $0 >= offset }
      references.append(
        ParsedReference(
          kind: kind, text: text, target: target, line: min(line, block.lines.upperBound)))
    }
    let isLinkedHeading = block.isHeading && block.isOnlyLinks
    for span in block.text.spans {
      guard case .link(let target) = span.style, !target.isEmpty else { continue }
      // A heading that links to itself is no reference.
      if isLinkedHeading, target.contains("#") { continue }
      let text = block.text.line(span.range)
      guard !text.isEmpty else { continue }
      let kind = Self.kind(of: target)
      if kind == .symbol { symbols.insert(text) }
      add(kind, text, target, at: span.range.lowerBound)
    }
    let linked = block.text.joinedSpans { style in
      if case .link(let target) = style { return !target.isEmpty }
      return false
    }
    for title in WrittenReferences(block.text.text, block.scripts, catalog: catalog).titles
    where !linked.overlap(title.range) {
      add(.topic, title.text, title.text, at: title.range.lowerBound)
    }
    for address in Self.bareAddresses(in: block.text.text) where !linked.overlap(address) {
      let target = String(decoding: block.text.text[address], as: UTF8.self)
      add(Self.kind(of: target), target, target, at: address.lowerBound)
    }
    for range in Self.bareSymbols(in: block.text.text) {
      let symbol = String(decoding: block.text.text[range], as: UTF8.self)
      if symbols.insert(symbol).inserted { add(.symbol, symbol, symbol, at: range.lowerBound) }
    }
    return references
  }

  /// By its form: topics are addresses of the guidelines, paths of files, and names in brackets.
  private static func kind(of target: String) -> ParsedReference.Kind {
    let isOfApple = target.holds("apple.com/") || !target.holds("://")
    if isOfApple, target.holds("/documentation/"), !target.hasSuffix("/"),
      !target.holds("/Conceptual/")
    {
      return .symbol
    }
    if PageAddress.isOfGuidelines(target) || target.hasPrefix("#") { return .topic }
    if target.holds("://") || target.hasPrefix("mailto:") || target.hasPrefix("/") { return .url }
    let name = target.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").last?.prefix { $0 != "#" }.lowercased() ?? ""
    let isOtherFile =
      name.contains(".") && ending.utf8.count <= 5
      && !["md", "markdown", "mdx", "html", "htm", "txt"].contains(ending)
    return isOtherFile ? .url : .topic
  }

  /// The byte ranges of web addresses.
  private static func bareAddresses(in text: [UInt8]) -> [Range<Int>] {
    var addresses: [Range<Int>] = []
    var rest = text[...]
    while let scheme = rest.find("://") {
      let letters = text[..<scheme.lowerBound].suffix(5).reversed().prefix { $0.isASCIILetter }
      let start = scheme.lowerBound - letters.count
      var end = text[scheme.upperBound...].firstIndex { $0 <= .space || $0 >= 0x80 } ?? text.count
      while end > scheme.upperBound, isFinalMark(text[end - 1]) { end -= 1 }
      if text[start...].starts(with: "http".utf8), end > scheme.upperBound {
        addresses.append(start..<end)
      }
      rest = text[max(end, scheme.upperBound)...]
    }
    return addresses
  }

  private static func isFinalMark(_ byte: UInt8) -> Bool {
    byte.isASCIIPunctuation && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "_")
  }

  /// The byte ranges of names of Apple's classes and types: `UIModalPresentationStyle`.
  private static func bareSymbols(in text: [UInt8]) -> [Range<Int>] {
    var symbols: [Range<Int>] = []
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isASCIIUppercase { index += 1 }
      let capitals = index - start
      while index < text.count, text[index].isASCIIWordByte { index += 1 }
      // `UIKit` is a framework.
      let isFramework = index - start == 5 && text[..<index].suffix(3).elementsEqual("Kit".utf8)
      if (3...4).contains(capitals), capitals < index - start, index - start >= 5, !isFramework,
        prefixes.contains(String(decoding: text[start..<start + capitals - 1], as: UTF8.self))
      {
        symbols.append(start..<index)
      }
      while index < text.count, !text[index].isASCIIWordByte { index += 1 }
    }
    return symbols
  }

  private static let prefixes: Set<String> = [
    "AR", "AS", "AV", "CA", "CK", "CL", "CN", "CX", "EK", "GC", "GK", "HK", "HM", "IN", "LP", "MK",
    "MP", "NS", "PH", "PK", "QL", "SF", "SK", "TV", "UI", "UN", "WK",
  ]
}
