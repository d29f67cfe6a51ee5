extension RuleStore {
  /// The postings of a phrase.
  ///
  /// Each token is looked up once; sequences of tokens are matched in memory.
  func postings(of phrase: SearchTerm.Phrase) throws -> FTS5Postings {
    if let known = cache.postings[phrase] { return known }
    let postings =
      if phrase.isWord {
        try postings(ofWord: SearchTerm.Phrase(tokens: phrase.tokens))
      } else if phrase.tokens.count == 1 {
        try read(phrase)
      } else {
        try FTS5Postings.sideBySide(phrase.tokens) { token, isLast in
          try self.postings(
            of: SearchTerm.Phrase(tokens: [token], isPrefix: isLast && phrase.isPrefix))
        }
      }
    cache.remember(postings, of: phrase)
    return postings
  }

  /// The postings of a katakana word, except inside longer words that contain it by chance.
  private func postings(ofWord word: SearchTerm.Phrase) throws -> FTS5Postings {
    let all = try postings(of: word)
    guard !all.rows.isEmpty else { return all }
    var postings = all
    let rows = try connection.rows(
      "SELECT word, place, is_sure FROM chance_word WHERE part = ?1", .text(termKey(of: word)))
    while try rows.next() {
      guard let longer = SearchTerm(phrase: rows.text(0))?.alternatives.first else { continue }
      let others = try self.postings(of: longer)
      // Of a compound with this word, leave out only what would drown the word itself.
      guard try rows.integer(2) == 1 || others.rows.count * Self.drowning > all.rows.count else {
        continue
      }
      postings = postings.removing(at: try rows.integer(1), behindStartsOf: others)
    }
    return postings
  }

  /// A longer word drowns its part if the part occurs in at most this many times as many rules.
  private static var drowning: Int { 4 }

  /// The number of rules that contain a phrase.
  func frequency(of phrase: SearchTerm.Phrase) throws -> Int {
    try postings(of: phrase).rows.count
  }

  func ruleCount() throws -> Int { try ruleCounts().values.reduce(0, +) }

  /// The number of rules in each language.
  func ruleCounts() throws -> [Language: Int] {
    if !cache.ruleCounts.isEmpty { return cache.ruleCounts }
    let rows = try connection.rows("SELECT language, rule_count FROM language")
    while try rows.next() {
      guard let language = Language(rows.text(0))?.withoutRegion else { continue }
      cache.ruleCounts[language, default: 0] += try rows.integer(1)
    }
    return cache.ruleCounts
  }

  /// The tokenizer of the index, created at the first search.
  func tokenizer() throws -> RuleTokenizer {
    if let known = cache.tokenizer { return known }
    let tokenizer = try RuleTokenizer(connection)
    cache.tokenizer = tokenizer
    return tokenizer
  }

  /// Looks up a phrase of one token.
  private func read(_ phrase: SearchTerm.Phrase) throws -> FTS5Postings {
    let index = try cache.index ?? FTS5Index(of: "rule_text", in: connection)
    cache.index = index
    let found = try index.postings(of: phrase.expression)
    if let last = found.rows.last, last >= (try ruleCapacity()) { throw staleIndex }
    return found
  }

  /// A name as its tokens in the index, the same for all spellings.
  func termKey(of name: String) throws -> String {
    let bytes = ContiguousArray(name.utf8)
    var key: [UInt8] = []
    _ = try tokenizer().tokenize(bytes.span, isQuery: true) { token, _, isColocated in
      guard !isColocated else { return 0 }
      if !key.isEmpty { key.append(UInt8(ascii: " ")) }
      for index in token.indices { key.append(token[index]) }
      return 0
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// A phrase as its tokens in the index.
  func termKey(of phrase: SearchTerm.Phrase) throws -> String {
    try phrase.tokens.map { try termKey(of: $0) }.joined(separator: " ")
  }
}
