import ArgumentParser
import GuidelineStore
import Synchronization

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// The output options of every command.
struct OutputOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var asksForJSON = false

  @Option(
    help: ArgumentHelp(
      "Print JSON with only these fields of each item: id,lead,url.", valueName: "fields"))
  var fields: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print JSON of at most this size, in whole items; 'next' has the arguments for the rest.",
      valueName: "bytes"))
  var budget: String?

  @Option(help: ArgumentHelp("Print JSON, skipping the first n items.", valueName: "n"))
  var skip: Int?

  @Option(help: "When to use color.")
  var color: ColorChoice = .auto

  @Flag(name: .customLong("quiet"), help: "Print only results and errors, no notes.")
  var isQuiet = false

  @Flag(help: "Don't show long results in a pager.")
  var noPager = false

  /// Whether results are JSON, also because of options that only JSON supports.
  var isJSON: Bool {
    get { asksForJSON || !fields.isEmpty || budget != nil || skip != nil }
    set { asksForJSON = newValue }
  }

  func validate() throws {
    if !fields.isEmpty, fieldNames.isEmpty {
      throw wrongUsage("--fields takes names of fields, such as --fields id,lead,url")
    }
    if let budget, (Int(budget) ?? 0) <= 0 {
      throw wrongUsage(
        "--budget takes a number of bytes, such as --budget 8000, not '\(budget)'")
    }
    if let skip, skip < 0 { throw wrongUsage("--skip takes a number of items, 0 or more") }
  }

  /// A note about the choice of the store, added to the notes of every answer.
  static let noteOnStore = Mutex<String?>(nil)

  private var fieldNames: [String] {
    fields.flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
  }

  /// The JSON of an answer, with the requested fields and size.
  ///
  /// - Throws: A usage error if the answer can't have a field, or if the budget is too small.
  func text(of answer: JSON) throws -> String {
    var answer = answer
    if let note = Self.noteOnStore.withLock({ $0 }) { answer.add(note: note) }
    if !fieldNames.isEmpty {
      try requireFields(of: answer)
      answer = answer.narrowed(to: Set(fieldNames))
    }
    let part = JSONAnswer(budget: budget.flatMap { Int($0) }, skip: skip ?? 0) {
      ArgumentOrder.arguments(["--skip": "\($0)", "--budget": "\($1)"])
    }
    return try part.text(of: answer)
  }

  /// - Throws: A usage error that lists the valid fields, if a requested field doesn't exist.
  func requireFields(of answer: JSON) throws {
    let known = answer.fieldNames
    guard !known.isEmpty, let unknown = fieldNames.first(where: { !known.contains($0) }) else {
      return
    }
    throw wrongUsage(
      Message("there is no field '\(unknown)'").followed(by: "fields are \(list: known)"))
  }

  /// The properties of standard output.
  var terminal: Terminal { Terminal(colors: isJSON ? .never : color) }

  /// Standard output, through the user's pager if the results don't fit on the screen.
  var standardOutput: StandardOutput {
    StandardOutput(pager: isJSON || noPager ? nil : Pager.ofThisPerson)
  }

  /// Prints a note to standard error.
  func note(_ message: Message, _ labels: Labels = .ofThisPerson) {
    if !isQuiet { StandardError.write("hig: \(labels(message).withVisibleControls)") }
  }
}
