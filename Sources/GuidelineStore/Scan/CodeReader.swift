/// What the lexers of Swift and Objective-C share: a place in the bytes of a file, and the tokens
/// found before it.
struct CodeReader {
  /// The place of the next byte.
  var index = 0
  /// Its line, counted from 1.
  var line = 1
  private(set) var source = TokenizedSource()
  private var isFirstOnLine = true

  /// Starts behind the mark that tells the order of bytes, if a file begins with it.
  init(_ bytes: Span<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.count >= 3, mark.indices.allSatisfy({ bytes[$0] == mark[$0] }) { index = 3 }
  }

  /// The byte at some distance from the place; 0 behind the end.
  func byte(_ bytes: Span<UInt8>, _ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  /// Goes on by a byte, and over a line's end as one.
  mutating func advance(_ bytes: Span<UInt8>) {
    let byte = bytes[index]
    index += 1
    guard byte == 0x0A || byte == 0x0D else { return }
    if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
    line += 1
    isFirstOnLine = true
  }

  /// Goes to the line's end.
  mutating func skipLine(_ bytes: Span<UInt8>) {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  /// Goes over a comment that ends with its line.
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

  /// Goes over a comment between `/*` and `*/`.
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

  /// Takes a name.
  ///
  /// - Returns: Its number in the table.
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

  /// Takes a number, with the letters that belong to it.
  mutating func takeNumber(_ bytes: Span<UInt8>) {
    let start = index
    while index < bytes.count {
      let isPoint = bytes[index] == UInt8(ascii: ".") && byte(bytes, 1).isASCIIDigit
      guard bytes[index].isNameByte || isPoint else { break }
      index += 1
    }
    add(.literal, from: start)
  }

  /// Adds a token that ends here.
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

  /// Adds a mark of one byte.
  mutating func takeMark(_ bytes: Span<UInt8>) {
    index += 1
    add(.mark, from: index - 1, mark: bytes[index - 1])
  }

  mutating func add(import module: String) { source.imports.insert(module) }

  mutating func warn(_ line: Int, _ problem: Message) {
    source.diagnostics.append(Diagnostic(.warning, line: line, problem))
  }

  /// The name that stands here after spaces, which are skipped with it; empty if none does.
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
  /// Whether it may stand in a name: letters, digits, underscore, and all beyond ASCII.
  var isNameByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self >= 0x80
  }
}
