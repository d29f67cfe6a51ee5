/// What is asked for where nobody asks for anything else, and where that was laid down.
package struct Preset<Value> {
  /// What is asked for.
  package let value: Value
  /// Where it was laid down, in words for people: the path of a file.
  package let place: String

  /// Makes it of its parts.
  package init(_ value: Value, in place: String) {
    self.value = value
    self.place = place
  }
}

extension Preset: Sendable where Value: Sendable {}
extension Preset: Equatable where Value: Equatable {}
extension Preset: Hashable where Value: Hashable {}
