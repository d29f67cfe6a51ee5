#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the lengths of two units tell: whether a translation would be about as long.
struct LengthEvidence {
  /// The logarithm of how much longer translations are than their originals.
  let mean: Double

  private static let deviation = 0.25
  /// The deviation among units that are no translations of each other.
  private static let deviationAtLarge = 1.2

  init(mean: Double) { self.mean = mean }

  /// Takes the mean from whole pages, within what Korean and Japanese need.
  init(_ source: [UnitWords], _ translation: [UnitWords]) {
    func total(_ units: [UnitWords]) -> Double {
      Double(units.reduce(1) { $0 + $1.length })
    }
    mean = max(-0.9, min(-0.3, log(total(translation) / total(source))))
  }

  /// The logarithm of the odds that the lengths give a pair, no less than -6.
  subscript(original: Int, translation: Int) -> Double {
    let distance = distance(original, translation)
    let sharpness = 1 / (Self.deviation * Self.deviation)
    let sharpnessAtLarge = 1 / (Self.deviationAtLarge * Self.deviationAtLarge)
    let odds = log(Self.deviationAtLarge / Self.deviation)
    return max(-6, odds - distance * distance / 2 * (sharpness - sharpnessAtLarge))
  }

  /// How far the logarithm of the lengths' ratio is from the mean.
  func distance(_ original: Int, _ translation: Int) -> Double {
    abs(Self.stretch(original, translation) - mean)
  }

  /// The logarithm of how much longer a translation is than its original.
  static func stretch(_ original: Int, _ translation: Int) -> Double {
    log(Double(translation + 6) / Double(original + 6))
  }
}
