import GuidelineStore

/// What the program was called with, as the system has it: a name may hold bytes that are no text.
enum Arguments {
  private static let all: [FilePath] = (0..<Int(CommandLine.argc)).compactMap { index in
    unsafe CommandLine.unsafeArgv[index].map { unsafe FilePath(cString: $0) }
  }

  /// Whether there are any: without `/proc` Linux tells a program nothing of them, not even its name.
  static var areKnown: Bool { !all.isEmpty }

  /// The name that the program was called by.
  static var program: String { all.first?.text ?? "" }

  /// What follows the program's name, as text.
  static var texts: [String] { all.dropFirst().map(\.text) }

  /// The path that an argument names.
  static func path(_ text: String) -> FilePath {
    all.first { $0.text == text } ?? FilePath(text)
  }
}
