import GuidelineStore

extension OutputOptions {
  /// Prints a result: as JSON where that was asked for, else the page that is filled.
  func print(_ json: @autoclosure () -> JSON, for people: (inout Page) throws -> Void) throws {
    var standardOutput = standardOutput
    if isJSON {
      try standardOutput.write(json().text + "\n")
    } else {
      var page = Page(for: terminal)
      try people(&page)
      try standardOutput.write(page.text)
    }
    try standardOutput.finish()
  }
}
