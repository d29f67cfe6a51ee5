/// A JSON value, its members in the order in which they were written down.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
  /// An object of which a program may want some members only: a rule, a topic, a change.
  case item([(String, JSON)])
}

extension JSON {
  /// The members of an object; `nil` for anything else.
  package var members: [(String, JSON)]? {
    switch self {
    case .object(let members), .item(let members): members
    default: nil
    }
  }

  /// The last member of this name, if this is an object that has one.
  package subscript(name: String) -> JSON? { members?.last { $0.0 == name }?.1 }

  /// The text of a string.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a whole number, however it was written.
  package var wholeNumber: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The elements of an array; none for anything else.
  package var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
