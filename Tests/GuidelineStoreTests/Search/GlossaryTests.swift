import Testing

@testable import GuidelineStore

@Suite struct GlossaryTests {
  @Test func readsTerms() throws {
    let terms = try Glossary(
      Array(
        """
        # A remark.
        term: lantern
        topic: lanterns
        en: lantern
        en-other: lamp; paper  lamp
        ko: 초롱
        ko-outdated: 등롱
        symbols: UILantern; Lantern

        term: gate
        ja: 門
        """.utf8)
    ).terms
    #expect(terms.map(\.slug) == ["lantern", "gate"])
    #expect(terms[0].topic == "lanterns")
    #expect(terms[0].names[.english]?.all == ["lantern", "lamp", "paper  lamp"])
    #expect(terms[0].names[.korean]?.outdated == ["등롱"])
    #expect(terms[0].symbols == ["UILantern", "Lantern"])
    #expect(terms[1].names[.japanese]?.preferred == "門")
  }

  @Test(arguments: [
    ("en: lantern", 1), ("term: a\nterm: b", 2), ("term: a\n\nterm: a", 3),
    ("term: a\ncolour: red", 2), ("term: a\nen:", 2), ("term: a\nen", 2),
  ])
  func tellsTheLineOfWhatMakesNoSense(text: String, line: Int) {
    #expect { try Glossary(Array(text.utf8)) } throws: { ($0 as? ImportError)?.line == line }
  }

  /// A name in two records would make two things one.
  @Test func hasEachNameOnceInItsLanguage() throws {
    var owners: [String: String] = [:]
    for term in try Glossary(DataFile.glossary.carried).terms {
      for language in [Language.english, .korean, .japanese] {
        #expect(term.names[language]?.preferred != nil, "\(term.slug) in \(language)")
      }
      for (language, names) in term.names {
        for name in names.all {
          let key = "\(language) " + levelled(name).filter { $0 != " " && $0 != "-" }
          #expect(owners[key] == nil || owners[key] == term.slug, "\(name)")
          owners[key] = term.slug
        }
      }
      if let topic = term.topic {
        #expect(TopicCatalog.shared.entries.contains { $0.slug == topic }, "\(term.slug): \(topic)")
      }
    }
    #expect(owners.count > 3000)
  }

  /// Japanese names are cut where their script changes; as a query each must come together again.
  @Test func findsItsJapaneseNames() throws {
    let carried = DataFile.glossary.carried
    let store = try RuleStore.inMemory(glossary: String(decoding: carried, as: UTF8.self))
    let terms = try Glossary(carried).terms
    // A name of several words counts only where texts have it in some language.
    let english = terms.compactMap { $0.names[.english]?.preferred }.joined(separator: "; ")
    try store.add("en.md", .sample("t", "current:en", english))
    let expansion = QueryExpansion(in: store, languages: [.english, .japanese])
    var count = 0
    var lost: [String] = []
    for term in terms {
      for name in term.names[.japanese]?.all ?? [] {
        let found = try expansion.terms(of: SearchQuery(name)).flatMap(\.groups).contains { group in
          if case .glossary(term.slug, _) = group.origin { true } else { false }
        }
        count += 1
        if !found { lost.append(name) }
      }
    }
    print("Japanese names that find their term: \(count - lost.count) of \(count); not: \(lost)")
    // Names in hiragana are particles to a query.
    #expect(lost.count * 50 < count, "\(lost)")
  }

  /// A name that is told from another's only by signs would be taken for it.
  @Test func hasNoNameThatOnlySignsTellFromAnother() throws {
    var owners: [String: String] = [:]
    for term in try Glossary(DataFile.glossary.carried).terms {
      for (language, names) in term.names {
        for name in names.all {
          let tokens = GuidelineTokenizer().tokens(in: name, for: .query).map(\.text)
          #expect(!tokens.isEmpty, "\(name)")
          let key = "\(language) " + tokens.joined(separator: " ")
          #expect(owners[key] == nil || owners[key] == term.slug, "\(name)")
          owners[key] = term.slug
        }
      }
    }
  }

  @Test(arguments: [
    ("location", ["location"]), ("locations", ["location"]), ("locate", ["find"]),
    ("locating", ["find"]), ("local", ["local"]), ("relative location", ["place"]),
  ])
  func takesAWordForTheTermThatIsCalledSo(word: String, expected: [String]) throws {
    let glossary = """
      term: find
      en: find
      en-other: locate

      term: location
      en: location

      term: place
      en: relative location

      term: local
      en: local
      """
    let store = try RuleStore.inMemory(glossary: glossary)
    let spans = try GlossarySpans(SearchQuery(word).terms, in: store).named(from: 0)
    let slugs = try spans.first.map {
      try store.names(ofTerms: $0.terms, in: [.english]).map(\.slug)
    }
    #expect(Set(slugs ?? []) == Set(expected))
  }

  @Test(arguments: [
    ("取消し", "undo"), ("取消", "undo"), ("取り消", "undo"), ("取り消す", "undo"), ("取る", nil),
  ])
  func findsCompoundsWithoutTheHiraganaInThem(written: String, slug: String?) throws {
    let glossary = "term: undo\nen: undo\nja: 取り消し\nja-other: 取り消す"
    let store = try RuleStore.inMemory(glossary: glossary)
    let spans = try GlossarySpans(SearchQuery(written).terms, in: store)
    #expect(spans.hasName(at: 0) == (slug != nil))
  }

  @Test func findsATermByAnyOfItsNames() throws {
    let store = try RuleStore.inMemory()
    try store.takeCarriedFiles()
    for name in ["spinner", "Activity Indicators", "활동 표시기", "activity-indicator"] {
      #expect(try store.term(named: name).slug == "activity-indicator", "\(name)")
    }
    #expect(throws: StoreError.self) { try store.term(named: "zeppelin") }
    #expect(try store.terms(ofTopics: ["alerts"]).contains { $0.slug == "alert" })
  }
}
