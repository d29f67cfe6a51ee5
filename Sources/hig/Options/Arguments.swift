import GuidelineStore

/// The arguments of the process as bytes, because file names may be invalid UTF-8.
enum Arguments {
  private static let all: [FilePath] = (0..<Int(CommandLine.argc)).compactMap { index in
    unsafe CommandLine.unsafeArgv[index].map { unsafe FilePath(cString: $0) }
  }

  /// The name the program was called by.
  static var program: String { all.first?.text ?? "" }

  /// The arguments after the program's name, as text.
  static var texts: [String] { all.dropFirst().map(\.text) }

  /// The path of an argument, given its text.
  static func path(_ text: String) -> FilePath {
    all.first { $0.text == text } ?? FilePath(text)
  }
}
