extension StatedValue {
  /// The numbers in it: 44 twice for `44×44 pt`; a sign counts, a comma groups digits.
  package var numbers: [Double] {
    text.split { !"0123456789.,+-".contains($0) }.compactMap { Double($0.filter { $0 != "," }) }
  }

  /// Whether it has sides: `44×44 pt`.
  package var isProduct: Bool { text.contains { "×xX".contains($0) } }

  /// Whether it is in points, by its own unit, by that of the head above, or with neither.
  package func isInPoints(under head: String) -> Bool {
    let isRange = text.contains { "–—~〜".contains($0) }
    guard !isRange, let end = text.lastIndex(where: \.isASCIIDigit) else { return false }
    let unit = String(text[text.index(after: end)...]).trimmed.lowercased()
    if !unit.isEmpty { return Self.pointUnits.contains { unit.hasPrefix($0) } }
    let words = head.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.contains { Self.pointUnits.contains($0) }
      || !words.contains { Self.sizeUnits.contains($0) }
  }

  private static let pointUnits = Set<String>(.pointUnits)
  private static let sizeUnits = Set<String>(.sizeUnits)
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
