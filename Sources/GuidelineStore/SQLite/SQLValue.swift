/// A value on its way into a statement.
enum SQLValue: Hashable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The text, or nothing.
  init(_ text: String?) {
    self = text.map(SQLValue.text) ?? .null
  }

  /// The number, or nothing.
  init(_ integer: Int?) {
    self = integer.map(SQLValue.integer) ?? .null
  }
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
}
