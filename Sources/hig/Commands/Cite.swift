import ArgumentParser

struct Cite: Command {
  static let configuration = CommandConfiguration(
    commandName: "cite",
    abstract: "Print a rule with its edition and address, as Markdown.",
    discussion: """
      Short for hig show --format markdown. A concept is cited in its newest wording in your \
      language, a topic as a whole page.
      """)

  @OptionGroup var options: ShowOptions

  func perform() async throws { try await options.perform(asMarkdown: true) }
}
