#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension RuleStore {
  /// Copies a store that isn't written to, such as an installed one.
  ///
  /// - Parameters:
  ///   - path: The store.
  ///   - target: The path of the copy, where there must be no store. Folders are created, and the
  ///     copy is writable.
  package static func copy(_ path: String, to target: String) throws(StoreError) {
    try StoreFile(path: target).prepare(for: .create)
    do throws(SystemFailure) {
      let place = FilePath(target)
      var draft = try Draft(for: place)
      try copyBytes(of: FilePath(path), to: draft)
      try draft.put(at: place)
    } catch {
      throw StoreError("can't copy the store \(path) to \(target): \(error.words)")
    }
  }

  private static func copyBytes(
    of path: FilePath, to draft: borrowing Draft
  ) throws(SystemFailure) {
    let source = unsafe open(path.cString, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw SystemFailure() }
    defer { close(source) }
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while case let count = try OpenFile.fill(&piece, from: source), count > 0 {
      try draft.write(piece[..<count])
    }
  }

  /// Whether a store can be written to or created.
  package static func isWritable(atPath path: String) -> Bool {
    StoreFile(path: path).isWritable
  }
}
