#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FoundFile {
  /// The most bytes that a file may have.
  public static let sizeLimit = 32 << 20

  /// Reads the file, once.
  ///
  /// - Throws: ``ImportError`` if it cannot be read, or is larger than ``sizeLimit``: a regular file
  ///   before anything of it is read.
  public func contents() throws(ImportError) -> [UInt8] {
    if let problem { throw problem }
    guard identity != "-" else { return try Self.contents(of: STDIN_FILENO, expecting: 0) }
    let descriptor = unsafe open(location, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ENOENT
        ? ImportError("vanished before it could be read")
        : ImportError("cannot be read: \(FileKind.words(for: code))")
    }
    defer { close(descriptor) }
    var status = stat()
    let size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
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
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return content }
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        throw ImportError("cannot be read: \(FileKind.words(for: code))")
      }
      content.append(contentsOf: piece[..<count])
      guard content.count <= sizeLimit else { throw isTooLarge }
    }
  }
}
