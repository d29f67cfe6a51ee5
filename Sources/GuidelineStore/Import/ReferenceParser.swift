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
    text.split(whereSeparator: { !$0.isASCIIWordByte }).compactMap { word in
      guard word.count >= 5 else { return nil }
      let prefix = word.prefix { $0.isASCIIUppercase }
      guard (3...4).contains(prefix.count), prefix.count < word.count,
        prefixes.contains(String(decoding: prefix.dropLast(), as: UTF8.self))
      else { return nil }
      return String(decoding: word, as: UTF8.self)
    }
  }

  private static let prefixes: Set<String> = [
    "AR", "AS", "AV", "CA", "CK", "CL", "CN", "CX", "EK", "GC", "GK", "HK", "HM", "IN", "LP", "MK",
    "MP", "NS", "PH", "PK", "QL", "SF", "SK", "TV", "UI", "UN", "WK",
  ]
}
