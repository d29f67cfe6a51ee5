@testable import GuidelineStore

/// How many of the rules of documents were found where they start.
struct Found: CustomStringConvertible {
  private(set) var right = 0
  private(set) var wrong = 0
  private(set) var missed = 0

  /// The harmonic mean of precision and recall.
  var f: Double { Double(2 * right) / Double(max(1, 2 * right + wrong + missed)) }

  var description: String {
    "F \((f * 1000).rounded() / 1000): \(right) right, \(wrong) wrong, \(missed) missed"
  }

  init() {}

  /// - Parameters:
  ///   - rules: The lines in which rules start.
  ///   - unclear: Those that may be taken for rules, or not.
  init(in documents: [ParsedDocument], of rules: Set<Int>, unclear: Set<Int>) {
    let found = Set(
      documents.flatMap(\.rules).filter { $0.kind == .rule }.map(\.lines.lowerBound))
    right = found.intersection(rules).count
    wrong = found.subtracting(rules).subtracting(unclear).count
    missed = rules.subtracting(found).count
  }

  static func += (sum: inout Found, other: Found) {
    sum.right += other.right
    sum.wrong += other.wrong
    sum.missed += other.missed
  }
}
