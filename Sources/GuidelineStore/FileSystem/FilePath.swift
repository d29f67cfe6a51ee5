#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A path as the system stores it: bytes that may not be valid UTF-8.
package struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")

  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package init(cString: UnsafePointer<CChar>) {
    let start = unsafe UnsafeRawPointer(cString)
    bytes = unsafe Array(UnsafeRawBufferPointer(start: start, count: strlen(cString)))
  }

  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The path for display; invalid UTF-8 appears as `\xFF`.
  package var text: String {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let scalar = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
        .first
      text += scalar ?? "\\x" + String(first, radix: 16, uppercase: true)
      rest.removeFirst(scalar?.utf8.count ?? 1)
    }
    return text
  }

  // MARK: Parts

  func appending(_ name: some Sequence<UInt8>) -> FilePath {
    FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name)
  }

  /// The path with a suffix such as `-wal`.
  func with(ending: String) -> FilePath { FilePath(bytes: bytes + ending.utf8) }

  /// The path of the containing folder.
  var folder: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return FilePath(".") }
    return end == 0 ? FilePath("/") : FilePath(bytes: bytes[..<end])
  }

  /// The last component.
  var name: ArraySlice<UInt8> {
    bytes.lastIndex(of: Self.slash).map { bytes[($0 + 1)...] } ?? bytes[...]
  }

  /// Whether the path is `folder` or inside it; both are absolute.
  func isInside(_ folder: FilePath) -> Bool {
    bytes.starts(with: folder.bytes)
      && (bytes.count == folder.bytes.count || folder.bytes.last == Self.slash
        || bytes[folder.bytes.count] == Self.slash)
  }

  // MARK: Links

  /// Whether the item at this path is a symbolic link.
  var isLink: Bool { (try? FileStatus(of: self, isBehindLinks: false).kind) == .link }

  /// The absolute path without symbolic links; `nil` if nothing exists there.
  var real: FilePath? {
    guard let real = unsafe realpath(cString, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe FilePath(cString: real)
  }

  /// The absolute path without symbolic links; components that don't exist are kept as written.
  var absolute: FilePath {
    if let real { return real }
    return folder == self ? self : folder.absolute.appending(name)
  }

  /// Renames the item at this path, replacing any item at `other`.
  func move(to other: FilePath) throws(SystemFailure) {
    guard unsafe rename(cString, other.cString) == 0 else { throw SystemFailure() }
  }

  /// Creates a folder at this path unless it exists.
  func makeFolder() throws(SystemFailure) {
    guard unsafe mkdir(cString, 0o777) != 0 else { return }
    let failure = SystemFailure()
    guard failure.code == EEXIST, (try? FileStatus(of: self).kind) == .folder else { throw failure }
  }

  /// The files in this folder and its subfolders, as sorted paths relative to it. Links and empty
  /// folders count as files.
  func files() throws(SystemFailure) -> [FilePath] {
    var files: [FilePath] = []
    for name in try names() {
      let item = appending(name)
      if try FileStatus(of: item, isBehindLinks: false).kind == .folder {
        let inner = try item.files()
        for file in inner { files.append(FilePath(bytes: name).appending(file.bytes)) }
        guard inner.isEmpty else { continue }
      }
      files.append(FilePath(bytes: name))
    }
    return files
  }

  /// The names in this folder, sorted.
  func names() throws(SystemFailure) -> [[UInt8]] {
    guard let folder = unsafe opendir(cString) else { throw SystemFailure() }
    defer { unsafe closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
