import ArgumentParser

@main
struct HIG: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hig", abstract: "Searches versioned guideline texts from the terminal.")
}
