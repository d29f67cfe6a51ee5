import ArgumentParser
import GuidelineStore

/// A past day, as an alternative to an edition.
struct DayOptions: ParsableArguments {
  @Option(
    name: .customLong("as-of"),
    help: ArgumentHelp(
      "The edition in force on this day: 2016, 2026-07, 2026-07-15.", valueName: "date"))
  var day: PublicationDate?

  /// The edition that was in force.
  private var text: TextQuery? {
    day.map {
      var query = TextQuery(edition: .inForce(in: $0.year, $0.month))
      query.day = $0.text
      return query
    }
  }

  /// Where to read what has changed since the day.
  var note: Message? {
    guard let day, text?.edition == .current else { return nil }
    let command = ArgumentOrder.line(["changes", "--since", day.text])
    return "for what changed since \(day.text): \(command)"
  }

  /// The texts given by day or by name.
  func texts(or editions: [Several<TextQuery>]) -> [TextQuery] {
    text.map { [$0] } ?? editions.values().unlessAny
  }

  /// The configured text, used if none was given.
  func presetText(
    or editions: [Several<TextQuery>], beside languages: [Language]
  ) -> Preset<TextQuery>? {
    editions.isEmpty && day == nil ? Settings.ofThisPerson.text?.beside(languages) : nil
  }

  func requireNoEdition(beside editions: [Several<TextQuery>]) throws {
    guard day == nil || editions.isEmpty else {
      throw wrongUsage("--edition and --as-of can't be used together")
    }
  }
}
