#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A store's file, before it is opened.
struct StoreFile {
  let path: String

  private var isInMemory: Bool { path == ":memory:" }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Checks that the file can be opened, and creates its folders if needed.
  func prepare(for access: RuleStore.Access) throws(StoreError) {
    guard !isInMemory else { return }
    switch status {
    case .folder:
      throw StoreError("the store \(path) is a folder", remedy: .nameStore)
    case .file where access != .readOnly && access != .inspection && !isWritable:
      throw StoreError(
        "can't write to the store \(path)",
        remedy: .permitWritingOrNameAnotherStore)
    case .missing where access != .create:
      throw StoreError("there is no store at \(path)", remedy: .createStore)
    case .missing:
      try makeFolders()
    case .unreachable(let code):
      throw StoreError("can't open the store \(path): \(SystemFailure(code).words)")
    case .file: break
    }
  }

  /// Reads the file without SQLite.
  func pages() throws(StoreError) -> DatabasePages {
    do throws(SystemFailure) {
      let image = try OpenFile.bytes(at: FilePath(path), atMost: .max)
      let log = try? OpenFile.bytes(at: FilePath(path + "-wal"), atMost: .max)
      return DatabasePages(image: image ?? [], log: log ?? [])
    } catch {
      throw StoreError("can't open the store \(path): \(error.words)")
    }
  }

  /// Replaces a file that SQLite can no longer write to.
  func replace(with image: [UInt8]) throws(StoreError) {
    do throws(SystemFailure) {
      var draft = try Draft(
        for: FilePath(path), replacing: try? FileStatus(of: FilePath(path)))
      try draft.write(image)
      // A log belongs to the file that it was written for.
      for ending in ["-wal", "-shm", "-journal"] { _ = unsafe unlink(path + ending) }
      try draft.put(at: FilePath(path))
    } catch {
      throw StoreError("can't write to the store \(path): \(error.words)")
    }
  }

  /// Copies the file, which must not be in use, to an unused name beside it.
  ///
  /// - Returns: The path of the copy.
  func keepAside() throws(StoreError) -> String {
    var place = path + ".damaged"
    var number = 2
    while unsafe access(place, F_OK) == 0 {
      place = "\(path).damaged-\(number)"
      number += 1
    }
    try RuleStore.copy(path, to: place)
    if hasLog { try? RuleStore.copy(path + "-wal", to: place + "-wal") }
    return place
  }

  func connectionAccess(for access: RuleStore.Access) -> Connection.Access {
    switch access {
    case .create: .create
    case .readWrite: .readWrite
    case .readOnly, .inspection:
      // A writable connection removes the auxiliary files when it closes. If there is a log or
      // journal, the file alone isn't a complete state.
      isWritable || isInMemory ? .readWrite : hasLog ? .readOnly : .immutable
    }
  }

  private enum Status {
    case file, folder, missing
    case unreachable(Int32)
  }

  private var status: Status {
    do throws(SystemFailure) {
      return try FileStatus(of: FilePath(path)).kind == .folder ? .folder : .file
    } catch {
      return error.isMissing ? .missing : .unreachable(error.code)
    }
  }

  /// The file, and those that SQLite keeps beside it while the store is open.
  var all: [String] {
    isInMemory ? [] : ["", "-wal", "-shm", "-journal"].map { FileTree.identity(of: path) + $0 }
  }

  /// Whether the file and its folder are writable. A file without write permission is left alone
  /// even by root.
  var isWritable: Bool {
    guard let status = try? FileStatus(of: FilePath(path)) else { return false }
    return unsafe status.mayBeWritten && access(path, W_OK) == 0 && access(folder, W_OK) == 0
  }

  /// Whether the file alone may not be the store's whole state.
  var hasLog: Bool {
    ["-wal", "-journal"].contains { ending in
      (try? FileStatus(of: FilePath(path + ending)).size) ?? 0 > 0
    }
  }

  private func makeFolders() throws(StoreError) {
    var ends = folder.indices.filter { folder[$0] == "/" && $0 != folder.startIndex }
    ends.append(folder.endIndex)
    for end in ends {
      let folder = String(folder[..<end])
      guard unsafe mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      let code = errno
      // Folders above a home may be readable only by their owner.
      guard unsafe access(folder, F_OK) != 0 else { continue }
      throw StoreError("can't create the folder \(folder): \(SystemFailure(code).words)")
    }
  }
}
