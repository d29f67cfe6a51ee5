extension QueryExpansion {
  /// Adds what the words of a name are called in the language of the results, where hardly any rule has
  /// the name there.
  func addNamesOfWords(
    to term: inout ExpandedTerm, _ words: ArraySlice<SearchTerm>, _ spans: GlossarySpans,
    beside stopWords: Set<String>
  ) throws {
    guard let target, words.count > 1, try isRare(term, in: target) else { return }
    let telling = words.indices.filter { !stopWords.contains(words[$0].text) }
    let names = try telling.compactMap { index in
      let own = spans.named(from: index).first { $0.count == 1 }
      let known = try own.flatMap {
        try self.term(named: $0, of: words[index...index], beside: stopWords)
      }
      return try name(of: known ?? guessed(words[index], before: nil), in: target)
    }
    guard names.count > 1, names.count == telling.count else { return }
    term.groups.append(ExpandedTerm.Group(origin: .parts, weight: Self.parts, phrases: names))
  }

  /// Adds to a word names of several words whose words stand near each other, where hardly any rule has
  /// one of the names as it is: to `unsubscribe` how to cancel a renewing subscription.
  func addLooseNames(of terms: [Int], to term: inout ExpandedTerm) throws {
    let languages = target.map { [$0] } ?? languages
    guard try languages.allSatisfy({ try isRare(term, in: $0) }) else { return }
    for name in try store.names(ofTerms: terms, in: languages)
    where name.standing == .preferred || name.standing == .other {
      let words = name.name.split(separator: " ").map(String.init)
      guard words.count > 1, !words.contains(where: { StopWords.contain(folded($0)) }) else {
        continue
      }
      let tokens = words.flatMap { SearchTerm(name: $0)?.alternatives[0].tokens ?? [] }
      let phrase = SearchTerm.Phrase(tokens: tokens, isLoose: true)
      term.add(
        .glossary(term: name.slug, name: name.name), [phrase], weight: Self.looseName)
    }
  }

  /// The first of the names of a term that rules in a language have.
  private func name(of term: ExpandedTerm, in language: Language) throws -> SearchTerm.Phrase? {
    for group in term.groups where !group.origin.isRelated && group.origin != .parts {
      for phrase in group.phrases where phrase.language == language {
        if try store.frequency(of: phrase) > 0 { return phrase }
      }
    }
    return nil
  }

  /// Whether hardly any rule in a language has a term.
  private func isRare(_ term: ExpandedTerm, in language: Language) throws -> Bool {
    var count = 0
    for group in term.groups where !group.origin.isRelated && group.origin != .parts {
      for phrase in group.phrases where phrase.language == language {
        count += try store.frequency(of: phrase)
        if count > Self.mostOfRare { return false }
      }
    }
    return true
  }
}
