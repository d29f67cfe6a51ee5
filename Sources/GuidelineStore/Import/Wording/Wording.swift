/// A language's words that show the purpose of lines and sentences, from a `Data/wording` file.
struct Wording {
  /// The purpose of words. The files explain each role.
  enum Role: String, CaseIterable {
    // Labels and titles
    case noteLabels, introductionTitles, commonSectionTitles, ruleListTitles, mistakeListTitles
    case contentsTitles, menuTitles, changeLogTitles, appendixTitles, currentSectionTitles,
      currentNames
    case siteNames, platformJoiners
    case originLabels, referenceLabels, detailLabels, platformLabels
    case ruleNumberLabels
    case postTitlePrefixes, postTitleSuffixes, siteNameEndings, seriesUnits, postTitleWords
    // Names and dates
    case months
    case titleSmallWords, titleParticles, titleJoiners, unfinishedLineEnds
    // Sentences about what follows, and about the page
    case readingVerbs, adviceNouns
    case exampleOpenings, prohibitions, questionEndings
    case pointerEndings, pointerSubjects, lookEndings, lookSubjects, curiousReaders
    case referralEndings, labelPointers
    // English sentences
    case plainVerbs, nounVerbs, nameVerbs, verbsBeforeOf, clauseOpeners, verbAdverbs, determiners
    case auxiliaries, finiteVerbs, pluralVerbs, clauseStarts, articles, prepositions, relativeWords
    case obligationVerbs, limitOpenings, limitWords
    case openLabelEnds, verbPairs, abbreviations
    // Korean and Japanese ones
    case requestEndings, deedEndings, mannerEndings, clauseEndings, verdicts
    case nonSubjectEndings, raNouns, deedNouns, titleDeedNouns, giNouns, nominalEndings
    case definitionEndings, myeonNouns, iAdverbs, actors, mannerAdverbs, objectDeedEndings
    case topicDeeds, guessEndings
    case noteEndings, politeStateEndings, kuVerbs, objectlessVerbs, stateEndings
    case transitiveVerbs, adjectiveEndings
    // How firmly advice is worded, and what it measures
    case firmAdvice, looseAdvice, hedges, forbiddingAdvice, discouragingAdvice, neutralPhrases
    case exceptionWords, negativeConditions, measureUnits, kanaWords
    case clauseConditions, clauseConjunctions
    // Queries
    case stopWords, stopVerbs, stopNouns, stopEndings, contrastWords, placeWords, buttonLabels
    case currentEditionNames, currentEditionAdjectives, earlierEditionAdjectives, systemYears
    case yearUnits, editionParticles, sinceParticles, sinceWords, changeWords
    case changeQuestions, questionWords, recentWords, changeStarts, behindWords, questionFillers
    case translationNames
    // Values
    case sizeUnits, pointUnits, timeUnits, angleUnits, shareUnits, counters, numberWords
    case valueLimits, valueLimitEndings, rangeSigns
    case sizeNames, colorNames, ratioNames, timeNames, countNames

    /// The name in a file: `note-labels`.
    var name: String {
      rawValue.utf8.reduce(into: "") { name, byte in
        if byte.isASCIIUppercase { name += "-" }
        name.unicodeScalars.append(Unicode.Scalar(byte.asciiLowercase))
      }
    }
  }

  /// The part of the file from the name of each role to the next. It is read at each use: a search
  /// asks for few of the roles.
  private let parts: [String: ArraySlice<UInt8>]

  /// Reads records with a role and `words: …; …`.
  init(_ bytes: [UInt8]) {
    let starts = bytes.indices.filter { start in
      (start == 0 || bytes[start - 1] == .lineFeed) && bytes[start...].starts(with: Self.key)
    }
    parts = Dictionary(
      zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
        let part = bytes[(start + Self.key.count)..<end]
        return (String(decoding: part.prefix { $0 > .space }, as: UTF8.self), part)
      }, uniquingKeysWith: { first, _ in first })
  }

  private static let key = Array("role: ".utf8)

  /// `_pages` → ` pages`
  private static func spaced(_ word: String) -> String {
    word.utf8.contains(UInt8(ascii: "_")) ? word.replacing("_", with: " ") : word
  }

  /// In the order of the file; empty if the language has no words for a role.
  subscript(role: Role) -> [String] {
    guard let part = parts[role.name] else { return [] }
    let records = Self.carried("words") { () throws(ImportError) in
      try Record.records(in: Self.key + part, named: "role")
    }
    return records.flatMap { $0.values(of: "words") }.map(Self.spaced)
  }

  /// The built-in files, read at first use.
  fileprivate static let carried = Resources.wording.map { language, bytes in
    (language: language, wording: Wording(bytes))
  }

  /// The content of a built-in file of `Data/wording`, where an error is our own bug.
  static func carried<Content>(
    _ file: String, _ read: () throws(ImportError) -> Content
  ) -> Content {
    do throws(ImportError) {
      return try read()
    } catch {
      preconditionFailure("Data/wording/\(file):\(error.line): \(error.message)")
    }
  }
}

/// Words in a form for fast comparison with texts.
protocol WordList: Sendable {
  init(_ words: [String])
}

extension WordList {
  init(_ role: Wording.Role, _ language: Language) {
    self.init(Wording.carried.first { $0.language == language }?.wording[role] ?? [])
  }

  init(_ role: Wording.Role) {
    self.init(Wording.carried.flatMap { $0.wording[role] })
  }
}

extension Array: WordList where Element == String {}
extension Set: WordList where Element == String {}

/// The words for a role in each language.
struct LocalizedWords<Words: WordList>: Sendable {
  private let lists: [(language: Language, words: Words)]

  init(_ role: Wording.Role) {
    lists = Wording.carried.map { ($0.language, Words($0.wording[role])) }
  }

  /// The English words if the language has no file.
  subscript(language: Language) -> Words {
    (lists.first { $0.language == language } ?? lists[0]).words
  }
}

/// Labels and titles, compared without case, spaces and marks.
struct Labels: WordList {
  private let folded: Set<String>

  init(_ words: [String]) {
    folded = Set(words.map(PageWords.folded))
  }

  func contain(_ text: String) -> Bool { folded.contains(PageWords.folded(text)) }
}
