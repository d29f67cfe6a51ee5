#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a result is written to.
enum OutputFile {
  /// Writes text to a file, which is made, or emptied before.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    let problem =
      descriptor < 0 ? errno : FileDescriptor.write(Array(text.utf8), to: descriptor)
    if descriptor >= 0 { close(descriptor) }
    if let problem {
      throw CommandFailure("cannot write to \(path): \(FileDescriptor.words(problem))")
    }
  }
}
