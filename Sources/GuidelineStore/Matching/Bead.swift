/// Rules of two texts that are the same advice: 1–1, 1–n or n–1. One side is empty if the rule was
/// removed or added.
package struct Bead: Hashable, Sendable {
  /// Indices of the units in the older text or the original, ascending.
  package var old: [Int]
  /// Indices of the units in the newer text or the translation, ascending.
  package var new: [Int]
  /// How sure it is, from 0 to 1.
  package var confidence: Double
  /// Of a translation, the first unit of each side that was found to belong together; what joined them
  /// came later.
  var mainPair: MainPair?

  /// Makes it of its parts.
  package init(old: [Int], new: [Int], confidence: Double) {
    self.old = old
    self.new = new
    self.confidence = confidence
  }
}
