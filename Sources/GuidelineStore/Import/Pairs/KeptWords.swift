/// A block's numbers and longer Latin words, in lowercase: what a translation keeps.
struct KeptWords {
  private let words: Set<String>
  /// The words that may be in another form, ascending.
  private let long: [String]

  init(of block: Block) {
    var words: Set<String> = []
    for word in block.text.text.split(whereSeparator: { !$0.isASCIILetter && !$0.isASCIIDigit })
    where word.count >= 3 || word.allSatisfy(\.isASCIIDigit) {
      words.insert(String(decoding: word, as: UTF8.self).lowercased())
    }
    self.words = words
    long = words.filter { $0.utf8.count >= 5 }.sorted()
  }

  /// Whether they have a word in common, perhaps in another form: `modal`, `modality`.
  func share(with others: KeptWords) -> Bool {
    !words.isDisjoint(with: others.words) || hasBeginning(of: others)
      || others.hasBeginning(of: self)
  }

  /// Whether a long word is the start of one of the others.
  private func hasBeginning(of others: KeptWords) -> Bool {
    long.contains { word in
      others.long[others.long.partitioningIndex { $0 >= word }...].first?.hasPrefix(word) ?? false
    }
  }
}
