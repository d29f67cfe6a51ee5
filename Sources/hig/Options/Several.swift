import ArgumentParser
import GuidelineStore

/// What an option was given in one place, where commas part several values: `--lang en,ko`.
///
/// An option that takes several is a list of these, so that it may also be given again:
///
///     @Option(name: .customLong("lang")) var language: [Several<Language>] = []
///
/// ``ArgumentOrder/repeatable`` names the option and the command; in all other commands an option
/// that is given again is an error.
struct Several<Value: ExpressibleByArgument>: ExpressibleByArgument {
  let values: [Value]

  /// Reads values apart by commas; `nil` if one of them is no value.
  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { Value(argument: String($0)) }
    guard values.count == parts.count else { return nil }
  }
}

extension Array {
  /// All values of an option, each once, in the order in which they were given.
  func values<Value: Hashable>() -> [Value] where Element == Several<Value> {
    flatMap(\.values).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension [TextQuery] {
  /// The texts; none if any will do.
  var unlessAny: [TextQuery] { contains(where: \.isAny) ? [] : self }

  /// Makes sure that no text names a language where others are given beside it.
  func requireNoLanguage(beside languages: [Language]) throws {
    guard !languages.isEmpty else { return }
    if let named = first(where: { $0.language != nil && languages != [$0.language] }) {
      throw wrongUsage("'\(named)' already names its language; drop --lang")
    }
  }
}
