/// A term with one of its names or symbols.
struct NamedTerm {
  let term: Int
  let isSymbol: Bool
  let name: String
}

extension [NamedTerm] {
  /// Narrows terms the index can't distinguish to those with exactly this English name, or else with
  /// a form of it: `location` isn't a term named `locate`.
  func meant(by text: String) -> [NamedTerm] {
    guard contains(where: { $0.term != self[0].term }), text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return self
    }
    let word = Self.letters(of: text)
    let same = filter { Self.letters(of: $0.name).elementsEqual(word) }
    guard same.isEmpty else { return same }
    let stem = Self.stem(of: word)
    let forms = filter { Self.stem(of: Self.letters(of: $0.name)).elementsEqual(stem) }
    return forms.isEmpty ? self : forms
  }

  private static func letters(of text: String) -> ContiguousArray<UInt8> {
    ContiguousArray(folded(text).utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") })
  }

  private static func stem(of word: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>.SubSequence {
    word.prefix(EnglishStem.count(of: word.span))
  }
}
