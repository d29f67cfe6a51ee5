/// A place in a text that a query looks for.
struct Hit: Hashable {
  /// Bytes of the text.
  var range: Range<Int>
  /// Which term of the query it answers.
  var term: Int
}

/// Finds what a query looks for in the texts of rules, by the tokens that the index has of them.
struct HitFinder {
  private let tokenizer: FTS5TokenizerChain
  private var wanted: [Wanted] = []
  private var phrases: [Phrase] = []

  private struct Wanted: Equatable {
    var bytes: [UInt8]
    var isPrefix: Bool

    func isFound(as token: Span<UInt8>) -> Bool {
      guard isPrefix ? token.count >= bytes.count : token.count == bytes.count else { return false }
      for index in bytes.indices where token[index] != bytes[index] { return false }
      return true
    }
  }

  /// Indices of `wanted`, side by side.
  private struct Phrase {
    var tokens: [Int]
    var term: Int
  }

  private struct Find {
    var wanted: Int
    var position: Int
    var range: Range<Int>
  }

  init(_ terms: [SearchTerm], tokenizer: FTS5TokenizerChain) {
    self.tokenizer = tokenizer
    for (term, alternatives) in terms.map(\.alternatives).enumerated() {
      for phrase in alternatives {
        let tokens = phrase.tokens.enumerated().map { index, token in
          add(token, isPrefix: phrase.isPrefix && index == phrase.tokens.count - 1)
        }
        phrases.append(Phrase(tokens: tokens, term: term))
      }
    }
  }

  /// - Returns: The index in `wanted` of a token as the index has it.
  private mutating func add(_ text: String, isPrefix: Bool) -> Int {
    let bytes = ContiguousArray(text.utf8)
    let token = Wanted(
      bytes: tokenizer.tokens(in: bytes.span, isQuery: true).first?.bytes ?? Array(bytes),
      isPrefix: isPrefix)
    if let known = wanted.firstIndex(of: token) { return known }
    wanted.append(token)
    return wanted.count - 1
  }

  /// The hits in a text, in the order of their starts.
  func hits(in text: Span<UInt8>) -> [Hit] {
    let finds = finds(in: text)
    var hits: [Hit] = []
    for (index, find) in finds.enumerated() {
      for phrase in phrases where phrase.tokens[0] == find.wanted {
        if let end = end(of: phrase, from: index, in: finds) {
          hits.append(Hit(range: find.range.lowerBound..<end, term: phrase.term))
        }
      }
    }
    return hits
  }

  private func finds(in text: Span<UInt8>) -> [Find] {
    var finds: [Find] = []
    var position = -1
    tokenizer.visit(text, isQuery: false) { token, range, isColocated in
      if !isColocated { position += 1 }
      // Where half of a pair was asked for, it ends where the other half begins.
      var index = finds.count - 1
      while index >= 0, finds[index].range.lowerBound < range.lowerBound,
        finds[index].position >= position - 1
      {
        let find = finds[index]
        if wanted[find.wanted].isPrefix, range.lowerBound < find.range.upperBound,
          text[find.range.lowerBound] >= 0x80
        {
          finds[index].range = find.range.lowerBound..<range.lowerBound
        }
        index -= 1
      }
      for index in wanted.indices where wanted[index].isFound(as: token) {
        finds.append(Find(wanted: index, position: position, range: range))
      }
      return true
    }
    return finds
  }

  /// Where a phrase ends that begins with a find; `nil` if the rest of it is not there.
  private func end(of phrase: Phrase, from start: Int, in finds: [Find]) -> Int? {
    var end = finds[start].range.upperBound
    var index = start
    for (offset, token) in phrase.tokens.enumerated().dropFirst() {
      let position = finds[start].position + offset
      while index < finds.count,
        finds[index].position < position
          || finds[index].position == position && finds[index].wanted != token
      {
        index += 1
      }
      guard index < finds.count, finds[index].position == position else { return nil }
      end = max(end, finds[index].range.upperBound)
    }
    return end
  }
}
