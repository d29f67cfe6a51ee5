import ArgumentParser
import GuidelineStore

/// The comma-separated values of one occurrence of an option: `--lang en,ko`.
///
/// An option with several values is an array of these, so that it may also be repeated:
///
/// @Option(name: .customLong("lang")) var language: [Several<Language>] = []
///
/// List the option and the command in ``ArgumentOrder/repeatable``; in other commands, repeating
/// the option is an error.
struct Several<Value: ExpressibleByArgument>: ExpressibleByArgument {
  let values: [Value]

  /// Parses comma-separated values; `nil` if any is invalid.
  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { Value(argument: String($0)) }
    guard values.count == parts.count else { return nil }
  }
}

extension Array {
  /// All values of an option, without duplicates, in order.
  func values<Value: Hashable>() -> [Value] where Element == Several<Value> {
    flatMap(\.values).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension [TextQuery] {
  /// The texts; empty if any text will do.
  var unlessAny: [TextQuery] { contains(where: \.isAny) ? [] : self }

  /// Throws if a text names a language although `--lang` is given.
  func requireNoLanguage(beside languages: [Language]) throws {
    guard !languages.isEmpty else { return }
    if let named = first(where: { $0.language != nil && languages != [$0.language] }) {
      throw wrongUsage("'\(named)' already names its language; drop --lang")
    }
  }
}
