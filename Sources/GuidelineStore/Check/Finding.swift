/// Something about a store that is not as it should be.
public struct Finding: Hashable, Sendable {
  /// How much it matters; a note says what could not be looked at.
  public let severity: Diagnostic.Severity
  /// A lowercase phrase without a full stop: what is wrong.
  public let what: String
  /// The file, table or text it concerns.
  public let `where`: String
  /// Whether a repair can put it right.
  public let isRepairable: Bool
  /// Whether a repair has put it right.
  public internal(set) var isRepaired = false

  init(_ severity: Diagnostic.Severity, _ what: String, in place: String, isRepairable: Bool) {
    self.severity = severity
    self.what = what
    self.where = place
    self.isRepairable = isRepairable
  }
}
