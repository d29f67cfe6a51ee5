/// A failure to write a digest.
package struct ExportError: RemediableError, Hashable {
  package let problem: Message
  package let remedy: Remedy?

  init(_ problem: Message, hint: Message? = nil) {
    self.init(problem, remedy: hint.map(Remedy.advice))
  }

  init(_ problem: Message, remedy: Remedy?) {
    (self.problem, self.remedy) = (problem, remedy)
  }

  /// Describes a system error for a path.
  init(writing path: String, _ failure: SystemFailure) {
    self =
      failure.isFullDisk
      ? .noSpace(for: path) : ExportError("can't write \(path): \(failure.words)")
  }

  static func noSpace(for path: String) -> ExportError {
    ExportError(
      "no space left for \(path)", hint: "free some disk space and try again")
  }

  /// Converts system errors for users.
  static func inWords<T: ~Copyable>(
    writing path: String, _ body: () throws(SystemFailure) -> T
  ) throws(ExportError) -> T {
    do throws(SystemFailure) {
      return try body()
    } catch {
      throw ExportError(writing: path, error)
    }
  }
}
