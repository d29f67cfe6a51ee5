import GuidelineStore

/// Prompts, which users choose by name.
enum Prompts {
  private static let name = "review"

  static let list: JSON = [
    [
      "name": .string(name),
      "description": "Review a file of an app against the Human Interface Guidelines",
      "arguments": [
        ["name": "file", "description": "The path of the file to review"],
        ["name": "code", "description": "The code itself, instead of a file"],
        ["name": "language", "description": "The language of the review: en, ko or ja"],
      ],
    ]
  ]

  static func get(_ request: Request) throws(ProtocolError) -> Era.Result {
    let name = try request.text("name")
    guard name == Self.name else {
      throw .invalidParams("there is no prompt \(name); there is \(Self.name)")
    }
    let arguments = request.params["arguments"] ?? [:]
    for (argument, value) in arguments.members ?? [] where value.string == nil {
      throw .invalidParams("the argument \(argument) must be a string")
    }
    let (file, code) = (arguments["file"]?.string, arguments["code"]?.string)
    guard file != nil || code != nil else {
      throw .invalidParams("review needs file or code")
    }
    let subject = file.map { "the file \($0)" } ?? "the code below"
    let language = arguments["language"]?.string
    let text = """
      Review \(subject) against Apple's Human Interface Guidelines.

      1. Call scan_code with the code (text and file name) to find the rules for the APIs it uses\
      \(language.map { ", with language \($0)" } ?? "").
      2. For what no API shows, such as wording, layout, color or feedback, call search_rules.
      3. Before you report a rule, read it with show and make sure that the code really breaks it.

      List findings by severity. For each: the line, what is wrong, the change to make, and the \
      rule's id and url. Say so if there is nothing to report. Don't repeat rules that are followed.\
      \(language.map { " Write in the language \($0)." } ?? "")
      """
    let whole = code.map { "\(text)\n\n\($0)" } ?? text
    return Era.Result([
      "description": "Review against the Human Interface Guidelines",
      "messages": [["role": "user", "content": ["type": "text", "text": .string(whole)]]],
    ])
  }
}
