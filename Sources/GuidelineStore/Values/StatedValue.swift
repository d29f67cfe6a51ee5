/// A number that a rule states, with its unit: `44×44 pt`, `4.5:1`, `up to five seats`.
public struct StatedValue: Hashable, Sendable {
  /// What a value measures.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case size, color, font, ratio, count, time, angle, percentage
  }

  /// What it measures.
  public let kind: Kind
  /// The value as the rule writes it.
  public let text: String

  package init(_ kind: Kind, _ text: String) {
    (self.kind, self.text) = (kind, text)
  }

  /// A color as `#0088FF`; `nil` for any other value.
  public var hex: String? {
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
public struct ValueStatement: Hashable, Sendable {
  /// A cell of a row, under the head of its column.
  public struct Cell: Hashable, Sendable {
    public let head: String
    public let text: String
    public let values: [StatedValue]
  }

  /// The rule that the statement is part of.
  public let rule: Rule
  /// The sentence, or the row as the rule writes it: `Body — Size: 17; Leading: 22`.
  public let text: String
  /// The cells of a row, without its name; empty for a sentence.
  public let cells: [Cell]
  /// The values in the order of the text.
  public let values: [StatedValue]
}

/// What a store answers to a question for a value.
public struct ValueAnswer: Hashable, Sendable {
  /// A statement that answers.
  public struct Item: Hashable, Sendable {
    public let statement: ValueStatement
    /// The values asked for: those of the columns that the query names, or else all.
    public let values: [StatedValue]
    /// What earlier editions say, from the newest.
    public let earlier: [Item]
  }

  /// The query as written.
  public let query: String
  /// The statements, best first.
  public let items: [Item]
  /// Notes on the query, or on why nothing was found.
  public let notes: [Message]
}
