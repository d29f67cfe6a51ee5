/// A translatable message.
///
/// Written in English as a string literal. The text, with a `%` for each interpolated value, is the
/// key of its translations in `Data/wording/messages`.
///
/// Messages with the same English text are equal.
public struct Message: Hashable, Sendable {
  package struct Clause: Hashable, Sendable {
    /// The English text, with a `%` for each value.
    package var words: String
    package var values: [Value]
  }

  package enum Value: Hashable, Sendable {
    /// Names, numbers, paths: the same in every language.
    case text(String)
    case list([Value])
    case message(Message)
  }

  /// The clauses, in order.
  package private(set) var clauses: [Clause]

  /// A message without values whose text isn't a literal, such as a system error.
  package init(words: String) {
    clauses = [Clause(words: words, values: [])]
  }

  /// Returns the message itself, so that a literal may depend on a condition.
  package init(_ message: Message) { self = message }

  /// A text that is the same in every language.
  package init(verbatim text: String) {
    clauses = text.isEmpty ? [] : [Clause(words: "%", values: [.text(text)])]
  }

  /// The message followed by another's clauses.
  package func followed(by other: Message?) -> Message {
    var message = self
    message.clauses += other?.clauses ?? []
    return message
  }

  package var isEmpty: Bool { clauses.isEmpty }

  /// Compares the English text.
  public static func == (one: Message, other: Message) -> Bool {
    one.description == other.description
  }

  /// Hashes the English text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Message: ExpressibleByStringInterpolation {
  /// Collects the words and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var clause = Clause(words: "", values: [])

    /// Makes an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { clause.words += literal }

    /// Adds a value that is the same in every language.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description))
    }

    /// Adds a name, which is the same in every language.
    public mutating func appendInterpolation(_ value: some RawRepresentable<String>) {
      append(.text(value.rawValue))
    }

    /// Adds a message within the message.
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    /// Adds values, separated as the language separates them.
    public mutating func appendInterpolation(list: [some CustomStringConvertible]) {
      append(.list(list.map { .text($0.description) }))
    }

    /// Adds messages, separated as the language separates them.
    public mutating func appendInterpolation(list: [Message]) {
      append(.list(list.map { .message($0) }))
    }

    private mutating func append(_ value: Value) {
      clause.words += "%"
      clause.values.append(value)
    }
  }

  /// Makes a message of a literal without values; the empty one has no clauses.
  public init(stringLiteral words: String) {
    clauses = words.isEmpty ? [] : [Clause(words: words, values: [])]
  }

  /// Makes a message of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    clauses = [stringInterpolation.clause]
  }
}

extension Message: CustomStringConvertible {
  /// The English text.
  public var description: String { words(in: .english) }
}

extension Message {
  /// The message in a language; clauses without a translation are in English.
  ///
  /// - Parameter englishWords: Replaces the English text of a clause.
  package func words(
    in language: Language, english englishWords: (String) -> String = { $0 }
  ) -> String {
    let translations = MessageTable.translations(into: language)
    return clauses.reduce(into: "") { text, clause in
      if text.hasSuffix("?") {
        text += " "
      } else if !text.isEmpty {
        text += language.clauseSeparator
      }
      let words = translations?[clause.words] ?? englishWords(clause.words)
      text += Self.filled(
        words, clause.values.map { $0.words(in: language, english: englishWords) })
    }
  }

  /// Fills in values: `%` is the next one, `%1` the first. Korean particles such as `‘%’을/를` after
  /// a value take the right form.
  static func filled(_ words: String, _ values: [String]) -> String {
    var text = ""
    var next = 0
    let parts = words.split(separator: "%", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var part = part
      if index > 0 {
        var place = next
        if let digit = part.first?.wholeNumberValue, digit > 0, part.first?.isASCII == true {
          place = digit - 1
          part.removeFirst()
        }
        next = place + 1
        if place < values.count { text += values[place] }
      }
      text = KoreanParticle.append(part, to: text)
    }
    return text
  }
}

extension Message.Value {
  fileprivate func words(in language: Language, english: (String) -> String) -> String {
    switch self {
    case .text(let text): text
    case .list(let values):
      values.map { $0.words(in: language, english: english) }
        .joined(separator: language.listSeparator)
    case .message(let message): message.words(in: language, english: english)
    }
  }
}

extension Language {
  /// What separates the items of a list.
  package var listSeparator: String { withoutRegion == .japanese ? "、" : ", " }

  /// What separates the clauses of a message.
  fileprivate var clauseSeparator: String {
    switch withoutRegion {
    case .korean: ". "
    case .japanese: "。"
    default: "; "
    }
  }
}

extension Message {
  /// Recovers the message from English text made by other code, such as ArgumentParser; unknown
  /// text is kept.
  package init(reading text: String) {
    let patterns = MessageTable.rows.flatMap(\.english).sorted { $0.utf8.count > $1.utf8.count }
    for pattern in patterns where pattern.utf8.count >= 8 {
      guard let values = Self.values(in: text, filling: pattern) else { continue }
      self = Message(words: pattern)
      clauses[0].values = values.map { .text($0) }
      return
    }
    self = Message(verbatim: text)
  }

  private static func values(in text: String, filling pattern: String) -> [String]? {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard let first = parts.first, text.hasPrefix(first) else { return nil }
    var (rest, values): (Substring, [String]) = (text.dropFirst(first.count), [])
    for (index, part) in parts.enumerated().dropFirst() {
      let isLast = index == parts.count - 1
      guard isLast ? rest.hasSuffix(part) : rest.contains(part) else { return nil }
      let end =
        isLast
        ? rest.index(rest.endIndex, offsetBy: -part.count)
        : rest.firstRange(of: part)?.lowerBound ?? rest.endIndex
      values.append(String(rest[..<end]))
      rest = rest[end...].dropFirst(part.count)
    }
    return rest.isEmpty ? values : nil
  }
}
