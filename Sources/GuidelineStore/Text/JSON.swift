/// A JSON value, its members in the order in which they were written down.
enum JSON {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
}

extension JSON {
  /// The members of an object; none for anything else.
  var members: [(String, JSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The last member of this name, if this is an object that has one.
  subscript(name: String) -> JSON? { members.last { $0.0 == name }?.1 }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number without a fraction.
  var wholeNumber: Int? {
    if case .int(let number) = self { number } else { nil }
  }

  /// The elements of an array; none for anything else.
  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
