/// What the Swift and Objective-C lexers share: a position in a file's bytes, and the tokens before
/// it.
struct CodeReader {
  /// The offset of the next byte.
  var index = 0
  /// The line of `index`, counted from 1.
  var line = 1
  private(set) var source = TokenizedSource()
  private var isFirstOnLine = true

  /// Skips a byte order mark.
  init(_ bytes: Span<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.count >= 3, mark.indices.allSatisfy({ bytes[$0] == mark[$0] }) { index = 3 }
  }

  /// The byte at an offset from `index`; 0 past the end.
  func byte(_ bytes: Span<UInt8>, _ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  /// Advances by a byte; CR LF counts as one.
  mutating func advance(_ bytes: Span<UInt8>) {
    let byte = bytes[index]
    index += 1
    guard byte == 0x0A || byte == 0x0D else { return }
    if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
    line += 1
    isFirstOnLine = true
  }

  mutating func skipLine(_ bytes: Span<UInt8>) {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  /// Skips the rest of an `#if`, `#else` … line.
  mutating func skipCondition(_ bytes: Span<UInt8>, after word: String) {
    let start = index
    skipLine(bytes)
    source.branches.take(word, InterfaceReader.text(bytes, start..<index).trimmed, line: line)
  }

  mutating func skipLineComment(_ bytes: Span<UInt8>) {
    let start = index
    skipLine(bytes)
    keepIgnoreComment(bytes, from: start, line)
  }

  private mutating func keepIgnoreComment(_ bytes: Span<UInt8>, from start: Int, _ line: Int) {
    if let comment = FoundIgnoreComment(
      bytes, start..<index, line: line, place: source.tokens.count)
    {
      source.ignoreComments.append(comment)
    }
  }

  /// Skips a `/* … */` comment.
  mutating func skipComment(_ bytes: Span<UInt8>, nests: Bool) {
    let (begin, start) = (index, line)
    defer { keepIgnoreComment(bytes, from: begin, start) }
    var depth = 0
    while index < bytes.count {
      if byte(bytes) == UInt8(ascii: "*"), byte(bytes, 1) == UInt8(ascii: "/") {
        index += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte(bytes) == UInt8(ascii: "/"), byte(bytes, 1) == UInt8(ascii: "*"),
        nests || depth == 0
      {
        index += 2
        depth += 1
      } else {
        advance(bytes)
      }
    }
    warn(start, "unterminated comment")
  }

  /// Adds a token for the name here.
  ///
  /// - Returns: The name's index in the table.
  @discardableResult
  mutating func takeName(_ bytes: Span<UInt8>, _ names: NameTable) -> Int32 {
    let start = index
    var hash = StableHash()
    while index < bytes.count, bytes[index].isNameByte {
      hash.take(bytes[index])
      index += 1
    }
    let number = names.number(in: bytes, start..<index, hash)
    add(.name, from: start, name: number, isCapitalized: bytes[start].isASCIIUppercase)
    return number
  }

  /// Adds a token for the number here, including its suffix and exponent letters.
  mutating func takeNumber(_ bytes: Span<UInt8>) {
    let start = index
    while index < bytes.count {
      let isPoint = bytes[index] == UInt8(ascii: ".") && byte(bytes, 1).isASCIIDigit
      guard bytes[index].isNameByte || isPoint else { break }
      index += 1
    }
    add(.literal, from: start)
  }

  mutating func add(
    _ kind: SourceToken.Kind, from start: Int, line: Int? = nil, mark: UInt8 = 0, name: Int32 = -1,
    isCapitalized: Bool = false
  ) {
    source.tokens.append(
      SourceToken(
        kind: kind, mark: mark, name: name, isCapitalized: isCapitalized, range: start..<index,
        line: line ?? self.line,
        isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
  }

  /// Adds a token for one punctuation byte.
  mutating func takeMark(_ bytes: Span<UInt8>) {
    index += 1
    add(.mark, from: index - 1, mark: bytes[index - 1])
  }

  mutating func add(import module: String) { source.imports.insert(module) }

  mutating func warn(_ line: Int, _ problem: Message) {
    source.diagnostics.append(Diagnostic(.warning, line: line, problem))
  }

  /// Reads a name after optional spaces; empty if there is none.
  mutating func skipName(_ bytes: Span<UInt8>) -> String {
    while byte(bytes) == 0x20 || byte(bytes) == 0x09 { index += 1 }
    var name: [UInt8] = []
    while index < bytes.count, bytes[index].isNameByte {
      name.append(bytes[index])
      index += 1
    }
    return String(decoding: name, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte can be in an identifier: a letter, digit, `_`, `$` or non-ASCII.
  var isNameByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self >= 0x80
  }
}
