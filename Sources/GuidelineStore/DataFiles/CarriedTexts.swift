/// The project's own texts, which the build packs into the program.
package enum CarriedTexts {
  /// The files, as if they were in a folder.
  static var files: [FoundFile] {
    var files: [FoundFile] = []
    var rest = unpacked[...]
    while let end = rest.firstIndex(of: .lineFeed) {
      let line = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ", maxSplits: 1)
      let (size, path) = (Int(line[0]) ?? 0, String(line[1]))
      files.append(
        FoundFile(
          path: path, identity: "data:" + path, isOwn: true, location: FilePath(path),
          given: Array(rest[(end + 1)...].prefix(size)), problem: nil))
      rest = rest[(end + 1)...].dropFirst(size)
    }
    return files
  }

  private static var unpacked: [UInt8] {
    let packed = archive.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    guard let bytes = Compression().unpacked(packed.span, count: archiveSize) else {
      preconditionFailure("the carried texts are damaged")
    }
    return bytes
  }
}
