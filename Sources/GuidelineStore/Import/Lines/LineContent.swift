/// The rest of a line after the marks at its start.
struct LineContent {
  struct Fence {
    let mark: UInt8
    let width: Int

    func closes(_ other: Fence) -> Bool { mark == other.mark && width >= other.width }
  }

  /// The remaining bytes, without white space at either end.
  private(set) var rest: ArraySlice<UInt8>
  /// The indentation in columns; a tab counts four.
  private(set) var column = 0

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    trim()
  }

  private mutating func trim() {
    while let byte = rest.first {
      if byte == .space {
        column += 1
      } else if byte == 0x09 {
        column += 4
      } else if byte == 0xC2, rest.dropFirst().first == 0xA0 {
        rest.removeFirst()
        column += 1
      } else {
        break
      }
      rest.removeFirst()
    }
    while let last = rest.last, last.isSpaceOrLineFeed { rest.removeLast() }
    while rest.count >= 2, rest.last == 0xA0, rest[rest.endIndex - 2] == 0xC2 {
      rest.removeLast(2)
      while let last = rest.last, last.isSpaceOrLineFeed { rest.removeLast() }
    }
  }

  var isBlank: Bool { rest.isEmpty }

  /// Removes `>` marks and returns their number.
  mutating func takeQuoteMarks(isInList: Bool) -> Int {
    var depth = 0
    while rest.first == UInt8(ascii: ">"), isInList || column < 4 || depth > 0 {
      depth += 1
      rest.removeFirst()
      column = 0
      trim()
    }
    return depth
  }

  /// Whether no mark of a block starts the line.
  var isPlainText: Bool {
    guard let first = rest.first else { return false }
    return !hasItemMarker && headingLevel == nil && fence == nil && first != UInt8(ascii: "*")
      && first != UInt8(ascii: "<") && first != UInt8(ascii: "!") && first != UInt8(ascii: "|")
  }

  /// Whether it is just the name of a common section.
  var namesSection: Bool {
    rest.count <= 60 && PageWords.isCommonSection(String(decoding: rest, as: UTF8.self))
  }

  /// The number of `**`.
  var strongMarks: Int {
    var marks = 0
    var rest = rest
    while let range = rest.find("**") {
      marks += 1
      rest = rest[range.upperBound...]
    }
    return marks
  }

  var fence: Fence? {
    guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let width = rest.prefix { $0 == mark }.count
    guard width >= 3, !rest.dropFirst(width).contains(mark) else { return nil }
    return Fence(mark: mark, width: width)
  }

  /// The mark of a `===` or `---` line.
  var underline: UInt8? {
    guard let mark = rest.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"),
      rest.count >= 3, rest.allSatisfy({ $0 == mark })
    else { return nil }
    return mark
  }

  var isThematicBreak: Bool {
    guard let mark = rest.first,
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
    else { return false }
    var count = 0
    for byte in rest {
      if byte == mark { count += 1 } else if byte != .space { return false }
    }
    return count >= 3
  }

  // MARK: Headings

  /// The level of an ATX heading. The space after `##` may be missing.
  var headingLevel: Int? {
    let level = rest.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level), rest.count > level else { return nil }
    let next = rest[rest.startIndex + level]
    if next.isSpaceOrLineFeed || next == 0xC2 { return level }
    return level >= 2 && (next.isWordByte || next == UInt8(ascii: "*")) ? level : nil
  }

  mutating func takeHeadingMarks() {
    let level = rest.prefix { $0 == UInt8(ascii: "#") }.count
    rest.removeFirst(level)
    let isTight = rest.first.map { !$0.isSpaceOrLineFeed } ?? false
    trim()
    let marks = rest.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    // People who omit the space do so at both ends: `##Cups##`.
    if marks > 0, rest.count > marks,
      rest[rest.endIndex - marks - 1] == .space || isTight && marks == level
    {
      rest.removeLast(marks)
      trim()
    } else if rest.count > 2, rest.suffix(2).elementsEqual("¶".utf8) {
      rest.removeLast(2)
      trim()
    }
  }

  // MARK: Lists

  var itemMarker: ItemMarker? { ItemMarker(rest) }

  var hasItemMarker: Bool { itemMarker != nil }

  mutating func takeItemMarker() {
    guard let marker = itemMarker else { return }
    rest.removeFirst(marker.length)
    trim()
    if rest.starts(with: "[ ] ".utf8) || rest.starts(with: "[x] ".utf8) {
      rest.removeFirst(4)
      trim()
    }
  }

  // MARK: Dialects

  /// `true` for the line that opens a call-out, `false` for the one that closes it.
  var calloutMark: Bool? {
    if rest.starts(with: "{% hint".utf8) || rest.elementsEqual("<aside>".utf8) { return true }
    if rest.starts(with: "{% endhint".utf8) || rest.elementsEqual("</aside>".utf8) { return false }
    guard rest.starts(with: ":::".utf8) else { return nil }
    return rest.drop { $0 == UInt8(ascii: ":") }.contains { !$0.isSpaceOrLineFeed }
  }

  /// A wiki command, such as `{% embed … %}`.
  var isWikiCommand: Bool {
    rest.starts(with: "{%".utf8) && rest.suffix(2).elementsEqual("%}".utf8)
  }

  /// The parsed tags, if the line has only tags and images.
  var onlyTags: InlineText? {
    guard rest.first == UInt8(ascii: "<") else { return nil }
    let text = InlineParser.parse(Array(rest))
    return text.isEmpty ? text : nil
  }
}
