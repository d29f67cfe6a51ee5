import GuidelineStore

extension OutputOptions {
  /// Prints a result: as JSON where that was asked for, else the page that is filled.
  ///
  /// - Parameter language: That of the labels on the page; that of this person, if there is none.
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

  /// Prints a result: as JSON where that was asked for, else lines, which are not broken.
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
