import ArgumentParser
import GuidelineStore

/// Shell completions from the store that the command line names.
enum StoreCompletion {
  /// Any name of a topic: slugs, and titles that begin with the prefix.
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

  static let language = CompletionKind.custom { arguments, _, prefix in
    names(arguments, prefix) { store, prefix in
      try lastOfSeveral(prefix) { try languages(in: store, $0) }
    }
  }

  static let platform = CompletionKind.custom { arguments, _, prefix in
    names(arguments, prefix) { _, prefix in
      lastOfSeveral(prefix) { prefix in
        RuleStore.platforms.filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
      }
    }
  }

  /// A topic or a symbol; after `TOPIC@` the IDs of its rules, after `TOPIC/` its concepts.
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

  /// Completes the value after the last comma.
  private static func lastOfSeveral(
    _ prefix: String, _ find: (String) throws -> [String]
  ) rethrows -> [String] {
    guard let comma = prefix.lastIndex(of: ",") else { return try find(prefix) }
    let start = prefix.index(after: comma)
    return try find(String(prefix[start...])).map { prefix[..<start] + $0 }
  }

  /// Completions from the store, without duplicates; empty if there is no store, because a shell
  /// can't show errors.
  private static func names(
    _ arguments: [String], _ prefix: String, _ find: (RuleStore, String) throws -> [String]
  ) -> [String] {
    // zsh passes the word as typed, including quotes: `등불\ 초`.
    let prefix = environment("SAP_SHELL") == "zsh" ? prefix.unquoted : prefix
    guard let store = try? StoreOptions(named: arguments).present(),
      let names = try? find(store, prefix)
    else {
      return []
    }
    var seen: Set<String> = []
    let offered = names.filter { seen.insert($0).inserted }
    switch environment("SAP_SHELL") {
    // zsh treats the text after a colon as a description.
    case "zsh": return offered.map { $0.escaping(":") }
    // `compgen` evaluates its word list as shell code.
    case "bash": return offered.map { $0.escaping("\\'\"$`") }
    default: return offered
    }
  }
}

extension String {
  /// The text without the shell's backslashes and quotes.
  fileprivate var unquoted: String {
    var isEscaped = false
    return String(
      filter { character in
        defer { isEscaped = !isEscaped && character == "\\" }
        return isEscaped || !"\\\"'".contains(character)
      })
  }

  /// The text with a backslash before certain characters.
  fileprivate func escaping(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
