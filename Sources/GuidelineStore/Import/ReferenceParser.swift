/// Finds what a block points at: linked pages, API symbols, addresses.
enum ReferenceParser {
  static func references(in block: Block) -> [ParsedReference] {
    var references: [ParsedReference] = []
    var symbols: Set<String> = []
    for span in block.text.spans {
      guard case .link(let target) = span.style, !target.isEmpty else { continue }
      let text = block.text.line(span.range)
      let kind = kind(of: target)
      if kind == .symbol { symbols.insert(text) }
      references.append(
        ParsedReference(kind: kind, text: text, target: target, line: block.lines.lowerBound))
    }
    for symbol in bareSymbols(in: block.text.text) where symbols.insert(symbol).inserted {
      references.append(
        ParsedReference(kind: .symbol, text: symbol, target: symbol, line: block.lines.lowerBound))
    }
    return references
  }

  private static func kind(of target: String) -> ParsedReference.Kind {
    if target.holds("/documentation/"), !target.hasSuffix("/") { return .symbol }
    if target.holds("/human-interface-guidelines") || target.hasPrefix("#") { return .topic }
    if !target.holds("://"), target.hasSuffix(".md") || target.holds(".md#") { return .topic }
    return .url
  }

  /// Names of Apple's classes and types that stand in a text: `UIModalPresentationStyle`.
  private static func bareSymbols(in text: [UInt8]) -> [String] {
    var symbols: [String] = []
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isASCIIUppercase { index += 1 }
      let prefix = text[start..<index]
      while index < text.count, text[index].isASCIIWordByte { index += 1 }
      if (3...4).contains(prefix.count), prefix.endIndex < index, index - start >= 5,
        prefixes.contains(String(decoding: prefix.dropLast(), as: UTF8.self))
      {
        symbols.append(String(decoding: text[start..<index], as: UTF8.self))
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
