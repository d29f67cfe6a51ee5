import ArgumentParser
import GuidelineStore

/// What the shell offers while someone types, out of the store that the line names.
enum StoreCompletion {
  /// Any name of a topic: slugs, and the titles that go on as was begun.
  static let topic = CompletionKind.custom { arguments, _, prefix in
    names(arguments, prefix) { store, prefix in
      try lastOfSeveral(prefix) { try topics(in: store, $0) }
    }
  }

  /// An edition, a revision, or a text in one language.
  static let text = CompletionKind.custom { arguments, _, prefix in
    names(arguments, prefix) { store, prefix in
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
    names(arguments, prefix) { store, prefix in
      try lastOfSeveral(prefix) { try languages(in: store, $0) }
    }
  }

  /// A platform.
  static let platform = CompletionKind.custom { arguments, _, prefix in
    names(arguments, prefix) { _, prefix in
      lastOfSeveral(prefix) { prefix in
        RuleStore.platforms.filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
      }
    }
  }

  /// A topic or a symbol; behind a topic's `@` the ids of its rules, behind its `/` its concepts.
  static let subject = CompletionKind.custom { arguments, _, prefix in
    names(arguments, prefix, subjects)
  }

  static func subjects(in store: RuleStore, _ prefix: String) throws -> [String] {
    let begun = prefix.prefix { $0 != "@" && $0 != "/" }
    guard begun.endIndex < prefix.endIndex else {
      let topics = try topics(in: store, prefix)
      guard topics.isEmpty, !prefix.isEmpty else { return topics }
      return try store.topicsOfSymbols().keys.filter { $0.hasPrefix(prefix) }.sorted()
    }
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
    _ arguments: [String], _ prefix: String, _ find: (RuleStore, String) throws -> [String]
  ) -> [String] {
    // zsh hands on what was typed, with its quotes: `등불\ 초`.
    let prefix = environment("SAP_SHELL") == "zsh" ? prefix.unquoted : prefix
    guard let store = try? StoreOptions(named: arguments).present(),
      let names = try? find(store, prefix)
    else {
      return []
    }
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
  /// The text as a shell takes it, without backslashes and quotes.
  fileprivate var unquoted: String {
    var isEscaped = false
    return String(
      filter { character in
        defer { isEscaped = !isEscaped && character == "\\" }
        return isEscaped || !"\\\"'".contains(character)
      })
  }

  /// The text with a backslash before each of some characters.
  fileprivate func escaping(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
