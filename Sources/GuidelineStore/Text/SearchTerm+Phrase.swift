extension SearchTerm {
  /// A sequence of tokens that must be adjacent.
  struct Phrase {
    /// The tokens that the tokenizer makes of a query.
    let tokens: [String]
    /// Whether the last token is a prefix.
    let isPrefix: Bool
    /// Whether the phrase is a katakana word that must not be part of another: `セル`, but not `キャンセル`.
    let isWord: Bool
    /// The hash of all properties, precomputed because phrases are compared many times.
    private let hash: StableHash

    init(tokens: [String], isPrefix: Bool = false, isWord: Bool = false) {
      self.tokens = tokens
      self.isPrefix = isPrefix
      self.isWord = isWord
      var hash = StableHash()
      for token in tokens { hash.take(text: token.utf8) }
      hash.take((isPrefix ? 2 : 0) + (isWord ? 1 : 0) as UInt64)
      self.hash = hash
    }
  }
}

extension SearchTerm.Phrase {
  /// The phrase in FTS5 syntax, with each token as a quoted string.
  var expression: String {
    // https://www.sqlite.org/fts5.html#fts5_phrases
    let strings = tokens.map { token in
      "\""
        + token.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
    }
    return strings.joined(separator: " + ") + (isPrefix ? " *" : "")
  }
}

extension SearchTerm.Phrase {
  /// The phrase with `isWord` set, if it is short katakana that other words may contain.
  var asWord: Self {
    guard !isPrefix, tokens.count <= Self.longestPart,
      tokens.allSatisfy({ token in
        token.unicodeScalars.allSatisfy { Self.katakana.contains($0.value) }
      })
    else { return self }
    return Self(tokens: tokens, isWord: true)
  }

  private static let katakana: ClosedRange<UInt32> = 0x30A1...0x30FC
  /// The maximum number of bigrams; longer words hardly ever occur in others by chance.
  private static let longestPart = 5
}

extension SearchTerm.Phrase: Hashable {
  // Tokens are folded. Comparing Korean and Japanese strings with normalization would take longer
  // than looking them up.
  static func == (one: Self, other: Self) -> Bool {
    one.hash == other.hash && one.isPrefix == other.isPrefix && one.isWord == other.isWord
      && one.tokens.elementsEqual(other.tokens) { $0.utf8.elementsEqual($1.utf8) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension SearchTerm.Phrase {
  var language: Language {
    guard let first = tokens.first?.unicodeScalars.first else { return .english }
    let kind = ScalarKind(folded: first.value)
    return kind == .hangul ? .korean : kind.isJapanese ? .japanese : .english
  }
}
