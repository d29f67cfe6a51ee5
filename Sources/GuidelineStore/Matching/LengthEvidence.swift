#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Evidence from the lengths of two units, as in Gale and Church.
struct LengthEvidence {
  /// The mean log ratio of translation length to original length.
  let mean: Double

  private static let deviation = 0.25
  /// The deviation among unrelated units.
  private static let deviationAtLarge = 1.2

  init(mean: Double) { self.mean = mean }

  /// Estimates the mean from whole pages, clamped to values plausible for Korean and Japanese.
  init(_ source: [UnitWords], _ translation: [UnitWords]) {
    func total(_ units: [UnitWords]) -> Double {
      Double(units.reduce(1) { $0 + $1.length })
    }
    mean = max(-0.9, min(-0.3, log(total(translation) / total(source))))
  }

  /// The log odds for a pair given its lengths, at least -6.
  subscript(original: Int, translation: Int) -> Double {
    let distance = distance(original, translation)
    let sharpness = 1 / (Self.deviation * Self.deviation)
    let sharpnessAtLarge = 1 / (Self.deviationAtLarge * Self.deviationAtLarge)
    let odds = log(Self.deviationAtLarge / Self.deviation)
    return max(-6, odds - distance * distance / 2 * (sharpness - sharpnessAtLarge))
  }

  /// The distance of the log length ratio from the mean.
  func distance(_ original: Int, _ translation: Int) -> Double {
    abs(Self.stretch(original, translation) - mean)
  }

  /// The log ratio of translation length to original length.
  static func stretch(_ original: Int, _ translation: Int) -> Double {
    log(Double(translation + 6) / Double(original + 6))
  }
}
