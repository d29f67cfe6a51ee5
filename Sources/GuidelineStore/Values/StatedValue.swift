/// A number that a rule states, with its unit: `44×44 pt`, `4.5:1`, `up to five seats`.
package struct StatedValue: Hashable, Sendable {
  /// What a value measures.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case size, color, font, ratio, count, time, angle, percentage
  }

  /// What it measures.
  package let kind: Kind
  /// The value as the rule writes it.
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    (self.kind, self.text) = (kind, text)
  }

  /// A color as `#0088FF`; `nil` for any other value.
  package var hex: String? {
    guard kind == .color else { return nil }
    if text.first == "#" { return text.uppercased() }
    let parts = text.split { !$0.isASCII || !$0.isNumber }.compactMap { UInt8($0) }
    return parts.count == 3 ? "#" + parts.map(Self.hex).joined() : nil
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// A sentence of a rule, or a row of a table in it, that states values.
package struct ValueStatement: Hashable, Sendable {
  /// A cell of a row, under the head of its column.
  package struct Cell: Hashable, Sendable {
    package let head: String
    package let text: String
    package let values: [StatedValue]
  }

  /// The rule that the statement is part of.
  package let rule: Rule
  /// The sentence, or the row as the rule writes it: `Body — Size: 17; Leading: 22`.
  package let text: String
  /// The first cell of a row, with its head if that is no name; empty for a sentence.
  package let name: String
  /// The cells of a row, without its name; empty for a sentence.
  package let cells: [Cell]
  /// The values in the order of the text.
  package let values: [StatedValue]
}
