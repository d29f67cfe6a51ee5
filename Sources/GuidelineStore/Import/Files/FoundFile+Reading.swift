#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FoundFile {
  /// A file in memory; the extension of its name indicates the format.
  package init(named name: String, holding content: [UInt8]) {
    self.init(
      path: name, identity: name, isOwn: false, isNamed: true, location: FilePath(name),
      given: content, problem: nil)
  }

  /// In bytes.
  static let sizeLimit = 32 << 20

  /// Reads the file, once. A regular file larger than ``sizeLimit`` is refused before reading.
  package func contents() throws(ImportError) -> [UInt8] {
    if let problem { throw problem }
    if let given {
      guard given.count <= Self.sizeLimit else { throw Self.isTooLarge }
      return given
    }
    guard identity != "-" else { return try Self.contents(of: STDIN_FILENO, expecting: 0) }
    let isPipe = location.isOpenPipe
    // Whatever is there by now, opening it neither blocks nor follows a symbolic link.
    let flags = isPipe ? O_RDONLY : O_RDONLY | O_NONBLOCK | O_NOFOLLOW
    let descriptor = unsafe open(location.cString, flags | O_CLOEXEC)
    guard descriptor >= 0 else {
      let failure = SystemFailure()
      throw failure.isMissing
        ? ImportError("disappeared before it could be read") : ImportError(failure)
    }
    defer { close(descriptor) }
    let status = try? FileStatus(ofOpen: descriptor)
    guard isPipe || status?.kind == .file else { throw .isNoFile }
    let size = status?.size ?? 0
    guard size <= Self.sizeLimit else { throw Self.isTooLarge }
    return try Self.contents(of: descriptor, expecting: size)
  }

  private static var isTooLarge: ImportError {
    ImportError(
      "is larger than \(sizeLimit >> 20) MB", hint: "split it into smaller documents")
  }

  private static func contents(
    of descriptor: Int32, expecting size: Int
  ) throws(ImportError) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(size)
    var piece = [UInt8](repeating: 0, count: min(max(size + 1, 1 << 12), 1 << 16))
    do throws(SystemFailure) {
      while case let count = try OpenFile.fill(&piece, from: descriptor), count > 0 {
        content.append(contentsOf: piece[..<count])
        guard content.count <= sizeLimit else { break }
      }
    } catch {
      throw ImportError(error)
    }
    guard content.count <= sizeLimit else { throw isTooLarge }
    return content
  }
}

extension FileTree {
  /// Reads a file that isn't a guideline; `nil` if nothing is there, not even a symbolic link.
  package static func contents(ofFileAt path: FilePath) throws(ImportError) -> [UInt8]? {
    do throws(SystemFailure) {
      _ = try FileStatus(of: path, isBehindLinks: false)
    } catch {
      if error.isMissing { return nil }
      throw ImportError(error)
    }
    guard (try? FileStatus(of: path).kind) != .folder else {
      throw ImportError("is a folder", hint: "name a file")
    }
    return try files(at: [path]).first.map { file throws(ImportError) in try file.contents() }
  }
}
