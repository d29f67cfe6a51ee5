// The fitted constants of searches, grouped by the stage that uses them.
//
// They were chosen on one half of the judged queries and confirmed on the other; see
// Evaluation/Queries/README.md. Exceptions are marked. The unit of a score is one occurrence of a
// word as written in the body of a rule of typical size.

// MARK: Alternatives for a word

extension QueryExpansion {
  // Weights relative to the word as written, fitted on halves of 978 queries. Exception: at .4,
  // `related` drowned the answers to questions about rare subjects.
  static let parts = 0.6
  static let name = 1.0
  static let outdatedName = 0.7
  static let related = 0.25
  static let correction = 0.8
  // Fitted on the few queries of each kind: names in code, one-syllable Korean words, and Japanese
  // verbs with one kanji.
  static let nameOfSymbol = 0.5
  static let insideWords = 0.3
  static let verb = 0.8
}

extension CompoundSplitter {
  /// A word in at most `mostOfRare` rules is worth splitting; a part that is no name of the glossary
  /// must occur in at least `leastOfCommon`. Fitted on queries without spaces.
  static let (mostOfRare, leastOfCommon) = (4, 10)
}

// MARK: Spelling correction

/// The maximum distance of a correction: in a short word, replacing a letter usually makes another
/// word. Fitted on misspelled words of the judged queries and the glossary.
enum SpellingLimit {
  /// Shorter words aren't corrected (letters).
  static let shortest = 4
  /// Longer words may have two errors (letters).
  static let long = 8

  /// For an English word with `count` letters: first one letter missing, extra, or swapped with its
  /// neighbor; for longer words also a similar letter, then any.
  static func latin(_ count: Int) -> Double {
    count > long ? 2.25 : count > 6 ? 1.25 : count > 4 ? 1.1 : 1
  }

  /// For a name with `count` letters; higher, since names are fewer.
  static func name(_ count: Int) -> Double {
    count > long ? 2.25 : count > 5 ? 1.25 : 1.1
  }

  /// For a Korean word. With two syllables, one letter that looks or sounds alike.
  static func hangul(_ syllables: Int) -> Double {
    syllables > 3 ? 2 : syllables > 2 ? 1 : 0.75
  }
}

extension SpellingDistance {
  // Costs of a substitution, where an extra letter costs 1: a similar Korean letter, a neighbor on
  // the keyboard, any other, and a kanji, which makes another word.
  static let (ofAlike, ofNeighbor, ofOther, ofKanji) = (0.7, 1.1, 1.25, 2.0)
  /// The cost of a doubled letter.
  static let ofDoubled = 0.6
}

extension NearestWord {
  // Added for a word that only one rule has and that may be a misspelling itself; subtracted each
  // time the number of rules doubles.
  static let (fartherInOneRule, nearerForDoubled) = (0.25, 0.08)
  /// One rule in this many may contain a word that is an unlikely correction: `flatter`.
  static let rulesOfOneByChance = 2_000
}

// MARK: Weights of terms

extension ScoredTerm {
  /// The weight of a related term in a language where hardly any rule has a word for the term
  /// itself. Fitted on queries for results in another language.
  static let standIn = 0.7
  /// One rule in this many may contain a name by chance.
  static let rulesOfOneByChance = 10_000
}

extension RuleStore {
  /// The rarity of a word that nearly every rule contains.
  static var leastRarity: Double { 0.3 }
}

// MARK: Candidates

extension Candidates {
  /// How many rules are scored: this number, or this fraction of all if that is more. More across
  /// languages.
  static let (few, fraction) = (250, 30)
}

extension Search {
  /// With this many results, the search isn't widened.
  static let enough = 20
  /// With this many results in the query's own language, other languages aren't searched.
  static let enoughOfOwn = 5
  /// Above this many matches, their documents aren't all looked up; fitted on search time.
  static let many = 200
}

// MARK: Results

extension Search {
  /// A query with more terms is a question, which may mention a name in passing.
  static let mostInShortQuery = 3
  /// The fraction of a query from which on a rule counts as containing all of its words.
  static let nearlyAll = 0.9
}

extension QueryTerms {
  /// The minimum score of the best rule, in units of the score of an unknown word. Fitted on
  /// questions that no page answers.
  static let leastScore = 0.6
}

// MARK: Scores of rules

extension BM25Scorer {
  static let weightInBody = 1.0
  static let weightInLead = 2.5
  /// The weight of a word in a rule's asked phrases; fitted on the questions about the project's
  /// own pages.
  static let weightInAsked = 1.2
  /// The bonus for a rule whose heading, lead and asked phrases contain all terms; fitted on the
  /// questions about the project's own pages.
  static let front = 0.4
  /// The typical size of a rule, in bytes.
  static let typicalSize = 320.0
  /// Smaller rules count as this big; otherwise, scraps would rank high for containing nothing
  /// else.
  static let leastSize = 220.0
  /// The weight of a term's other groups besides the best one.
  static let otherGroups = 0.15
  /// The exponent for the fraction of a query that a rule contains: how much missing terms cost.
  static let coverage = 0.7
  /// The bonus for two adjacent terms, as a share of the lesser one.
  static let nearness = 0.4
  // https://www.sqlite.org/fts5.html#the_bm25_function. `b` is smaller than there: long rules do
  // say more.
  static let k1 = 1.2
  static let b = 0.4
}

extension RuleFacts {
  /// The factor for a rule that isn't advice, and for one limited to platforms if none is
  /// requested. The latter was fitted on the questions about the project's own pages.
  static let (worthOfOthers, worthOnSomePlatforms) = (0.9, 0.95)
}

extension TopicBoost {
  /// The share of a term's score added to rules on its topic's page.
  static let share = 0.35
}

extension TechnologyDiscount {
  /// The share of their score that rules lose. Fitted on the questions about the project's own
  /// pages.
  static let share = 0.1
}

extension SiblingBoost {
  /// The number of concepts that are followed.
  static let most = 100
  /// The share of another wording's score added to a rule with words of the query, and to one
  /// without: two wordings may have been matched by mistake.
  static let (share, shareOfUnmatched) = (0.7, 0.5)
}

extension PastAdvice {
  /// The lead in coverage that an older rule needs over all rules of the newest edition to rank
  /// among them; fitted on the questions about the project's own pages.
  static let margin = 0.25
}
