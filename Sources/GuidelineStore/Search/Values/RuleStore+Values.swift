extension RuleStore {
  /// The values that rules state, in the order of the rules.
  package func values(
    matching filter: RuleFilter, ofKind kind: StatedValue.Kind? = nil
  ) throws(StoreError) -> [(value: StatedValue, statement: ValueStatement)] {
    try rules(matching: filter).flatMap(ValueStatement.statements).flatMap { statement in
      statement.values.filter { kind == nil || $0.kind == kind }.map { ($0, statement) }
    }
  }
}
