import ArgumentParser
import GuidelineStore

/// What the shell offers while someone types, out of the store that the line names.
enum StoreCompletion {
  /// Any name of a topic: slugs, and the titles that go on as was begun.
  static let topic = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { store in
      try lastOfSeveral(prefix) { try topics(in: store, $0) }
    }
  }

  /// An edition, a revision, or a text in one language.
  static let text = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { store in
      try lastOfSeveral(prefix) { prefix in
        let texts = try store.editions().flatMap { edition in
          let revision = edition.revision?.slug
          let names = [edition.edition.slug, revision.map { "\(edition.edition)/\($0)" }, revision]
            .compactMap(\.self)
          return prefix.contains(":")
            ? names.flatMap { name in edition.languages.map { "\(name):\($0)" } } : names
        }
        return texts.filter { $0.hasPrefix(prefix) }
      }
    }
  }

  /// A language that the store has.
  static let language = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { store in try lastOfSeveral(prefix) { try languages(in: store, $0) } }
  }

  /// A topic; behind its `@` the ids of its rules, behind its `/` its concepts.
  static let subject = CompletionKind.custom { arguments, _, prefix in
    names(arguments) { try subjects(in: $0, prefix) }
  }

  static func subjects(in store: RuleStore, _ prefix: String) throws -> [String] {
    let begun = prefix.prefix { $0 != "@" && $0 != "/" }
    guard begun.endIndex < prefix.endIndex else { return try topics(in: store, prefix) }
    let rules = try store.rules(matching: RuleFilter(topics: [String(begun)]))
    return rules.flatMap { [$0.id.description, $0.concept.description] }
      .filter { $0.hasPrefix(prefix) }
  }

  static func languages(in store: RuleStore, _ prefix: String) throws -> [String] {
    try store.editions().flatMap { $0.languages.map(\.tag) }.filter { $0.hasPrefix(prefix) }
  }

  static func topics(in store: RuleStore, _ prefix: String) throws -> [String] {
    let topics = try store.topics()
    let slugs = topics.map(\.slug).filter { $0.hasPrefix(prefix) }
    return slugs.isEmpty
      ? topics.flatMap { $0.names.map(\.name) }.filter { $0.hasPrefix(prefix) } : slugs
  }

  /// What may stand behind the last comma, with what stands before it.
  private static func lastOfSeveral(
    _ prefix: String, _ find: (String) throws -> [String]
  ) rethrows -> [String] {
    guard let comma = prefix.lastIndex(of: ",") else { return try find(prefix) }
    let start = prefix.index(after: comma)
    return try find(String(prefix[start...])).map { prefix[..<start] + $0 }
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
    switch environment("SAP_SHELL") {
    // To zsh, what follows a colon is a remark.
    case "zsh": return offered.map { $0.escaping(":") }
    // The list that `compgen` chooses from is a piece of shell.
    case "bash": return offered.map { $0.escaping("\\'\"$`") }
    default: return offered
    }
  }
}

extension String {
  /// The text with a backslash before each of some characters.
  fileprivate func escaping(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
