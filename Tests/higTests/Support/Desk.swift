import Foundation

/// A place to run the program in: a home of its own, with nothing in it.
final class Desk {
  /// What a run of the program gave.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of standard output.
    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
  }

  let folder: String
  /// What the program finds in its environment. The store is named there, because in a checkout of
  /// the project, such as this, a missing store is made from the project's texts.
  var environment: [String: String]

  init() throws {
    // Without hyphens: one in 700 identifiers has a group like `2019`, which names an edition.
    folder = NSTemporaryDirectory() + "hig" + UUID().uuidString.filter { $0 != "-" }
    environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder, "XDG_DATA_HOME": folder + "/data",
      "HIG_STORE": folder + "/data/hig/guidelines.sqlite", "LC_ALL": "C.UTF-8", "TERM": "xterm",
      "HIG_PAGER": "", "HIG_CONFIG": "",
    ]
    try FileManager.default.createDirectory(
      atPath: folder + "/data", withIntermediateDirectories: true)
  }

  deinit {
    // What stays behind lies among the system's temporary files.
    _ = try? FileManager.default.removeItem(atPath: folder)
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file below the folder.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Runs the program in the folder.
  @discardableResult
  func hig(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    program: String = Desk.program
  ) throws -> Outcome {
    try run(program, arguments, input: input, environment: environment)
  }

  /// The same for a list.
  func hig(arguments: [String], input: String = "") throws -> Outcome {
    try run(Self.program, arguments, input: input, environment: [:])
  }

  /// Runs a line of the shell in the folder; `hig` is the program.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    let line = "set -o pipefail; hig() { '\(Self.program)' \"$@\"; }; \(line)"
    return try run("/bin/bash", ["-c", line], input: "", environment: environment)
  }

  private func run(
    _ program: String, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Outcome {
    let name = UUID().uuidString
    let files = try ["in", "out", "err"].map { kind in
      let path = self.path(".\(name).\(kind)")
      try Data((kind == "in" ? input : "").utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = self.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: files[0])
    process.standardOutput = FileHandle(forWritingAtPath: files[1])
    process.standardError = FileHandle(forWritingAtPath: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOfFile: files[1], encoding: .utf8),
      errors: try String(contentsOfFile: files[2], encoding: .utf8))
  }

  /// The program beside the tests.
  static let program: String = {
    #if os(Linux)
      let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #else
      let tests =
        Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        ?? Bundle.main.bundleURL
    #endif
    return tests.deletingLastPathComponent().appendingPathComponent("hig").path
  }()

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
}
