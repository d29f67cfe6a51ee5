/// A problem in a store.
package struct Finding: Hashable, Sendable {
  /// The severity; a note describes something that couldn't be checked.
  package let severity: Diagnostic.Severity
  /// A lowercase phrase without a full stop.
  package let problem: Message
  /// The file, table or text it concerns.
  package let `where`: String
  /// Whether a repair can fix it.
  package let isRepairable: Bool
  /// Whether a repair has fixed it.
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
