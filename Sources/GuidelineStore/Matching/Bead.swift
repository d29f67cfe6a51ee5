/// Rules of two texts that are the same advice: 1–1, 1–n or n–1. One side is empty if the rule was
/// removed or added.
package struct Bead: Hashable, Sendable {
  /// Indices of units in the older text or the original, ascending.
  package var old: [Int]
  /// Indices of units in the newer text or the translation, ascending.
  package var new: [Int]
  /// From 0 to 1.
  package var confidence: Double
  /// In a translation, the pair the bead began with, before other units joined.
  var mainPair: MainPair?

  /// Makes a bead without a main pair.
  package init(old: [Int], new: [Int], confidence: Double) {
    self.old = old
    self.new = new
    self.confidence = confidence
  }
}
