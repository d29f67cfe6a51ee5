import CZstd

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Packs texts into a Swift file, as a literal with a character for each byte: a literal of bytes takes
/// the compiler minutes.
///
/// `packtexts OUTPUT FOLDER PATH…`, with paths relative to the folder. In the archive, a line with the
/// size and the path comes before the bytes of each file.
@main
enum PackTexts {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 3 else { fail("usage: packtexts OUTPUT FOLDER PATH…") }
    var archive: [UInt8] = []
    for path in arguments[3...] {
      let content = bytes(ofFile: arguments[2] + "/" + path)
      archive += Array("\(content.count) \(path)\n".utf8) + content
    }
    let packed = packed(archive)
    save(
      """
      extension CarriedTexts {
        /// Differs between texts.
        package static let fingerprint = "\(fingerprint(of: packed))"
        static let archiveSize = \(archive.count)
        static let archive = "\(packed.map(character).joined())"
      }

      """, to: arguments[1])
  }

  private static func bytes(ofFile path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { fail("packtexts: can't read \(path)") }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = unsafe fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece[..<count]
    }
    guard unsafe ferror(file) == 0 else { fail("packtexts: can't read \(path)") }
    return bytes
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: ZSTD_compressBound(bytes.count)) { packed, count in
      count = unsafe ZSTD_compress(packed.baseAddress, packed.count, bytes, bytes.count, 19)
      guard ZSTD_isError(count) == 0 else { fail("packtexts: zstd failed") }
    }
  }

  /// The FNV-1a hash.
  private static func fingerprint(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  /// The character with a byte's number, as a literal has it.
  private static func character(_ byte: UInt8) -> String {
    switch byte {
    case 0..<0x20, 0x22, 0x5C, 0x7F...0x9F: "\\u{\(String(byte, radix: 16))}"
    default: String(Unicode.Scalar(byte))
    }
  }

  private static func save(_ text: String, to path: String) {
    let file = unsafe fopen(path, "wb")
    guard let file = unsafe file, unsafe fputs(text, file) >= 0, unsafe fclose(file) == 0 else {
      fail("packtexts: can't write \(path)")
    }
  }

  private static func fail(_ problem: String) -> Never {
    let line = problem + "\n"
    _ = unsafe write(STDERR_FILENO, line, line.utf8.count)
    exit(1)
  }
}
