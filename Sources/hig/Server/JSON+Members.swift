/// What was read, or is to be told, by the names of its members.
extension JSON {
  /// The members of an object; `nil` for anything else.
  var members: [(String, JSON)]? {
    switch self {
    case .object(let members), .item(let members): members
    default: nil
    }
  }

  /// The last member of this name, if this is an object that has one.
  subscript(name: String) -> JSON? { members?.last { $0.0 == name }?.1 }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// An object without its members that are `null`, which say no more than missing ones.
  var withoutNulls: JSON {
    guard let members else { return self }
    return .object(members.filter { if case .null = $0.1 { false } else { true } })
  }

  /// The elements of an array; none for anything else.
  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The value of a whole number, however it was written.
  var wholeNumber: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The texts of an array's strings.
  var strings: [String] { elements.compactMap(\.string) }
}
