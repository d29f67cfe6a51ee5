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
  var tokenizer: FTS5TokenizerChain?
  /// In how many rules tokens stand.
  var frequencies: [String: Int] = [:]
  /// The names of terms of the glossary.
  var termNames: [Int: [TermName]] = [:]
  /// How many rules there are in each language.
  var ruleCounts: [Language: Int] = [:]
  /// The keys of topics by their slugs.
  var topicIDs: [String: Int] = [:]
  /// The topics by every name they have.
  var topicNames: TopicNames?

  /// Forgets what a write may change.
  mutating func forgetTexts() {
    self = Cache(tokenizer: tokenizer, topicIDs: topicIDs)
  }
}

/// What a write has touched, and must put in order before it ends.
struct Changes {
  /// The places whose documents changed.
  var places: Set<Place> = []
  /// The new documents in which several rules claim the same concept.
  var documents: Set<Int> = []
  /// The concepts that may have lost their last rule.
  var concepts: Set<Int> = []
  /// Whether documents were taken out, so that a topic may have lost its last.
  var hasRemovals = false
}
