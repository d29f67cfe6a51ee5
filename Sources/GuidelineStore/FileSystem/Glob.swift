/// A path pattern as in `.gitignore`: `*` and `?` match anything but a slash, `**` any folders,
/// `[a-z]` a range of letters, `{a,b}` alternatives. A pattern without a slash matches the name of
/// a file or folder anywhere. Everything inside a matching folder is left out, too.
package struct Glob: Hashable, Sendable {
  package let text: String
  private let patterns: [[UInt8]]
  private let isAnchored: Bool
  /// The folder that a pattern with a slash is relative to, without symbolic links.
  private let folder: FilePath?

  /// Returns `nil` for an empty pattern, or an unbalanced bracket.
  ///
  /// - Parameter folder: The folder that a pattern with a slash is relative to. If `nil`, the
  ///   pattern matches paths relative to the searched folder, and paths as displayed.
  package init?(_ text: String, from folder: FilePath? = nil) {
    var pattern = text[...]
    while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    let slashes = pattern.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
    pattern = Substring(pattern.utf8.dropLast(min(slashes, max(pattern.utf8.count - 1, 0))))
    if pattern.hasSuffix("/**") { pattern = pattern.dropLast(3) }
    guard !pattern.isEmpty, let patterns = Self.alternatives(of: Array(pattern.utf8)) else {
      return nil
    }
    self.text = text
    self.folder = folder
    self.patterns = patterns
    isAnchored = pattern.contains("/")
  }

  /// Whether the pattern matches a file or folder.
  ///
  /// - Parameters:
  ///   - paths: The path relative to the searched folder, and the path as displayed.
  ///   - place: The absolute path without symbolic links.
  func fits(_ paths: [ArraySlice<UInt8>], at place: FilePath? = nil) -> Bool {
    var paths = paths
    if isAnchored, let folder {
      guard let place, place.isInside(folder) else { return false }
      paths = [place.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }]
    }
    return paths.contains { path in
      var path = path
      if path.starts(with: "./".utf8) { path = path.dropFirst(2) }
      if !isAnchored, let slash = path.lastIndex(of: UInt8(ascii: "/")) {
        path = path[(slash + 1)...]
      }
      return patterns.contains { Self.fits($0[...], path) }
    }
  }

  /// - Complexity: O(*nm*) in the byte counts of both, except with `**`.
  private static func fits(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    var (pattern, path) = (pattern, path)
    // Where to resume if the pattern after the last star doesn't match.
    var star: (pattern: ArraySlice<UInt8>, path: ArraySlice<UInt8>)?
    while true {
      if pattern.starts(with: "**/".utf8) {
        var rest = pattern.dropFirst(3)
        while rest.starts(with: "**/".utf8) { rest = rest.dropFirst(3) }
        if fits(rest, path) { return true }
        guard let slash = path.firstIndex(of: UInt8(ascii: "/")) else { return false }
        path = path[(slash + 1)...]
        continue
      }
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        star = (pattern, path)
        continue
      }
      if pattern.isEmpty, path.isEmpty { return true }
      if let byte = path.first, let rest = taking(byte, pattern) {
        (pattern, path) = (rest, path.dropFirst())
        continue
      }
      guard let known = star, let byte = known.path.first, byte != UInt8(ascii: "/") else {
        return false
      }
      star = (known.pattern, known.path.dropFirst())
      (pattern, path) = (known.pattern, known.path.dropFirst())
    }
  }

  /// The rest of the pattern if its first element matches a byte; otherwise `nil`.
  private static func taking(_ byte: UInt8, _ pattern: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    switch first {
    case UInt8(ascii: "?"): return byte == UInt8(ascii: "/") ? nil : pattern.dropFirst()
    case UInt8(ascii: "\\") where pattern.count > 1:
      let rest = pattern.dropFirst()
      return rest.first == byte ? rest.dropFirst() : nil
    case UInt8(ascii: "["):
      guard let end = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: "]")) else { return nil }
      var set = pattern[(pattern.startIndex + 1)..<end]
      let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
      if isNegated { set = set.dropFirst() }
      var isIn = false
      while let low = set.popFirst() {
        guard set.first == UInt8(ascii: "-"), let high = set.dropFirst().first else {
          isIn = isIn || byte == low
          continue
        }
        isIn = isIn || low <= byte && byte <= high
        set = set.dropFirst(2)
      }
      return isIn != isNegated && byte != UInt8(ascii: "/") ? pattern[(end + 1)...] : nil
    default: return first == byte ? pattern.dropFirst() : nil
    }
  }

  /// Expands the braces; `nil` if a bracket is unbalanced.
  private static func alternatives(of pattern: [UInt8]) -> [[UInt8]]? {
    var patterns: [[UInt8]] = [[]]
    var rest = pattern[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        let taken = [byte] + rest.prefix(1)
        rest = rest.dropFirst()
        patterns = patterns.map { $0 + taken }
      case UInt8(ascii: "["):
        guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let taken = [byte] + rest[...end]
        rest = rest[(end + 1)...]
        patterns = patterns.map { $0 + taken }
      case UInt8(ascii: "{"):
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let words = rest[..<end].split(
          separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        rest = rest[(end + 1)...]
        guard patterns.count * words.count <= 1000 else { return nil }
        patterns = patterns.flatMap { known in words.map { known + $0 } }
      default: for index in patterns.indices { patterns[index].append(byte) }
      }
    }
    return patterns
  }
}
