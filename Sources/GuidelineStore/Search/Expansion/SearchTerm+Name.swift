extension SearchTerm {
  /// The Korean word without those readings that cut a particle off a name: 자이로 is not 자이 with 로.
  func asName(_ name: String, in store: RuleStore) throws -> SearchTerm {
    guard let stretch, stretch.kind == .hangul, name == stretch.text,
      let whole = SearchTerm(name: name)
    else { return self }
    let shorter = HangulStem.counts(of: stretch.scalars).filter { $0 < stretch.scalars.count }
    let isOther = try shorter.contains { count in
      try !store.terms(named: String(scalars: stretch.scalars.prefix(count))).isEmpty
    }
    guard !shorter.isEmpty, !isOther else { return self }
    var term = self
    term.alternatives = whole.alternatives
    return term
  }
}
