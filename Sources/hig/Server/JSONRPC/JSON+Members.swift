import GuidelineStore

extension JSON {
  /// Drops members that are `null`, which is the same as missing.
  var withoutNulls: JSON {
    guard let members else { return self }
    return .object(members.filter { if case .null = $0.1 { false } else { true } })
  }

  var strings: [String] { elements.compactMap(\.string) }
}
