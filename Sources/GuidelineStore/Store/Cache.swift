/// What a store has read and may use again until something is written.
struct Cache {
  /// The documents that were asked for.
  var documents: [Int: StoredDocument] = [:]
  /// What the rules of some documents say.
  var contents: [Int: [UInt8]] = [:]
  /// The bytes of all of them.
  var contentSize = 0
  /// What searches weigh documents by.
  var heads: [Int: DocumentHead] = [:]
  /// The slugs of topics by their keys.
  var topicSlugs: [Int: String] = [:]
  /// The tokenizer of the index.
  var tokenizer: RuleTokenizer?
  /// The index of the rules' texts.
  var index: FTS5Index?
  /// Where phrases stand.
  private(set) var postings: [SearchTerm.Phrase: FTS5Postings] = [:]
  /// How much memory that takes, in bytes.
  private var postingsSize = 0
  /// The rules of concepts.
  var members: [Int: [ConceptMember]] = [:]
  /// More than the key of any rule.
  var ruleCapacity: Int?
  /// The rules of each language that was asked for.
  var languageRules: [Language: RowSet] = [:]
  /// The rules of the newest edition.
  var presentRules: RowSet?
  /// The project's documents that a newer revision of their edition replaced.
  var replacedDocuments: Set<Int>?
  /// The names of terms of the glossary.
  var termNames: [Int: [TermName]] = [:]
  /// The terms that texts are names of; none for most.
  private(set) var namedTerms: [String: [NamedTerm]] = [:]
  /// What names of terms look for.
  var namePhrases: [String: [SearchTerm.Phrase]] = [:]
  /// The words that misspelled ones may be meant for; `nil` where none is near.
  private(set) var nearestWords: [String: String?] = [:]
  /// How many rules there are in each language.
  var ruleCounts: [Language: Int] = [:]
  /// The keys of topics by their slugs.
  var topicIDs: [String: Int] = [:]
  /// The groups of topics.
  var groups: TopicGroups?

  /// Forgets what other programs may change.
  mutating func forgetAll() {
    self = Cache(tokenizer: tokenizer, index: index)
  }

  /// Forgets what a write may change.
  mutating func forgetTexts() {
    self = Cache(tokenizer: tokenizer, index: index, topicIDs: topicIDs)
  }

  /// Keeps where a phrase stands, unless that is too much to keep.
  mutating func remember(_ found: FTS5Postings, of phrase: SearchTerm.Phrase) {
    if postingsSize > 4 << 20 { (postings, postingsSize) = ([:], 0) }
    postings[phrase] = found
    postingsSize += found.size
  }

  /// Keeps which terms a text is a name of, unless many are kept.
  mutating func remember(_ terms: [NamedTerm], named text: String) {
    if namedTerms.count > 4096 { namedTerms = [:] }
    namedTerms[text] = terms
  }

  /// Keeps which word one may be meant for, unless many are kept.
  mutating func remember(_ word: String?, nearestTo text: String) {
    if nearestWords.count > 4096 { nearestWords = [:] }
    nearestWords[text] = .some(word)
  }
}

/// What a write has touched, and must put in order before it ends.
struct Changes {
  /// The places whose documents changed.
  var places: Set<Place> = []
  /// The new documents in which several rules claim the same concept.
  var documents: Set<Int> = []
  /// Whether rules have other concepts now, so that one may have lost its last.
  var hasOtherConcepts = false
  /// The keys of rules that the index does not know yet, document by document.
  var newRules: Set<Range<Int>> = []
  /// The blocks whose rules changed.
  var factBlocks: Set<Int> = []
  /// Whether documents were taken out, so that a topic may have lost its last.
  var hasRemovals = false

  /// Notes that something changed that searches weigh rules by.
  mutating func touchRules(_ keys: Range<Int>) {
    guard let last = keys.last else { return }
    let block = RuleFactsBlock.number(ofRule:)
    factBlocks.formUnion(block(keys.lowerBound)...block(last))
  }
}
