extension QueryExpansion {
  /// Adds what a constant of Objective-C stands for: the longest of its parts at the end that is a name,
  /// `form sheet` of `UIModalPresentationFormSheet`.
  ///
  /// The same constant of Swift has a point before that, and the same parts. What ends in `Style` is the
  /// type of constants, and none.
  func addName(ofConstant constant: SearchTerm, to term: inout ExpandedTerm) throws {
    let parts = constant.alternatives.map(\.tokens).max { $0.count < $1.count } ?? []
    let words = parts.filter { !$0.isNumber }
    guard words.count > Self.fewestParts, words.last != "style", constant.text.hasPrefixOfSymbol
    else { return }
    if let joined = Self.constant(ofMember: constant.text) {
      term.add(.compound(joined), joined, weight: 1)
    }
    let runs = (1..<words.count).map { Array(words[$0...]) }
    let names = runs.map { $0.joined(separator: " ") }
    if let name = try names.first(where: { try !store.terms(named: $0).isEmpty }) {
      let terms = try store.terms(named: name)
      for name in try store.names(ofTerms: Set(terms.map(\.term)).sorted(), in: languages) {
        term.add(
          .glossary(term: name.slug, name: name.name), try store.phrases(ofName: name.name),
          weight: 1)
      }
    }
    if let run = try runs.first(where: { try isWritten($0) }) {
      term.add(
        .compound(run.joined(separator: " ")), [SearchTerm.Phrase(tokens: run)], weight: 1)
    }
  }

  /// Whether some rule has several parts side by side: `current context`.
  private func isWritten(_ parts: [String]) throws -> Bool {
    try parts.count > 1 && store.frequency(of: SearchTerm.Phrase(tokens: parts)) > 0
  }

  /// With the prefix; what has no more is the name of a type.
  private static var fewestParts: Int { 2 }

  /// How Objective-C calls what is a member of a type of choices in Swift:
  /// `UIBarButtonItem.SystemItem.action`, `UIModalPresentationStyle.formSheet`.
  private static func constant(ofMember name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let member = parts.last else { return nil }
    let type = parts.dropLast().joined()
    return String(type.dropLast(type.hasSuffix("Style") ? "Style".count : 0)) + member
  }
}

extension String {
  /// Whether it begins with the capitals of a framework.
  fileprivate var hasPrefixOfSymbol: Bool { prefix(2).allSatisfy { "A"..."Z" ~= $0 } }

  /// Whether it is made of digits alone.
  var isNumber: Bool { utf8.allSatisfy(\.isASCIIDigit) }
}
