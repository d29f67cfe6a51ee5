import GuidelineStore

/// A command and words after it that together could be a query: `search bar`, `remove ads`.
struct CommandWords {
  /// All words, starting with the command.
  private let words: [String]

  /// - Parameter arguments: The arguments after the program's name.
  /// - Returns: `nil` if there is no command, nothing follows it, or a path, ID or number follows.
  init?(_ arguments: [String]) {
    words = ArgumentOrder.wordsWithCommand(in: arguments, commands: HIG.commandNames)
    guard words.count > 1, words.allSatisfy(Self.couldBeSearchedFor),
      words.dropFirst().contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
  }

  private static func couldBeSearchedFor(_ word: String) -> Bool {
    !word.isEmpty && !word.contains { "/@=\\".contains($0) } && !word.dropLast().contains(".")
  }

  /// How to search for the words instead.
  static func searchHint(for arguments: [String]) -> Message {
    "To search for these words: \(ArgumentOrder.line(["search"] + arguments))"
  }

  /// If all words together are a name in the glossary or a topic, its page and how to search for
  /// it, as in `Search fields: hig "search bar"`.
  func nameHint(in store: RuleStore) -> Message? {
    let name = words.joined(separator: " ")
    let term = try? store.knownTerm(named: name)
    guard term != nil || (try? store.isTopic(name)) == true else { return nil }
    guard let topic = try? store.topic(named: term?.topic ?? name) else {
      return Self.searchHint(for: words)
    }
    let title = topic.title(in: Labels.ofThisPerson.language)
    let command = "hig \"\(name)\""
    return Message(verbatim: "\(title): \(command)")
  }

  /// Adds how to search for the words to a failure, if the words caused it, rather than a store or
  /// an option.
  func added(to failure: CommandFailure) -> CommandFailure {
    guard isCause(of: failure) else { return failure }
    let hints = [
      failure.status == .usage ? nil : failure.hint,
      (try? StoreOptions(named: Arguments.texts).present()).flatMap(nameHint),
      Self.searchHint(for: words),
    ]
    var others: [Message] = []
    for hint in hints.compactMap(\.self) where !others.contains(hint) { others.append(hint) }
    return CommandFailure(failure.problem, otherHints: others, status: failure.status)
  }

  private func isCause(of failure: CommandFailure) -> Bool {
    // Usage errors are already in the user's language; all others are in English.
    let message = failure.message
    guard failure.status != .usage else {
      return message.hasPrefix("missing expected argument")
        || words.dropFirst().contains {
          message.contains("'\($0)'") || message.contains(Labels.ofThisPerson.quoted($0))
        }
    }
    let named = Set(Self.pieces(of: message))
    return words.dropFirst().contains { named.isSuperset(of: Self.pieces(of: $0)) }
  }

  private static func pieces(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }
}
