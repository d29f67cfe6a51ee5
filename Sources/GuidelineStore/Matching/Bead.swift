/// Rules of two texts that are the same advice: 1–1, 1–n or n–1. One side is empty if the rule was
/// removed or added.
public struct Bead: Hashable, Sendable {
  /// Indices of the units in the older text or the original, ascending.
  public var old: [Int]
  /// Indices of the units in the newer text or the translation, ascending.
  public var new: [Int]
  /// How sure it is, from 0 to 1.
  public var confidence: Double
  /// Of a translation, the first unit of each side that was found to belong together; what joined them
  /// came later.
  var mainPair: MainPair?

  /// Makes it of its parts.
  public init(old: [Int], new: [Int], confidence: Double) {
    self.old = old
    self.new = new
    self.confidence = confidence
  }
}
