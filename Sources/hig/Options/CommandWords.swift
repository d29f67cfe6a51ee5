import GuidelineStore

/// A command and the words after it, which could be a query: `search bar`, `remove ads`.
struct CommandWords {
  /// All words, beginning with the command.
  private let words: [String]

  /// - Parameter arguments: What follows the program's name.
  /// - Returns: `nil` if there is no command, nothing follows it, or what follows is a path, an id or a
  ///   number.
  init?(_ arguments: [String]) {
    words = ArgumentOrder.wordsWithCommand(in: arguments, commands: HIG.commandNames)
    guard words.count > 1, words.allSatisfy(Self.couldBeSearchedFor),
      words.dropFirst().contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
  }

  private static func couldBeSearchedFor(_ word: String) -> Bool {
    !word.isEmpty && !word.contains { "/@=\\".contains($0) } && !word.dropLast().contains(".")
  }

  /// How to search for words that could be taken for a command.
  static func searchHint(for arguments: [String]) -> Message {
    "To search for these words: \(ArgumentOrder.line(["search"] + arguments))"
  }

  /// Where all the words together are a name of the glossary: its page and how to search for it, as in
  /// `Search fields: hig "search bar"`.
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

  /// The failure with a way to search for the words, if it is they that it is about: not a store, or an
  /// option.
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
    // Words that were wrong usage are in the reader's language already; all others in English.
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
