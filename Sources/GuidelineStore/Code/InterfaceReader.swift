/// Reads the elements of a storyboard, a XIB or a property list, line by line.
struct InterfaceReader {
  /// A start tag.
  struct Element {
    let name: String
    var attributes: [(name: String, value: String)] = []
    /// From the `<` to the end of the name.
    let range: Range<Int>
    /// Counted from 1.
    let line: Int
    /// The offset where its content begins.
    var end = 0
    /// The index of the element around it; -1 for none.
    var parent = -1
    /// Whether it has no content: `<true/>`.
    var isEmpty = false
  }

  private(set) var elements: [Element] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var ignoreComments: [FoundIgnoreComment] = []
  var ignored: [IgnoreComment] {
    ignoreComments.map { $0.comment(among: elements.lazy.map(\.line)) }
  }
  private var open: [Int] = []
  private var index = 0
  private var line = 1

  /// - Complexity: O(*n*) in the byte count.
  init(_ bytes: Span<UInt8>) {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        advance(bytes)
        continue
      }
      if starts(bytes, with: "<!--") {
        let (start, line) = (index, line)
        skip(bytes, over: "-->")
        if let comment = FoundIgnoreComment(
          bytes, start..<index, line: line, place: elements.count)
        {
          ignoreComments.append(comment)
        }
      } else if starts(bytes, with: "<![CDATA[") {
        skip(bytes, over: "]]>")
      } else if starts(bytes, with: "<?") {
        skip(bytes, over: "?>")
      } else if index + 1 < bytes.count, bytes[index + 1].isNameByte {
        takeElement(bytes)
      } else {
        if starts(bytes, with: "</") { _ = open.popLast() }
        skip(bytes, over: ">")
      }
    }
    if elements.isEmpty, diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.warning, "not XML: there are no elements"))
    }
  }

  private mutating func advance(_ bytes: Span<UInt8>) {
    let byte = bytes[index]
    index += 1
    if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
    if byte == 0x0A || byte == 0x0D { line += 1 }
  }

  private func starts(_ bytes: Span<UInt8>, with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { text in
      for offset in 0..<text.count where unsafe bytes[index + offset] != text[offset] {
        return false
      }
      return true
    }
  }

  private mutating func skip(_ bytes: Span<UInt8>, over end: StaticString) {
    let start = line
    while index < bytes.count, !starts(bytes, with: end) { advance(bytes) }
    if index >= bytes.count { warn(start) }
    index = min(index + end.utf8CodeUnitCount, bytes.count)
  }

  private mutating func takeElement(_ bytes: Span<UInt8>) {
    let start = index
    index += 1
    let name = takeName(bytes)
    var element = Element(name: name, range: start..<index, line: line)
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { break }
      guard byte.isNameByte else {
        advance(bytes)
        continue
      }
      let name = takeName(bytes)
      skipSpace(bytes)
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
      index += 1
      skipSpace(bytes)
      guard let value = takeValue(bytes) else { break }
      element.attributes.append((name, value))
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ">") {
      index += 1
    } else {
      warn(element.line)
    }
    element.end = index
    element.parent = open.last ?? -1
    element.isEmpty = index > 1 && bytes[index - 2] == UInt8(ascii: "/")
    if !element.isEmpty { open.append(elements.count) }
    elements.append(element)
  }

  private mutating func takeName(_ bytes: Span<UInt8>) -> String {
    let start = index
    while index < bytes.count,
      bytes[index].isNameByte || bytes[index] == UInt8(ascii: ":")
        || bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: ".")
    { index += 1 }
    return Self.text(bytes, start..<index)
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while index < bytes.count, bytes[index] <= 0x20 { advance(bytes) }
  }

  /// A quoted attribute value; `nil` if a quote is missing.
  private mutating func takeValue(_ bytes: Span<UInt8>) -> String? {
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      // Values don't contain `<`, so the closing quote is missing.
      if bytes[index] == UInt8(ascii: "<") { return nil }
      advance(bytes)
    }
    let value = Self.plainText(bytes, start..<index)
    if index < bytes.count { index += 1 }
    return value
  }

  private mutating func warn(_ line: Int) {
    diagnostics.append(Diagnostic(.warning, line: line, "unclosed element"))
  }

  static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: self.bytes(bytes, range), as: UTF8.self)
  }

  /// The text with its entities decoded.
  static func plainText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: HTMLEntity.decoded(self.bytes(bytes, range)[...]), as: UTF8.self)
  }

  private static func bytes(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for index in range { copy.append(bytes[index]) }
    return copy
  }
}
