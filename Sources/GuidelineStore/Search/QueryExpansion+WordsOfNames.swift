extension QueryExpansion {
  /// Adds what the words of a name are called in the language of the results, where hardly any rule has
  /// the name there.
  func addNamesOfWords(
    to term: inout WeighedTerm, _ words: ArraySlice<SearchTerm>, _ spans: GlossarySpans,
    beside fillers: Set<String>
  ) throws {
    guard let target, words.count > 1, try isRare(term, in: target) else { return }
    let telling = words.indices.filter { !fillers.contains(words[$0].text) }
    let names = try telling.compactMap { index in
      let own = spans.named(from: index).first { $0.count == 1 }
      let known = try own.flatMap {
        try self.term(named: $0, of: words[index...index], beside: fillers)
      }
      return try name(of: known ?? guessed(words[index], before: nil), in: target)
    }
    guard names.count > 1, names.count == telling.count else { return }
    term.groups.append(WeighedTerm.Group(origin: .parts, weight: Self.parts, phrases: names))
  }

  /// The first of the names of a term that rules in a language have.
  private func name(of term: WeighedTerm, in language: Language) throws -> SearchTerm.Phrase? {
    for group in term.groups where !group.origin.isRelated && group.origin != .parts {
      for phrase in group.phrases where phrase.language == language {
        if try store.frequency(of: phrase) > 0 { return phrase }
      }
    }
    return nil
  }

  /// Whether hardly any rule in a language has a term.
  private func isRare(_ term: WeighedTerm, in language: Language) throws -> Bool {
    var count = 0
    for group in term.groups where !group.origin.isRelated && group.origin != .parts {
      for phrase in group.phrases where phrase.language == language {
        count += try store.frequency(of: phrase)
        if count > Self.mostOfRare { return false }
      }
    }
    return true
  }

  private static let mostOfRare = 4
}
