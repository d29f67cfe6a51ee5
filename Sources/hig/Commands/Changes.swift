import ArgumentParser
import GuidelineStore

struct Changes: Command {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "List what Apple changed in the current edition, newest first.",
    discussion: "On a terminal, fields are in columns; otherwise they are separated by tabs.")

  @Option(
    help: ArgumentHelp("Go back to this day, month or year: 2025-12-16.", valueName: "date"))
  var since: PublicationDate?

  @OptionGroup var topicOptions: TopicOptions

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("The language of the descriptions: en, ko, ja …", valueName: "lang"),
    completion: StoreCompletion.language)
  var language: Language?

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    try store.require(nil, in: language?.withoutRegion)
    let changes = try store.publishedChanges(
      since: since?.text, ofTopics: try topicOptions.slugs(in: store),
      in: language ?? .ofThisPerson)
    try output.print(changes, json: ["changes": JSON(changes) { JSON($0) }])
    if changes.isEmpty {
      output.note(
        since.map { "no page is known to have changed since \($0.text)" }
          ?? "no change of these pages is known")
      throw ExitStatus.nothingFound.error
    }
  }
}

/// A publication day, month or year: `2025-12-16`, `2025-12`, `2025`.
struct PublicationDate: ExpressibleByArgument {
  let text: String
  let year: Int
  let month: Int?

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let sizes = parts.map(\.utf8.count)
    let numbers = parts.compactMap { Int($0) }
    guard [[4], [4, 2], [4, 2, 2]].contains(sizes), numbers.count == parts.count
    else { return nil }
    text = argument
    year = numbers[0]
    month = numbers.dropFirst().first
    guard month.map({ 1...12 ~= $0 }) ?? true, parts.count < 3 || TextPeriod.day(argument) != nil
    else { return nil }
  }
}

extension OutputOptions {
  /// Prints a line for each change, or the answer in JSON.
  func print(_ changes: [PublishedChange], json: @autoclosure () -> JSON) throws {
    let rows = changes.map { [$0.change.day, $0.topic, $0.title, $0.change.summary] }
    try print(json(), lines: Table(rows: rows).lines(for: terminal))
  }
}

extension JSON {
  init(_ change: PublishedChange) {
    self = JSON(item: [
      "date": .string(change.change.day),
      "topic": .string(change.topic),
      "title": .string(change.title),
      "text": JSON(change.text),
      "summary": .string(change.change.summary),
      "url": .optional(change.address),
    ])
  }
}
