/// Link definitions: `[sheets]: sheets.md` for `[here][sheets]`.
enum LinkDefinitions {
  /// Moves addresses to where they are used, and leaves the defining lines empty.
  static func inlined(_ lines: [SourceLine]) -> [SourceLine] {
    var targets: [String: ArraySlice<UInt8>] = [:]
    var defining: Set<Int> = []
    for (index, line) in lines.enumerated() {
      guard let (name, target) = definition(line.bytes) else { continue }
      targets[name] = targets[name] ?? target
      defining.insert(index)
    }
    guard !targets.isEmpty else { return lines }
    // Repeating a long address could take far more room than the text.
    var room = max(100_000, lines.reduce(0) { $0 + $1.bytes.count })
    return lines.enumerated().map { index, line in
      SourceLine(
        bytes: defining.contains(index) ? [] : inlined(line.bytes, targets, &room),
        number: line.number)
    }
  }

  /// Splits `[name]: address`.
  private static func definition(
    _ line: ArraySlice<UInt8>
  ) -> (name: String, target: ArraySlice<UInt8>)? {
    let content = line.drop { $0 == .space }
    guard line.count - content.count < 4, content.first == UInt8(ascii: "["),
      let close = content.firstIndex(of: UInt8(ascii: "]")), close + 1 < content.endIndex,
      content[close + 1] == UInt8(ascii: ":")
    else { return nil }
    let name = content[(content.startIndex + 1)..<close]
    let target = content[(close + 2)...].drop { $0 == .space }.prefix { $0 != .space }
    // A footnote or a remark continues with words.
    guard let first = name.first, first != UInt8(ascii: "^"), isAddress(target) else { return nil }
    return (key(name), target)
  }

  private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "#") || text.first == UInt8(ascii: "<")
      || text.contains(UInt8(ascii: "/")) || text.find(".md") != nil || text.find(".htm") != nil
  }

  private static func key(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name, as: UTF8.self).trimmed.lowercased()
  }

  /// Makes `[here][sheets]` and `[Sheets][]` inline links.
  private static func inlined(
    _ line: ArraySlice<UInt8>, _ targets: [String: ArraySlice<UInt8>], _ room: inout Int
  ) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var rest = line
    while let middle = rest.find("][") {
      let label = rest[middle.upperBound...]
      let open = rest[..<middle.lowerBound].lastIndex(of: UInt8(ascii: "["))
      guard let open, let close = label.firstIndex(of: UInt8(ascii: "]")) else { break }
      let name = label[..<close].isEmpty ? rest[(open + 1)..<middle.lowerBound] : label[..<close]
      if let target = targets[key(name)], target.count <= room {
        room -= target.count
        result += rest[...middle.lowerBound]
        result.append(UInt8(ascii: "("))
        result += target
        result.append(UInt8(ascii: ")"))
      } else {
        result += rest[...close]
      }
      rest = rest[(close + 1)...]
    }
    return (result + rest)[...]
  }
}
