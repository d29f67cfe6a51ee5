import ArgumentParser
import GuidelineStore

struct Show: Command {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a rule, a concept in all its texts, a whole topic, or a term.",
    discussion: """
      A rule is modality@2019/ios12:ko.6, a concept modality/keep-tasks-short. A topic has names \
      in every language: modality, 모달리티, モダリティ; a Korean or Japanese name shows the page in \
      that language. If no topic has the name, hig looks it up in the glossary: spinner. \
      term:alert always looks in the glossary. A symbol outside the glossary shows its topic: \
      UINavigationItem.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown
  }

  @OptionGroup var options: ShowOptions

  @Option(help: "Output format; hig cite is short for --format markdown.")
  var format: Format = .text

  func validate() throws {
    guard format == .text || !options.output.isJSON else {
      throw wrongUsage("--format markdown and --json can't be used together")
    }
  }

  func perform() async throws { try await options.perform(asMarkdown: format == .markdown) }
}
