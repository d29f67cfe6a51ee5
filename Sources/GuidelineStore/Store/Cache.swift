/// Data read from a store, valid until something is written.
struct Cache {
  var documents: [Int: StoredDocument] = [:]
  /// The contents of documents.
  var contents: [Int: [UInt8]] = [:]
  /// The size of `contents`, in bytes.
  var contentSize = 0
  var heads: [Int: DocumentHead] = [:]
  var topicSlugs: [Int: String] = [:]
  var tokenizer: RuleTokenizer?
  var index: FTS5Index?
  private(set) var postings: [SearchTerm.Phrase: FTS5Postings] = [:]
  /// The size of `postings`, in bytes.
  private var postingsSize = 0
  var members: [Int: [ConceptMember]] = [:]
  /// Greater than the key of any rule.
  var ruleCapacity: Int?
  var languageRules: [Language: RowSet] = [:]
  /// The rules of the newest edition.
  var presentRules: RowSet?
  /// The project's documents that a newer revision of their edition replaced.
  var replacedDocuments: Set<Int>?
  var termNames: [Int: [TermName]] = [:]
  /// The terms with a name; empty for most texts.
  private(set) var namedTerms: [String: [NamedTerm]] = [:]
  /// The phrases to look up for a name.
  var namePhrases: [String: [SearchTerm.Phrase]] = [:]
  /// Spelling corrections; `nil` if no word is near.
  private(set) var nearestWords: [String: String?] = [:]
  /// The number of rules in each language.
  var ruleCounts: [Language: Int] = [:]
  /// The keys of topics by slug.
  var topicIDs: [String: Int] = [:]
  var groups: TopicGroups?
  /// Those of the document that was asked for last.
  var ruleLines: RuleLines?

  /// Clears data that other processes may change.
  mutating func forgetAll() {
    self = Cache(tokenizer: tokenizer, index: index)
  }

  /// Clears data that a write may change.
  mutating func forgetTexts() {
    self = Cache(tokenizer: tokenizer, index: index, topicIDs: topicIDs)
  }

  /// Caches the postings of a phrase, within a size limit.
  mutating func remember(_ found: FTS5Postings, of phrase: SearchTerm.Phrase) {
    if postingsSize > 4 << 20 { (postings, postingsSize) = ([:], 0) }
    postings[phrase] = found
    postingsSize += found.size
  }

  /// Caches the terms with this name, up to a limit.
  mutating func remember(_ terms: [NamedTerm], named text: String) {
    if namedTerms.count > 4096 { namedTerms = [:] }
    namedTerms[text] = terms
  }

  /// Caches a spelling correction, up to a limit.
  mutating func remember(_ word: String?, nearestTo text: String) {
    if nearestWords.count > 4096 { nearestWords = [:] }
    nearestWords[text] = .some(word)
  }
}

/// What a write has changed and must update before it ends.
struct Changes {
  /// The places whose documents changed.
  var places: Set<Place> = []
  /// The places among them where a text of the project's own changed.
  var ownPlaces: Set<Place> = []
  /// The new documents in which several rules claim the same concept.
  var documents: Set<Int> = []
  /// Whether rules changed their concepts, so that a concept may have lost its last rule.
  var hasOtherConcepts = false
  /// The keys of rules to add to the index, by document.
  var newRules: Set<Range<Int>> = []
  /// The blocks of ``RuleFacts`` to update.
  var factBlocks: Set<Int> = []
  /// Whether documents were removed, so that a topic may have lost its last one.
  var hasRemovals = false

  /// Marks the facts of these rules as changed.
  mutating func touchRules(_ keys: Range<Int>) {
    guard let last = keys.last else { return }
    let block = RuleFactsBlock.number(ofRule:)
    factBlocks.formUnion(block(keys.lowerBound)...block(last))
  }
}
