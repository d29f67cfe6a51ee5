import ArgumentParser
import GuidelineStore

/// A first word that was meant for a command: `shwo`, `dif`.
///
/// It is one slip away from a command, the store does not know it as a word, and the words behind it
/// are what the command takes. All else is a query.
struct MistypedCommand {
  let word: String
  let command: String

  /// What commands take; those that are missing take no words.
  private enum Shape {
    case anything, commands, ids, lists, paths, texts, things
  }

  private static let shapes: [String: Shape] = [
    "cite": .things, "diff": .texts, "fetch": .paths, "help": .commands, "history": .things,
    "import": .paths,
    "link": .ids, "list": .lists, "open": .things, "refs": .things, "remove": .paths,
    "scan": .paths, "search": .anything, "show": .things, "unlink": .ids,
  ]

  /// What stands between a word and a command.
  private enum Slip {
    /// A letter is missing, is one too many, or has changed places with its neighbor.
    case misplaced
    /// Another letter stands there, which often makes a word of its own.
    case replaced
    /// The command goes on.
    case cutShort
  }

  /// - Parameters:
  ///   - words: The words of a search that wasn't asked for by name.
  ///   - store: The store, if there is one, which says what is a word.
  /// - Returns: `nil` if the first word is to be searched for.
  init?(_ words: [String], among commands: [String], in store: () throws -> RuleStore?) throws {
    guard let word = words.first else { return nil }
    let slips = commands.compactMap { command in
      Self.slip(from: command, to: word).map { (command: command, slip: $0) }
    }
    guard !slips.isEmpty else { return nil }
    let store = try store()
    if let store, try store.knowsWord(word) { return nil }
    let arguments = Array(words.dropFirst())
    let meant = try slips.first { command, slip in
      guard !arguments.isEmpty else { return Self.shapes[command] == nil || slip == .misplaced }
      if slip != .cutShort, command.utf8.count >= Self.long, Self.shapes[command] != nil {
        return true
      }
      return try Self.takes(arguments, command, in: store)
    }
    guard let meant else { return nil }
    self.word = word
    command = meant.command
  }

  /// A command of so many letters is meant by what is nearly the same, whatever stands behind it.
  private static let long = 6

  /// What to say about it.
  ///
  /// - Parameter arguments: All that follows the program's name.
  func failure(in arguments: [String]) -> CommandFailure {
    let place = arguments.firstIndex(of: word) ?? arguments.startIndex
    let meant = arguments[..<place] + [command] + arguments[(place + 1)...]
    return CommandFailure(
      Message("there is no command '\(word)'")
        .followed(by: "did you mean \(ArgumentOrder.line(meant))?"),
      hint: CommandWords.searchHint(for: arguments),
      status: .usage)
  }

  /// The command that is one slip away from a word.
  static func nearest(to word: String, among commands: [String]) -> String? {
    commands.first { slip(from: $0, to: word) != nil }
  }

  private static func slip(from command: String, to word: String) -> Slip? {
    let (whole, other) = (Array(command.utf8), Array(word.utf8))
    guard word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), other.count > 1 else { return nil }
    if other.count > 2, other.count < whole.count - 1, whole.starts(with: other) {
      return .cutShort
    }
    let start = zip(whole, other).prefix { $0 == $1 }.count
    let end = zip(whole.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (left, right) = (whole[start..<whole.count - end], other[start..<other.count - end])
    switch (left.count, right.count) {
    case (1, 0), (0, 1): return .misplaced
    case (2, 2) where left.reversed().elementsEqual(right): return .misplaced
    case (1, 1): return .replaced
    default: return nil
    }
  }

  /// Whether words are what a command takes.
  private static func takes(
    _ words: [String], _ command: String, in store: RuleStore?
  ) throws -> Bool {
    switch shapes[command] {
    case nil: return false
    case .anything: return true
    case .commands: return words.count == 1 && HIG.commandNames.contains(words[0])
    case .ids: return words.allSatisfy { $0.contains("@") }
    case .lists: return words.count == 1 && List.Subject(rawValue: words[0]) != nil
    case .paths:
      return words.contains {
        $0.contains("/") || $0.contains(".") || $0 == "-" || Places.exists($0)
      }
    case .texts: return try words.count == 2 && words.allSatisfy { try isText($0, in: store) }
    case .things: return try isThing(words, in: store)
    }
  }

  private static func isText(_ word: String, in store: RuleStore?) throws -> Bool {
    guard let query = TextQuery(argument: word) else { return false }
    guard let store else { return query.edition <= .current && word.contains(where: \.isNumber) }
    return (try? store.require(query, in: nil)) != nil
  }

  /// Whether words are an id, or begin with the name of something.
  private static func isThing(_ words: [String], in store: RuleStore?) throws -> Bool {
    if words[0].contains("@") || words[0].contains("/") { return true }
    guard let store else { return false }
    return try store.isTopic(words.joined(separator: " ")) || store.isTopic(words[0])
      || !store.topics(ofSymbol: words[0]).isEmpty
      || (try? store.term(named: words.joined(separator: " "))) != nil
  }
}
