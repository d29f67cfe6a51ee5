import ArgumentParser
import GuidelineStore

/// A first word that is probably a mistyped command: `shwo`, `dif`.
///
/// The word must be one typo away from a command, the store must not contain it, and the words
/// after it must be arguments that the command takes. Anything else is a query.
struct MistypedCommand {
  let word: String
  let command: String

  /// The arguments that commands take; commands not listed take none.
  private enum Shape {
    case anything, commands, ids, lists, paths, texts, things
  }

  private static let shapes: [String: Shape] = [
    "cite": .things, "diff": .texts, "fetch": .paths, "help": .commands, "history": .things,
    "import": .paths,
    "link": .ids, "list": .lists, "open": .things, "refs": .things, "remove": .paths,
    "scan": .paths, "search": .anything, "show": .things, "unlink": .ids, "value": .anything,
  ]

  /// How a word differs from a command.
  private enum Slip {
    /// A letter is missing, extra, or swapped with its neighbor.
    case misplaced
    /// A letter is replaced, which often makes another real word.
    case replaced
    /// The word is a prefix of the command.
    case cutShort
  }

  /// - Parameters:
  ///   - words: The words of a search without the word `search`.
  ///   - store: Returns the store, if there is one, to look words up.
  /// - Returns: `nil` if the words are a query.
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

  /// Commands at least this long match a similar word, whatever follows.
  private static let long = 6

  /// The error message.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  func failure(in arguments: [String]) -> CommandFailure {
    let place = arguments.firstIndex(of: word) ?? arguments.startIndex
    let meant = arguments[..<place] + [command] + arguments[(place + 1)...]
    return CommandFailure(
      Message("there is no command '\(word)'")
        .followed(by: "did you mean \(ArgumentOrder.line(meant))?"),
      hint: CommandWords.searchHint(for: arguments),
      status: .usage)
  }

  /// The command that is one typo away from a word.
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

  /// Whether the words are arguments that a command takes.
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

  /// Whether the words are an ID, or begin with the name of a topic.
  private static func isThing(_ words: [String], in store: RuleStore?) throws -> Bool {
    if words[0].contains("@") || words[0].contains("/") { return true }
    guard let store else { return false }
    return try store.isTopic(words.joined(separator: " ")) || store.isTopic(words[0])
      || !store.topics(ofSymbol: words[0]).isEmpty
      || (try? store.term(named: words.joined(separator: " "))) != nil
  }
}
