import GuidelineStore

extension OutputOptions {
  /// Prints a result as JSON if requested, otherwise as a page.
  ///
  /// - Parameter language: The language of labels; `nil` for the user's.
  func print(
    _ json: @autoclosure () -> JSON, in language: Language? = nil,
    for people: (inout Page) throws -> Void
  ) throws {
    var standardOutput = standardOutput
    if isJSON {
      try standardOutput.write(text(of: json()))
    } else {
      var page = Page(for: terminal, labels: Labels(language: language ?? .ofThisPerson))
      try people(&page)
      try standardOutput.write(page.text)
    }
    try standardOutput.finish()
  }

  /// Prints a result as JSON if requested, otherwise as lines without wrapping.
  func print(_ json: @autoclosure () -> JSON, lines: @autoclosure () -> [String]) throws {
    var standardOutput = standardOutput
    if isJSON {
      try standardOutput.write(text(of: json()))
    } else {
      for line in lines() { try standardOutput.write(line + "\n") }
    }
    try standardOutput.finish()
  }
}
