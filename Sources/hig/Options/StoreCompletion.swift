import ArgumentParser
import GuidelineStore

/// What the shell offers while someone types, out of the store that the line names.
enum StoreCompletion {
  /// Any name of a topic: slugs, and the titles that go on as was begun.
  static let topic = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { try topics(in: $0, prefix) }
  }

  /// An edition, a revision, or a text in one language.
  static let text = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { store in
      let texts = try store.editions().flatMap { edition in
        let revision = edition.revision.map { "/\($0)" } ?? ""
        let names = [edition.edition.slug, edition.edition.slug + revision]
        return prefix.contains(":")
          ? names.flatMap { name in edition.languages.map { "\(name):\($0)" } } : names
      }
      return texts.filter { $0.hasPrefix(prefix) }
    }
  }

  /// A language that the store has.
  static let language = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { try $0.editions().flatMap { $0.languages.map(\.tag) } }
  }

  /// A topic; behind its `@` the ids of its rules, behind its `/` its concepts.
  static let subject = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { store in
      let begun = prefix.prefix { $0 != "@" && $0 != "/" }
      guard begun.endIndex < prefix.endIndex else { return try topics(in: store, prefix) }
      let rules = try store.rules(matching: RuleFilter(topics: [String(begun)]))
      return rules.flatMap { [$0.id.description, $0.concept.description] }
        .filter { $0.hasPrefix(prefix) }
    }
  }

  private static func topics(in store: RuleStore, _ prefix: String) throws -> [String] {
    let topics = try store.topics()
    let slugs = topics.map(\.slug).filter { $0.hasPrefix(prefix) }
    // A name of several words would have to be quoted.
    return slugs.isEmpty
      ? topics.flatMap { $0.names.map(\.name) }
        .filter { $0.hasPrefix(prefix) && !$0.contains(" ") } : slugs
  }

  /// What a store offers, each once; nothing where there is none, for no one could read why.
  private static func names(
    _ arguments: [String], _ find: (RuleStore) throws -> [String]
  ) -> [String] {
    var options = StoreOptions()
    options.store = ArgumentOrder.value(of: "--store", in: arguments)
    guard let store = try? options.present(), let names = try? find(store) else { return [] }
    var seen: Set<String> = []
    let offered = names.filter { seen.insert($0).inserted }
    // To zsh, what follows a colon is a remark.
    return environment("SAP_SHELL") == "zsh"
      ? offered.map { $0.split(separator: ":").joined(separator: "\\:") } : offered
  }
}
