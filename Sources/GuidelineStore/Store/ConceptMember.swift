/// A rule as a wording of its concept.
struct ConceptMember {
  let key: Int
  let document: Int
  let head: DocumentHead

  var id: RuleID { head.ruleID(ofKey: key) }

  /// Whether it stands in an older text, or in the same one before another.
  func precedes(_ other: ConceptMember) -> Bool {
    head === other.head ? key < other.key : head.precedes(other.head)
  }
}
