import GuidelineStore

/// A tool for assistants.
///
/// All tools are read-only. The text is the answer; the structured content has what a program needs
/// beside it, as members of what the equivalent command prints with `--json`.
struct Tool: Sendable {
  let name: String
  /// When to use it, and what it returns.
  let description: String
  /// The arguments besides ``common``.
  let arguments: [Argument]
  /// The schema of its structured content.
  let output: JSON
  let answer: @Sendable (ToolCall) throws -> ToolAnswer

  /// All tools, in the order they are listed.
  static let all = [
    searchRules, show, lookUpValue, diffEditions, ruleHistory, scanCode, listTopics, coverage,
  ]

  static let common = [
    Argument("budget", .number(1000...1_000_000), "Most bytes. Default: \(usualBudget)."),
    Argument("cursor", .text, "nextCursor, to go on."),
  ]
  static let usualBudget = 8000

  /// The description for `tools/list`.
  var json: JSON {
    let all = arguments + Self.common
    let input = Schema.object(
      all.map { ($0.name, $0.schema) }, required: all.filter(\.isRequired).map(\.name),
      isClosed: true)
    return [
      "name": .string(name), "description": .string(description), "inputSchema": input,
      "outputSchema": output,
      "annotations": [
        "readOnlyHint": .bool(true), "idempotentHint": .bool(true), "openWorldHint": .bool(false),
      ],
    ]
  }
}

extension Tool {
  struct Argument: Sendable {
    enum Kind {
      case text
      /// A text of any size.
      case code
      case texts
      case number(ClosedRange<Int>)
    }

    let name: String
    let kind: Kind
    let description: String
    let isRequired: Bool

    init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
      (self.name, self.kind, self.description) = (name, kind, description)
      self.isRequired = isRequired
    }

    var schema: JSON {
      var members: [(String, JSON)]
      switch kind {
      case .text, .code: members = [("type", "string")]
      case .texts: members = [("type", "array"), ("items", Schema.text)]
      case .number(let range):
        members = [
          ("type", "integer"), ("minimum", .int(range.lowerBound)),
          ("maximum", .int(range.upperBound)),
        ]
      }
      members.append(("description", .string(description)))
      return .object(members)
    }

    /// Longer than any question; what echoes or compares an argument stays small and fast.
    private static let byteLimit = 2000

    /// What a value should be; `nil` if it is valid.
    func problem(with value: JSON) -> String? {
      switch kind {
      case .code: return value.string == nil ? "a string" : nil
      case .text:
        let isFitting = value.string.map { $0.utf8.count < Self.byteLimit } ?? false
        return isFitting ? nil : "a string of fewer than \(Self.byteLimit) bytes"
      case .texts:
        if case .array(let elements) = value, value.strings.count == elements.count { return nil }
        return "a list of strings"
      case .number(let range):
        let isFitting = value.wholeNumber.map(range.contains) ?? false
        return isFitting ? nil : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      }
    }
  }

  /// Arguments as clients mean them: without empty optional strings, and with numbers in strings
  /// as numbers.
  func meant(by given: [(String, JSON)]) -> [(String, JSON)] {
    given.compactMap { name, value in
      guard let text = value.string,
        let argument = (arguments + Self.common).first(where: { $0.name == name })
      else { return (name, value) }
      if text.allSatisfy(\.isWhitespace), !argument.isRequired { return nil }
      if case .number = argument.kind, let number = Int(text) { return (name, .int(number)) }
      return (name, value)
    }
  }

  /// Validates arguments.
  ///
  /// - Throws: An error that says what would be valid.
  func check(_ given: JSON) throws(CommandFailure) {
    let known = arguments + Self.common
    let names = known.map(\.name).joined(separator: ", ")
    for (name, value) in given.members ?? [] {
      guard let argument = known.first(where: { $0.name == name }) else {
        throw CommandFailure("\(self.name) takes no argument '\(name)'", hint: "it takes \(names)")
      }
      if let problem = argument.problem(with: value) {
        throw CommandFailure(
          "\(name) must be \(problem), not \(value.compactText.prefix(80))")
      }
    }
    for argument in known where argument.isRequired && given[argument.name] == nil {
      throw CommandFailure(
        "\(name) needs \(argument.name)", hint: Message(verbatim: argument.description))
    }
  }
}

extension Tool.Argument {
  static let edition = Self(
    "edition", .text, "2014, 2019, current, or a text such as 2019/ios13. Default: the newest.")
  static let language = Self("language", .text, "en, ko or ja. Default: that of the words given.")
  static let topic = Self("topic", .text, "A page, by any of its names.")
}
