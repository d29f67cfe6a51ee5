/// Splits the source of a web page into tags and texts. As in browsers, nothing is an error:
/// https://html.spec.whatwg.org/multipage/parsing.html#tokenization
struct HTMLTokenizer {
  /// Ranges are in bytes of the source.
  enum Token {
    case text(Range<Int>)
    case start(HTMLElement, attributes: Range<Int>)
    case end(HTMLElement)
    case comment(Range<Int>)
  }

  let source: [UInt8]
  private var index = 0

  init(_ source: [UInt8]) { self.source = source }

  mutating func next() -> Token? {
    let start = index
    while index < source.count {
      guard source[index] == UInt8(ascii: "<"), startsMarkup else {
        index += 1
        continue
      }
      if index > start { return .text(start..<index) }
      return markup()
    }
    return index > start ? .text(start..<index) : nil
  }

  /// The text of a raw element that has just started, up to its end tag.
  mutating func rawText(of element: HTMLElement) -> Range<Int> {
    let start = index
    while let open = source[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open
      if byte(at: open + 1) == UInt8(ascii: "/"), name(from: open + 2).element == element {
        _ = markup()
        return start..<open
      }
      index += 1
    }
    index = source.count
    return start..<index
  }

  private func byte(at place: Int) -> UInt8 { place < source.count ? source[place] : 0 }

  private var startsMarkup: Bool {
    switch byte(at: index + 1) {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"): true
    case let next: next.isASCIILetter
    }
  }

  private mutating func markup() -> Token {
    let start = index
    let next = byte(at: start + 1)
    if next.isASCIILetter {
      let (element, end) = name(from: start + 1)
      index = HTMLAttributes.end(in: source, from: end)
      return .start(element, attributes: end..<max(end, index - 1))
    }
    if next == UInt8(ascii: "/"), byte(at: start + 2).isASCIILetter {
      let (element, end) = name(from: start + 2)
      index = HTMLAttributes.end(in: source, from: end)
      return .end(element)
    }
    let isComment = source[start...].starts(with: "<!--".utf8)
    let close: StaticString = isComment ? "-->" : ">"
    // `<!-->` is a whole comment.
    let content = start + 2
    let end = source[min(content, source.count)...].find(close)?.upperBound ?? source.count
    index = end
    return .comment(content..<max(content, end))
  }

  /// The element whose name starts at a byte, and the end of the name.
  private func name(from start: Int) -> (element: HTMLElement, end: Int) {
    let name = source[min(start, source.count)...].prefix {
      !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
    }
    guard name.count <= Self.longestName else { return (.other, name.endIndex) }
    let letters = name.map { $0.isASCIIUppercase ? $0 | 0x20 : $0 }
    return (HTMLElement(named: String(decoding: letters, as: UTF8.self)), name.endIndex)
  }

  /// In bytes.
  private static let longestName = 10
}

struct HTMLAttributes {
  private var values: [(name: String, value: ArraySlice<UInt8>)] = []

  /// - Parameter bytes: A tag from the end of its name.
  init(_ bytes: ArraySlice<UInt8>) {
    var scanner = Scanner(bytes)
    while let (name, value) = scanner.next() {
      values.append((String(decoding: bytes[name], as: UTF8.self).lowercased(), bytes[value]))
    }
  }

  /// Empty if the attribute has no value.
  subscript(name: String) -> String? {
    values.first { $0.name == name }
      .map { String(decoding: HTMLEntity.decoded($0.value), as: UTF8.self).trimmed }
  }

  /// The offset after a tag's `>`, for attributes that start at a byte.
  static func end(in source: [UInt8], from start: Int) -> Int {
    var scanner = Scanner(source[start...])
    while scanner.next() != nil {}
    return min(scanner.index + 1, source.count)
  }

  private struct Scanner {
    let bytes: ArraySlice<UInt8>
    /// After the last attribute, and finally at the `>`.
    var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      index = bytes.startIndex
    }

    mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
      skip { $0.isHTMLSpace || $0 == UInt8(ascii: "/") }
      let start = index
      guard index < bytes.endIndex, bytes[index] != UInt8(ascii: ">") else { return nil }
      // An `=` at the start belongs to the name.
      index += 1
      skip {
        !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
          && $0 != UInt8(ascii: "=")
      }
      let name = start..<index
      skip(\.isHTMLSpace)
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "=") else {
        return (name, index..<index)
      }
      index += 1
      skip(\.isHTMLSpace)
      guard index < bytes.endIndex else { return (name, index..<index) }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        let start = index
        skip { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
        return (name, start..<index)
      }
      index += 1
      let valueStart = index
      skip { $0 != quote }
      defer { index = min(index + 1, bytes.endIndex) }
      return (name, valueStart..<index)
    }

    private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < bytes.endIndex, isSkipped(bytes[index]) { index += 1 }
    }
  }
}

extension UInt8 {
  var isHTMLSpace: Bool { self == .space || 0x09...0x0D ~= self }
}

extension HTMLEntity {
  /// Replaces entities with their characters.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
    var decoded: [UInt8] = []
    var rest = text
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      decoded += rest[..<mark]
      rest = rest[mark...]
      let name = rest.dropFirst().prefix(longestName).prefix { $0 != UInt8(ascii: ";") }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"),
        let scalar = scalar(String(decoding: name, as: UTF8.self))
      {
        decoded += String(scalar).utf8
        rest = rest[(name.endIndex + 1)...]
      } else {
        decoded.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  /// In bytes.
  private static let longestName = 10
}
