import FoundationEssentials
import Testing

@testable import GuidelineStore

/// The project's own pages in `Data/`: what machines can tell of their quality.
@Suite struct TextsTests {
  /// Pages that an edition had, and that wait for a whole copy or for a writer.
  private static let missing: [String: Set<String>] = [
    "2019": [
      "airplay", "apple-pay", "apple-pencil-and-scribble", "augmented-reality", "carekit",
      "carplay", "game-center", "game-controls", "healthkit", "home-screen-quick-actions",
      "homekit", "icloud", "imessage-apps-and-stickers", "in-app-purchase", "live-photos",
      "mac-catalyst", "machine-learning", "maps", "nfc", "pages", "playing-audio",
      "playing-haptics", "pointing-devices", "researchkit", "sign-in-with-apple", "siri", "wallet",
    ]
  ]

  @Test func standInEveryLanguage() throws {
    let pages = try OwnPage.all.get()
    #expect(pages.count > 80)
    for (place, languages) in pages {
      #expect(Set(languages.keys) == [.english, .korean, .japanese], "\(place)")
    }
  }

  @Test func standInEveryEditionThatHadSuchAPage() throws {
    let pages = try OwnPage.all.get().values.flatMap(\.values).map(\.document)
    let topics = Set(pages.map(\.topic))
    #expect(topics.count > 30)
    let absences = try EditionFacts(DataFile.editions.carried).absences
    let known = Set(TopicCatalog.shared.entries.map(\.slug))
    #expect(known.isSuperset(of: absences.map(\.topic)))
    for edition in Set(pages.map(\.text.edition)) {
      let here = Set(pages.filter { $0.text.edition == edition }.map(\.topic))
        .union(Self.missing[edition.slug] ?? [])
      let without = absences.filter { $0.edition == edition }.map(\.topic)
      #expect(topics.subtracting(here) == topics.intersection(without), "\(edition)")
    }
  }

  @Test func sayWhereTheirFactsComeFrom() throws {
    for page in try OwnPage.all.get().values.flatMap(\.values) {
      #expect(page.frontMatter["source"]?.hasPrefix("https://") == true, "\(page.path)")
      #expect(page.document.address == page.frontMatter["source"], "\(page.path)")
      let place = page.path.split(separator: "/")
      #expect(
        page.frontMatter["edition"] == place.dropFirst().first.map(String.init), "\(page.path)")
      #expect(page.frontMatter["language"] == place.first.map(String.init), "\(page.path)")
    }
  }

  /// An id that ends in a hash of the words changes with them.
  @Test func nameEachOfTheirConceptsOnce() throws {
    for page in try OwnPage.all.get().values.flatMap(\.values) {
      let names = page.document.rules.map(\.concept)
      let unnamed = page.document.rules.filter { $0.concept == nil }.map(\.lines.lowerBound)
      #expect(unnamed.isEmpty, "\(page.path): lines \(unnamed)")
      #expect(Set(names).count == names.count, "\(page.path)")
    }
  }

  @Test func comeFromConceptsThatThereAre() throws {
    let documents = try OwnPage.all.get().values.flatMap(\.values).map(\.document)
    let known = Set(
      documents.flatMap { document in
        document.rules.compactMap(\.concept).map { "\(document.topic)/\($0)" }
      })
    for document in documents {
      for name in document.rules.flatMap(\.comesFrom) {
        let concept = name.contains("/") ? name : "\(document.topic)/\(name)"
        #expect(known.contains(concept), "\(document.topic) (\(document.text.edition))")
      }
    }
  }

  @Test func sayOfPlatformsWhatTheirSectionsShow() throws {
    var (stated, sentences) = (0, Set<String>())
    for languages in try OwnPage.all.get().values {
      let english = try #require(languages[.english]).document
      let platforms = english.platforms
      for page in languages.values {
        #expect(page.document.platforms == platforms, "\(page.path)")
        // What is stated once isn't said again.
        for rule in page.document.rules where rule.kind == .paragraph {
          let sentence = rule.body.prefix { $0 != "\n" }
          if Self.saysNothing.contains(where: sentence.contains) {
            sentences.insert("\(page.path): \(sentence)")
          }
        }
      }
      guard platforms != PagePlatforms() else { continue }
      stated += 1
      let sections = Set(
        english.rules.flatMap(\.section).compactMap(PageWords.platforms).joined())
      #expect(sections.isDisjoint(with: platforms.withoutConsiderations), "\(english.topic)")
      #expect(
        platforms.supported.isEmpty
          || Set(platforms.supported).isSuperset(of: platforms.withoutConsiderations),
        "\(english.topic)")
      // On a page for several platforms, each has a section, or nothing of its own.
      if !platforms.withoutConsiderations.isEmpty {
        #expect(
          sections.union(platforms.withoutConsiderations).union(platforms.unsupported)
            .isSuperset(of: PagePlatforms.all), "\(english.topic)")
      }
    }
    #expect(sentences.isEmpty)
    #expect(stated > 130)
  }

  /// Sentences that front matter states instead.
  private static let saysNothing = [
    "nothing else to consider", "nothing more to consider", "nothing to add for",
    "고려할 점은 없", "考慮することはありません",
  ]

  /// But for inches, which have a straight mark.
  @Test func haveTypographicQuotationMarks() throws {
    for page in try OwnPage.all.get().values.flatMap(\.values) {
      for rule in page.document.rules {
        let text = " \(rule.lead)\n\(rule.body)"
        let straight = zip(text, text.dropFirst()).filter { before, mark in
          mark == "'" || mark == "\"" && !before.isNumber
        }
        #expect(straight.isEmpty, "\(page.path): \(rule.lead) \(rule.body)")
      }
    }
  }

  @Test func giveTheSameAdviceInEveryLanguage() throws {
    for languages in try OwnPage.all.get().values {
      let english = try #require(languages[.english])
      let original = english.document.rules.filter { $0.concept != nil }
      for page in languages.values {
        let rules = page.document.rules.filter { $0.concept != nil }
        #expect(rules.map(\.concept) == original.map(\.concept), "\(page.path)")
        for (rule, other) in zip(rules, original) where rule.concept == other.concept {
          let name = "\(page.path): \(rule.concept ?? "")"
          #expect(rule.kind == other.kind, "\(name)")
          #expect(rule.section.count == other.section.count, "\(name)")
          #expect(rule.platforms == other.platforms, "\(name)")
          #expect(rule.comesFrom == other.comesFrom, "\(name)")
          let (here, there) = (rule.lead + "\n" + rule.body, other.lead + "\n" + other.body)
          #expect(APINames.all(in: here) == APINames.all(in: there), "\(name)")
          #expect(
            Self.numbers(in: here).symmetricDifference(Self.numbers(in: there)).count <= 1,
            "\(name)")
        }
      }
    }
  }

  /// What a paragraph of the original starts with in bold is advice, or a term that is defined.
  @Test func tellAllThatTheirOriginalsLeadWith() throws {
    let counts = try rows(ofTable: Self.originalLeads)
    #expect(counts.count > 190)
    let pages = try OwnPage.all.get()
    for row in counts {
      let page = try #require(pages["\(row[0])/\(row[1]).md"]?[.english], "\(row)")
      let told = page.document.rules.count { [.rule, .definition].contains($0.kind) }
      #expect(told >= Int(row[2]) ?? .max, "\(page.path)")
    }
  }

  private static let originalLeads =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/original-leads.tsv"

  @Test func renderTheirOriginalsAsTheseAreNow() throws {
    for languages in try OwnPage.all.get().values {
      let original = try #require(languages[.english]).document
      for page in languages.values
      where page.document.text.language != .english && !page.isEarlierWording {
        let way = "hig coverage --stamp \(page.document.topic)@\(page.document.text)"
        let rendered = try #require(
          page.rendered, "\(page.path) doesn't record what it translates; \(way)")
        for rule in original.rules where !rendered.contains(RuleDigest(rule)) {
          let place = "en/\(page.path.dropFirst(3)):\(rule.lines.lowerBound)"
          Issue.record(
            "\(page.path) renders an older wording of \(place); once it is mended: \(way)")
        }
      }
    }
  }

  /// Numbers of two digits and more; small ones may be words. Those in meters and centimeters beside
  /// feet are left out: `1〜3フィート（約30〜90 cm）`.
  private static func numbers(in text: String) -> Set<Substring> {
    let metric = #/(?:フィート|피트) ?[（(][^（()）]*m[)）]/#
    return Set(
      text.replacing(metric, with: "").split { !($0.isASCII && $0.isNumber) }
        .filter { $0.count > 1 })
  }

  @Test func dateTheirChangesAlikeInEveryLanguageTheNewestFirst() throws {
    let form = try Regex(#"20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]): \S.*"#)
    for languages in try OwnPage.all.get().values {
      let english = try #require(languages[.english]).history
      for page in languages.values {
        for line in page.history {
          #expect(try form.wholeMatch(in: line) != nil, "\(page.path): \(line)")
        }
        let dates = page.history.map { $0.prefix(10) }
        #expect(dates == Set(dates).sorted(by: >), "\(page.path)")
        #expect(dates == english.map { $0.prefix(10) }, "\(page.path)")
      }
    }
  }

  @Test func stateEachConceptOnce() throws {
    for page in try OwnPage.all.get().values.flatMap(\.values) {
      let concepts = page.document.rules.compactMap(\.concept)
      #expect(Set(concepts).count == concepts.count, "\(page.path)")
    }
  }

  /// `visionOS` and `iOS, iPadOS` are parts of the platform considerations, if the edition has such.
  @Test func putSectionsOfPlatformsUnderThePlatformConsiderations() throws {
    for page in try OwnPage.all.get().values.flatMap(\.values)
    where page.document.text.edition == .current {
      for rule in page.document.rules {
        let first = try #require((rule.section.first ?? "-").split { ",、 ".contains($0) }.first)
        #expect(!first.hasSuffix("OS"), "\(page.path): \(rule.section)")
      }
    }
  }

  @Test func areWrittenInTheirLanguage() throws {
    for (language, page) in try OwnPage.all.get().values.joined() {
      for rule in page.document.rules where rule.kind == .rule {
        let kinds = Set(rule.lead.unicodeScalars.map { ScalarKind(folded: $0.value) })
        let isRight =
          switch language {
          case .korean: kinds.contains(.hangul) && !kinds.contains(.hiragana)
          case .japanese: kinds.contains(.hiragana) && !kinds.contains(.hangul)
          default: kinds.isDisjoint(with: [.hangul, .hiragana, .katakana, .ideograph])
          }
        #expect(isRight, "\(page.path): \(rule.lead)")
        let isSentence = [".", "。", "?", "？", "!", ".”"].contains { rule.lead.hasSuffix($0) }
        #expect(isSentence, "\(page.path): \(rule.lead)")
      }
    }
  }

  @Test func leadInFewWords() throws {
    for page in try OwnPage.all.get().values.compactMap({ $0[.english] }) {
      for rule in page.document.rules where rule.kind == .rule {
        #expect(rule.lead.count <= 120, "\(page.path): \(rule.lead)")
      }
    }
  }

  @Test func pointToTopicsThatThereAre() throws {
    let site = "/design/human-interface-guidelines/"
    for page in try OwnPage.all.get().values.flatMap(\.values) {
      for reference in page.document.references {
        guard let start = reference.target.range(of: site) else { continue }
        let slug = reference.target[start.upperBound...].prefix { $0 != "/" && $0 != "#" }
        #expect(
          slug.isEmpty || TopicCatalog.shared.slug(named: String(slug)) != nil,
          "\(page.path): \(reference.target)")
      }
    }
  }
}
