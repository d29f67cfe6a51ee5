/// A default value and where it was set.
package struct Preset<Value> {
  package let value: Value
  /// Where it was set, to show users: a file's path.
  package let place: String

  package init(_ value: Value, in place: String) {
    self.value = value
    self.place = place
  }
}

extension Preset: Sendable where Value: Sendable {}
extension Preset: Equatable where Value: Equatable {}
extension Preset: Hashable where Value: Hashable {}
