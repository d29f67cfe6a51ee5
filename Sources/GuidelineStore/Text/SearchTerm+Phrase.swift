extension SearchTerm {
  /// A row of tokens that must stand side by side.
  struct Phrase {
    /// As the tokenizer makes them of a query.
    let tokens: [String]
    /// Whether the last token may go on.
    let isPrefix: Bool
    /// Whether it is a word in katakana, and not what others hold by chance: `セル`, but not `キャンセル`.
    let isWord: Bool
    /// Of all that: a phrase is looked up and compared many times.
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
  /// The phrase in the syntax of FTS5, in which the words themselves are only ever quoted strings.
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
  /// The same as a word, if it is one in katakana that others may hold.
  var asWord: Self {
    guard !isPrefix, tokens.count <= Self.longestPart,
      tokens.allSatisfy({ token in
        token.unicodeScalars.allSatisfy { Self.katakana.contains($0.value) }
      })
    else { return self }
    return Self(tokens: tokens, isWord: true)
  }

  private static let katakana: ClosedRange<UInt32> = 0x30A1...0x30FC
  /// In pairs of characters; hardly any longer word stands in others by chance.
  private static let longestPart = 5
}

extension SearchTerm.Phrase: Hashable {
  // Tokens are folded: what strings do to compare others as well, of Korean and Japanese ones, would
  // take longer than to look them up.
  static func == (one: Self, other: Self) -> Bool {
    one.hash == other.hash && one.isPrefix == other.isPrefix && one.isWord == other.isWord
      && one.tokens.elementsEqual(other.tokens) { $0.utf8.elementsEqual($1.utf8) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension SearchTerm.Phrase {
  /// The language whose script it is in.
  var language: Language {
    guard let first = tokens.first?.unicodeScalars.first else { return .english }
    let kind = ScalarKind(folded: first.value)
    return kind == .hangul ? .korean : kind.isJapanese ? .japanese : .english
  }
}
