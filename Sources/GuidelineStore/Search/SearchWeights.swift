// The fitted numbers of searches, by the stages that use them.
//
// They were chosen on the tuned half of the judged queries and confirmed on the other half, which
// Evaluation/Queries/README.md describes; a line says so where a number was chosen on something else. What a
// word counts for is said in words as written that stand once in the body of a rule of typical size.

// MARK: What may stand for a word

extension QueryExpansion {
  // Of a word as written, by what stands for it: fitted on halves of 978 queries, but for `related`, of
  // which .4 drowned what questions asked for where few pages have it.
  static let parts = 0.6
  static let name = 1.0
  static let outdatedName = 0.7
  static let related = 0.25
  static let correction = 0.8
  static let compound = 0.9
  static let leftInEnglish = 0.7
  /// Of the query word after word, which rules lack nothing without.
  static let whole = 1.2
  // Fitted on the few queries of that kind: names in code, devices and systems, Korean words of one syllable,
  // and Japanese verbs of one kanji.
  static let nameOfSymbol = 0.5
  static let platform = 0.7
  static let insideWords = 0.3
  static let verb = 0.8
}

extension LearnedTranslations {
  // Fitted on queries for results in another language.
  static let weight = 0.7
  static let leastStrength = 0.35
  static let most = 3
}

extension NumberWords {
  // Fitted on queries with numbers: that a text speaks of the same number is less sure than that it has
  // the same word, while another spelling of the unit says the same.
  static let weight = 0.6
  static let sameMeasure = 0.9
}

extension AskedNumber {
  /// Fitted on questions for a number.
  static let weight = 1.0
}

extension NameCutter {
  /// Of rules with a Korean word, so few make it worth cutting; and so many its pieces words. Fitted on queries
  /// without spaces.
  static let (mostOfRare, leastOfCommon) = (4, 10)
}

// MARK: The word that was meant

/// How far from a word a correction of it may be: in a short word, one other letter mostly makes
/// another word of it. Fitted on mistyped words of the judged queries and of the glossary.
enum SpellingLimit {
  /// A word of fewer letters is not corrected.
  static let shortest = 4
  /// A word of more letters may have two that are wrong.
  static let long = 8

  /// Of an English word of so many letters: one that is missing, too many or exchanged with its
  /// neighbor; of a word that is not that short, one that is easily taken for it, and then any.
  static func latin(_ count: Int) -> Double {
    count > long ? 2.25 : count > 6 ? 1.25 : count > 4 ? 1.1 : 1
  }

  /// Of a name of so many letters, of which there are fewer to take it for.
  static func name(_ count: Int) -> Double {
    count > long ? 2.25 : count > 5 ? 1.25 : 1.1
  }

  /// Of a Korean word of so many syllables; of two, one letter that looks or sounds alike.
  static func hangul(_ syllables: Int) -> Double {
    syllables > 3 ? 2 : syllables > 2 ? 1 : 0.75
  }
}

extension SpellingDistance {
  // Of one letter for another, where 1 is a letter too many: a Korean one that is taken for it, one beside it
  // on the keyboard, any other, and a kanji, which makes another word.
  static let (ofAlike, ofNeighbor, ofOther, ofKanji) = (0.7, 1.1, 1.25, 2.0)
  /// Of a letter that is only doubled.
  static let ofDoubled = 0.6
}

extension NearestWord {
  // Of a word that one rule has, which may be wrong itself, and for each time that twice as many have it.
  static let (fartherInOneRule, nearerForDoubled) = (0.25, 0.08)
  /// Of so many rules one may have a word that nobody means who writes another: `flatter`.
  static let rulesOfOneByChance = 2_000
}

// MARK: What a term counts for

extension ScoredTerm {
  /// What a related term counts for in a language of which hardly any rule has a word for the term itself;
  /// fitted on queries for results in another language.
  static let standIn = 0.7
  /// Of so many rules one may have a name by chance.
  static let rulesOfOneByChance = 10_000
}

extension RuleStore {
  /// What a word tells that nearly every rule has.
  static var leastRarity: Double { 0.3 }
}

// MARK: Which rules are weighed

extension Candidates {
  /// So many rules are weighed in no time, and this fraction of all; between languages more.
  static let (few, fraction) = (250, 30)
}

extension Search {
  /// As many results make it needless to look for more.
  static let enough = 20
  /// As many results in the query's own language make it needless to look for others.
  static let enoughOfOwn = 5
  /// So many are not worth a look at the documents of each; fitted on the time that a search takes.
  static let many = 200
}

// MARK: What is shown

extension Search {
  /// How many terms a query has that is about what it names; a question may name something by the way.
  static let mostInShortQuery = 3
  /// What a rule holds of a query that lacks none of its words.
  static let nearlyAll = 0.9
}

extension QueryTerms {
  /// What the best rule scores at least, beside what a word counts for that no rule has. Fitted on questions
  /// that no page answers.
  static let leastScore = 0.6
}

// MARK: What a rule counts for

extension BM25Scorer {
  /// What a word counts for in the body, and in the lead and the heading.
  static let weightInBody = 1.0
  static let weightInLead = 2.5
  /// What a word counts for among those in which people ask for a rule; fitted on the questions about the
  /// project's own pages.
  static let weightInAsked = 1.2
  /// What a rule gains whose heading, lead and asked phrases have all the terms; fitted on the questions
  /// about the project's own pages.
  static let front = 0.4
  /// The size of a rule that is neither long nor short, in bytes.
  static let typicalSize = 320.0
  /// No rule counts as smaller: scraps would be found for having nothing else.
  static let leastSize = 220.0
  /// What the other groups of a term count for beside the best one.
  static let otherGroups = 0.15
  /// How much less a rule is worth that has only some of the terms: the power to which the share of
  /// what it has of all that could count is raised.
  static let coverage = 0.7
  /// What two terms count for in addition that stand side by side, as a share of the lesser one.
  static let nearness = 0.4
  // https://www.sqlite.org/fts5.html#the_bm25_function; of long rules less is made than there, for
  // those are long that say much.
  static let k1 = 1.2
  static let b = 0.4
}

extension RuleFacts {
  /// What a rule counts for that is no advice, and one for some platforms where none is asked for; the latter
  /// was fitted on the questions about the project's own pages.
  static let (worthOfOthers, worthOnSomePlatforms) = (0.9, 0.95)
}

extension TopicBoost {
  /// What a term adds to the rules of its topic's page.
  static let share = 0.35
}

extension PageBoost {
  /// What the mean of the best three rules of a page adds to each of them.
  static let share = 0.1
}

extension TechnologyDiscount {
  /// What rules lose of what they count for. Fitted on the questions about the project's own pages.
  static let share = 0.1
}

extension SiblingBoost {
  /// So many concepts are worth following.
  static let most = 100
  /// What a hit in another wording adds to a rule with words of the query, and to one without: two wordings
  /// may also be taken for one concept by mistake.
  static let (share, shareOfSilent) = (0.7, 0.5)
}

extension NamedPage {
  /// A rule that another edition has, too, comes before this many others of its page.
  static let rulesPerEdition = 8.0
}

extension NamedText {
  /// What the best definition counts for beside the best of all rules, and each further one beside the
  /// one before it. Fitted on names, as all of these.
  static let (best, next) = (1.0, 0.9)
  /// What counts beside the best of all rules for the older wordings of a definition, and for the opening paragraph of a page.
  static let (older, opening) = (0.7, 0.7)
  /// So many definitions are brought forward as far as that.
  static let most = 2
}

extension PastAdvice {
  /// So much more of what is looked for must an older rule hold than any of the newest edition, to stand among
  /// these; fitted on the questions about the project's own pages.
  static let margin = 0.25
}
