/// Rules of two texts that are the same advice: 1–1, 1–n or n–1. One side is empty if the rule was
/// removed or added.
struct Bead: Hashable, Sendable {
  /// Indices of the units in the older text or the original, ascending.
  var old: [Int]
  /// Indices of the units in the newer text or the translation, ascending.
  var new: [Int]
  /// How sure it is, from 0 to 1.
  var confidence: Double
}
