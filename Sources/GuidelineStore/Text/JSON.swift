/// A JSON value; object members keep their order.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
  /// An object from which a program may select members: a rule, a topic, a change.
  case item([(String, JSON)])
}

extension JSON {
  /// The members of an object; otherwise `nil`.
  package var members: [(String, JSON)]? {
    switch self {
    case .object(let members), .item(let members): members
    default: nil
    }
  }

  /// The last member with this name; `nil` if there is none, or if this isn't an object.
  package subscript(name: String) -> JSON? { members?.last { $0.0 == name }?.1 }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a whole number, in any notation.
  package var wholeNumber: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The elements of an array; otherwise empty.
  package var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
