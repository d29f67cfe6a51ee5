import GuidelineStore

extension JSON {
  /// An object without its members that are `null`, which say no more than missing ones.
  var withoutNulls: JSON {
    guard let members else { return self }
    return .object(members.filter { if case .null = $0.1 { false } else { true } })
  }

  /// The texts of an array's strings.
  var strings: [String] { elements.compactMap(\.string) }
}
