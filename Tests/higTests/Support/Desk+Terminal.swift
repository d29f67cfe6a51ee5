import Foundation

extension Desk {
  /// Runs the program with a terminal for its standard output.
  ///
  /// - Returns: What it wrote there.
  func onTerminal(_ arguments: [String]) throws -> String {
    let line = ([Self.program] + arguments).map { "'\($0)'" }.joined(separator: " ")
    #if os(Linux)
      return try shell("script -qec \"\(line)\" /dev/null < /dev/null").output
    #else
      return try shell("script -q /dev/null \(line) < /dev/null").output
    #endif
  }
}
