/// A word or phrase of a query with the signs around it.
struct QueryElement: Hashable {
  /// Without operators.
  var text: String
  /// Whether it was in quotes.
  var isPhrase = false
  /// Whether it followed a `-`.
  var isExcluded = false
  /// Whether a `*` followed it.
  var isPrefix = false
  /// The scope's name without the colon.
  var scope: String?

  private static let scopes: Set<String> = [
    "topic", "edition", "lang", "platform", "kind", "symbol",
  ]
  private static let longestScope = 8

  /// The text, with the scope's name restored.
  var plainText: String { (scope.map { $0 + ":" } ?? "") + text }

  static func elements(of query: String) -> [QueryElement] {
    var elements: [QueryElement] = []
    var rest = query[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      var element = QueryElement(text: "")
      if rest.first == "-", let next = rest.dropFirst().first, !next.isWhitespace, next != "-" {
        element.isExcluded = true
        rest.removeFirst()
      }
      if let colon = rest.prefix(longestScope + 1).firstIndex(of: ":") {
        let name = rest[..<colon].lowercased()
        let value = rest[colon...].dropFirst()
        if scopes.contains(name), let first = value.first, !first.isWhitespace {
          element.scope = name
          rest = value
        }
      }
      if let phrase = phrase(at: rest) {
        element.text = String(phrase)
        element.isPhrase = true
        rest = rest[phrase.endIndex...].dropFirst()
      } else {
        // A quote inside a word starts a phrase only if there is a closing one.
        let end =
          rest.indices.dropFirst().first { index in
            rest[index].isWhitespace || phrase(at: rest[index...]) != nil
          } ?? rest.endIndex
        element.text = String(rest[..<end])
        rest = rest[end...]
        if element.text.count > 1, element.text.hasSuffix("*") {
          element.text.removeLast()
          element.isPrefix = true
        }
      }
      if element.isPhrase, rest.first == "*" {
        element.isPrefix = true
        rest.removeFirst()
      }
      elements.append(element)
    }
    return elements
  }

  /// The text between an opening quote and the next one; `nil` if there aren't two.
  private static func phrase(at text: Substring) -> Substring? {
    guard let first = text.first, isQuote(first) else { return nil }
    let inside = text.dropFirst()
    guard let end = inside.firstIndex(where: isQuote) else { return nil }
    return inside[..<end]
  }

  static func isQuote(_ character: Character) -> Bool {
    character == "\"" || character == "“" || character == "”" || character == "＂"
  }
}
