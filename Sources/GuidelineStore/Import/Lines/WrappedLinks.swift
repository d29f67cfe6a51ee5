/// Links whose address was wrapped by a program that folds lines: `[Sheets](/design/⏎sheets)`.
enum WrappedLinks {
  /// Moves the rest of a wrapped address up to its first line; in a heading, all the text after it.
  static func joined(_ lines: [SourceLine]) -> [SourceLine] {
    guard lines.contains(where: { isCutOff($0.bytes) }) else { return lines }
    var joined: [SourceLine] = []
    for line in lines {
      guard let start = joined.last, isCutOff(start.bytes), let end = addressEnd(line.bytes) else {
        joined.append(line)
        continue
      }
      let isHeading = LineContent(start.bytes).headingLevel != nil
      let cut = isHeading ? line.bytes.endIndex : end
      let rest = line.bytes[cut...]
      joined[joined.count - 1].bytes =
        (trimmed(start.bytes) + withoutMarks(line.bytes[..<cut]))[...]
      if !LineContent(rest).isBlank { joined.append(SourceLine(bytes: rest, number: line.number)) }
    }
    return joined
  }

  /// Whether a line ends inside a link's address.
  private static func isCutOff(_ line: ArraySlice<UInt8>) -> Bool {
    let line = trimmed(line)
    guard let last = line.last, last == UInt8(ascii: "-") || last == UInt8(ascii: "/"),
      let start = line.lastIndex(of: UInt8(ascii: "(")), start > line.startIndex,
      line[start - 1] == UInt8(ascii: "]")
    else { return false }
    let address = line[(start + 1)...]
    return address.contains(UInt8(ascii: "/"))
      && !address.contains { $0.isSpaceOrLineFeed || $0 == UInt8(ascii: ")") }
  }

  /// Where a continued address ends: after its parenthesis and whatever directly follows.
  private static func addressEnd(_ line: ArraySlice<UInt8>) -> Int? {
    let content = withoutMarks(line)
    guard let close = content.firstIndex(of: UInt8(ascii: ")")),
      !content[..<close].contains(where: { $0.isSpaceOrLineFeed || $0 == UInt8(ascii: "(") })
    else { return nil }
    return content[close...].firstIndex(where: \.isSpaceOrLineFeed) ?? content.endIndex
  }

  /// Without indentation and quote marks.
  private static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0.isSpaceOrLineFeed || $0 == UInt8(ascii: ">") }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last.isSpaceOrLineFeed { line.removeLast() }
    return line
  }
}
