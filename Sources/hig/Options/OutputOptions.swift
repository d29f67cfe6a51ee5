import ArgumentParser
import GuidelineStore

/// When to use colours.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// How every command writes.
struct OutputOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  @Option(help: "When to use colours.")
  var color: ColorChoice = .auto

  @Flag(name: .customLong("quiet"), help: "Print no notes, only results and errors.")
  var isQuiet = false

  @Flag(help: "Show long results without a pager.")
  var noPager = false

  /// What is known of standard output.
  var terminal: Terminal { Terminal(colors: isJSON ? .never : color) }

  /// Where results go: through the person's pager, where they are longer than the screen.
  var standardOutput: StandardOutput {
    StandardOutput(pager: isJSON || noPager ? nil : Pager.ofThisPerson)
  }

  /// Tells something that is no result.
  func note(_ text: String) {
    if !isQuiet { StandardError.write("hig: \(text.withVisibleControls)") }
  }
}
