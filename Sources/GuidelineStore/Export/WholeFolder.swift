#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A folder that is there whole or not at all.
struct WholeFolder {
  /// Where it lies while it is written.
  let path: String

  /// Writes a folder beside its place, and puts it there at the end.
  ///
  /// - Parameters:
  ///   - target: Its place.
  ///   - mark: The file by which a folder of the same kind is known, which is replaced; nothing else
  ///     is.
  static func write(
    to target: String, replacing mark: String,
    _ body: (WholeFolder) throws(ExportError) -> Void
  ) throws(ExportError) {
    let isThere = unsafe access(target, F_OK) == 0
    let isKnown = unsafe access("\(target)/\(mark)", F_OK) == 0
    guard !isThere || isKnown else {
      throw ExportError(
        "\(target) is there already, and is no docset", hint: "move it away, or name another")
    }
    let folder = WholeFolder(path: "\(target).\(getpid())")
    let old = "\(target).\(getpid()).old"
    do throws(ExportError) {
      guard unsafe mkdir(folder.path, 0o777) == 0 else { throw ExportError(writing: target) }
      try body(folder)
      if isThere, unsafe rename(target, old) != 0 { throw ExportError(writing: target) }
      guard unsafe rename(folder.path, target) == 0 else {
        let error = ExportError(writing: target)
        if isThere { _ = unsafe rename(old, target) }
        throw error
      }
    } catch {
      remove(folder.path)
      throw error
    }
    if isThere { remove(old) }
  }

  /// Writes a file, and makes the folders that it is in.
  func write(_ text: String, to name: String) throws(ExportError) {
    var place = path
    for part in name.split(separator: "/").dropLast() {
      place += "/" + part
      guard unsafe mkdir(place, 0o777) == 0 || errno == EEXIST else {
        throw ExportError(writing: place)
      }
    }
    try WholeFile.replace("\(path)/\(name)", with: text)
  }

  private static func remove(_ path: String) {
    guard !FileKind.isLink(path), let folder = unsafe opendir(path) else {
      _ = unsafe unlink(path)
      return
    }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { remove("\(path)/\(name)") }
    }
    _ = unsafe closedir(folder)
    _ = unsafe rmdir(path)
  }
}
