/// The editions that a query mentions, by year or by system: `2014年版 ツールバー`, `iOS 7 buttons`.
struct MentionedEditions {
  /// A time that the query names.
  struct Mention {
    /// As the query has it: `iOS 6`. Empty for the current edition.
    let text: String
    let era: Era
  }

  /// In the order of the query.
  private(set) var mentions: [Mention] = []
  /// The query without the mentions.
  private(set) var rest = ""
  /// Whether the query asks what changed since an edition, or between two.
  private(set) var asksForChanges = false

  /// - Returns: `nil` if the query names no edition, or nothing else.
  init?(in query: String) {
    var isSince = false
    var text = Array(query.unicodeScalars)[...]
    var isQuoted = false
    var before: Unicode.Scalar = " "
    while let scalar = text.first {
      if QueryElement.isQuote(Character(scalar)) { isQuoted.toggle() }
      if !isQuoted, !Self.joins(before), let (mention, length) = Self.mention(at: text) {
        mentions.append(mention)
        text.removeFirst(length)
        text.removeFirst(Self.lengthOfFirst(Self.editionParticles, at: text))
        let since = Self.lengthOfFirst(Self.sinceParticles, at: text)
        isSince = isSince || since > 0
        text.removeFirst(since)
        rest.append(" ")
        before = " "
        continue
      }
      rest.unicodeScalars.append(scalar)
      before = scalar
      text.removeFirst()
    }
    guard !mentions.isEmpty else { return nil }
    var words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    isSince = isSince || words.contains { Self.sinceWords.contains($0.lowercased()) }
    let asking = words.filter(Self.asksForChanges)
    asksForChanges = isSince || !asking.isEmpty || mentions.count > 1
    if asksForChanges {
      words = words.filter {
        !Self.asksForChanges($0) && !Self.sinceWords.contains($0.lowercased())
      }
      words += asking.compactMap(Self.withoutChange)
    }
    rest = words.joined(separator: " ")
    guard !SearchQuery(rest).terms.allSatisfy(\.isStopWord) else { return nil }
  }

  /// Whether a year after this sign is part of something else: `#2014`, `12.2019`, `edition:2014`.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isWhitespace && !"([,;".unicodeScalars.contains(scalar)
  }

  /// The edition whose name the text begins with, and the length of that name.
  private static func mention(at text: ArraySlice<Unicode.Scalar>) -> (Mention, Int)? {
    let current = lengthOfFirst(currentEdition, at: text)
    if current > 0 { return (Mention(text: "", era: Era(.current, nil)), current) }
    var rest = text
    let era = system(at: &rest) ?? year(at: &rest)
    return era.map { era in
      let name = text.prefix(text.count - rest.count)
      return (Mention(text: String(String.UnicodeScalarView(name)), era: era), name.count)
    }
  }

  /// The system with a version that the text begins with: `macOS 14.5`.
  private static func system(at text: inout ArraySlice<Unicode.Scalar>) -> Era? {
    for (name, year) in systems where begins(text, with: name) {
      var rest = text.dropFirst(name.unicodeScalars.count)
      if rest.first == " " { rest.removeFirst() }
      guard let version = number(in: &rest, digits: 1...2), 1...40 ~= version else { continue }
      while rest.first == ".", rest.dropFirst().first?.isDigit == true {
        rest.removeFirst()
        _ = number(in: &rest, digits: 1...2)
      }
      text = rest
      if name == "ios" { return Era(year: nil, system: version) }
      return Era(year: version < firstOfYears ? year + version : version + yearsBefore)
    }
    return nil
  }

  /// From this version on, all systems are numbered by year.
  private static let (firstOfYears, yearsBefore) = (26, 1999)

  private static func year(at text: inout ArraySlice<Unicode.Scalar>) -> Era? {
    var rest = text
    guard let year = number(in: &rest, digits: 4...4), 2001...2040 ~= year,
      rest.first.map(mayFollowYear) ?? true
    else { return nil }
    text = rest.dropFirst(lengthOfFirst(yearUnits, at: rest))
    return Era(year: year)
  }

  private static func mayFollowYear(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || !joins(scalar) || "?!.'+".unicodeScalars.contains(scalar)
  }

  private static func number(
    in text: inout ArraySlice<Unicode.Scalar>, digits: ClosedRange<Int>
  ) -> Int? {
    let found = text.prefix { $0.isDigit }
    guard digits.contains(found.count) else { return nil }
    text.removeFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
  }

  /// The length of the first of these words that is a prefix of the text; 0 if there is none.
  private static func lengthOfFirst(_ words: [String], at text: ArraySlice<Unicode.Scalar>) -> Int {
    words.first { begins(text, with: $0) }?.unicodeScalars.count ?? 0
  }

  private static func begins(_ text: ArraySlice<Unicode.Scalar>, with words: String) -> Bool {
    let words = words.unicodeScalars
    return text.prefix(words.count).elementsEqual(words) {
      $0 == $1 || $0.properties.lowercaseMapping == String($1)
    }
  }

  private static let currentEdition = [String](.currentEditionNames)
  private static let yearUnits = [String](.yearUnits)
  private static let editionParticles = [String](.editionParticles)
  private static let sinceParticles = [String](.sinceParticles)
  private static let sinceWords = Set<String>(.sinceWords)
  private static let changes = [String](.changeWords, .korean) + [String](.changeWords, .japanese)
  private static let englishChanges = Set<String>(.changeWords, .english)

  /// Lowercase system names with the year of a hypothetical version 0, longest name first.
  private static let systems = [String](.systemYears).compactMap { entry in
    entry.lastIndex(of: " ").flatMap { space in
      Int(entry[space...].dropFirst()).map { (entry[..<space].lowercased(), $0) }
    }
  }.sorted { $0.0.count > $1.0.count }

  private static func asksForChanges(_ word: String) -> Bool {
    let word = folded(word)
    return englishChanges.contains(String(word.filter { $0.isLetter }))
      || changes.contains { word.contains(folded($0)) }
  }

  /// The part of a word before “change”: `タブバーの変更点` → `タブバー`.
  private static func withoutChange(_ word: String) -> String? {
    guard let mark = changes.first(where: { word.contains($0) }),
      let start = word.firstRange(of: mark)?.lowerBound
    else { return nil }
    let rest = word[..<start]
    return rest.isEmpty ? nil : String(rest)
  }
}

extension MentionedEditions {
  /// The topic's name in a query such as `old alerts` or `最新のアラート`, and whether the current edition
  /// is meant rather than earlier ones.
  static func dated(_ query: String, in store: RuleStore) throws -> (name: String, isNow: Bool)? {
    for (words, isNow) in [(currentAdjectives, true), (earlierAdjectives, false)] {
      for word in words where query.lowercased().hasPrefix(word) {
        let rest = query.dropFirst(word.count)
        // In scripts with spaces, the adjective must be a whole word.
        let isWhole =
          rest.first == " " || word.unicodeScalars.last.map(\.isKana) == true
          || word.unicodeScalars.last?.properties.isIdeographic == true
        let name = String(rest).trimmed
        if isWhole, !name.isEmpty, try store.isNameOfTopic(name) { return (name, isNow) }
      }
    }
    return nil
  }

  private static let currentAdjectives = [String](.currentEditionAdjectives)
  private static let earlierAdjectives = [String](.earlierEditionAdjectives)
}

extension Unicode.Scalar {
  /// Whether it is a decimal digit, halfwidth or fullwidth.
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
  fileprivate var isKana: Bool { 0x3041...0x30FF ~= value }
}

extension RuleStore {
  /// Whether it is the name of a topic that has a page in the store.
  fileprivate func isNameOfTopic(_ name: String) throws -> Bool {
    let words = SearchQuery(name).terms
    guard let span = try GlossarySpans(words, in: self).named(from: 0).first,
      span.count == words.count
    else { return false }
    return try topics(ofTerms: span.terms).contains { $0.isHeld && $0.isNamed }
  }

  /// The texts of an era. If the store has no such revision, those of the edition in force then; if
  /// there is none, those of the first edition.
  func texts(of era: Era) throws -> (text: TextQuery, isOfEra: Bool)? {
    let held = try editionsHeld().sorted()
    guard let edition = held.last(where: { $0 <= era.edition }) ?? held.first else { return nil }
    guard edition == era.edition else { return (TextQuery(edition: edition), false) }
    guard let revision = era.revision else { return (TextQuery(edition: edition), true) }
    let revisions = try connection.texts(
      "SELECT DISTINCT revision FROM document WHERE edition = ?1 AND revision IS NOT NULL",
      .text(era.edition.slug))
    let isHeld = revisions.contains {
      $0 == revision.slug || Revision($0)?.continues(revision) == true
    }
    return isHeld
      ? (TextQuery(edition: edition, revision: revision), true)
      : (TextQuery(edition: edition), edition == .current)
  }
}
