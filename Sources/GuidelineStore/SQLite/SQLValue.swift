/// A value of a parameter or a column.
enum SQLValue: Hashable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])

  init(_ text: String?) {
    self = text.map(SQLValue.text) ?? .null
  }

  init(_ integer: Int?) {
    self = integer.map(SQLValue.integer) ?? .null
  }
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
}
