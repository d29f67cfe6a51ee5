/// Something about a store that is not as it should be.
package struct Finding: Hashable, Sendable {
  /// How much it matters; a note says what could not be looked at.
  package let severity: Diagnostic.Severity
  /// A lowercase phrase without a full stop: what is wrong.
  package let problem: Message
  /// The file, table or text it concerns.
  package let `where`: String
  /// Whether a repair can put it right.
  package let isRepairable: Bool
  /// Whether a repair has put it right.
  package internal(set) var isRepaired = false

  init(_ severity: Diagnostic.Severity, _ problem: Message, in place: String, isRepairable: Bool) {
    self.severity = severity
    self.problem = problem
    self.where = place
    self.isRepairable = isRepairable
  }

  /// The problem in English.
  package var what: String { problem.description }
}
