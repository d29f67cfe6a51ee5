extension Block {
  /// The words of three Latin letters or more and the numbers in it, folded: what a translation takes
  /// over from its original.
  var keptWords: Set<String> {
    var words: Set<String> = []
    for word in text.text.split(whereSeparator: { !$0.isASCIILetter && !$0.isASCIIDigit })
    where word.count >= 3 || word.allSatisfy(\.isASCIIDigit) {
      words.insert(String(decoding: word, as: UTF8.self).lowercased())
    }
    return words
  }
}

extension Set<String> {
  /// Whether a word stands in both, be it in another form: `modal`, `modality`.
  func share(with others: Set<String>) -> Bool {
    contains { word in
      others.contains(word)
        || word.utf8.count >= 5
          && others.contains {
            $0.utf8.count >= 5 && ($0.hasPrefix(word) || word.hasPrefix($0))
          }
    }
  }
}
