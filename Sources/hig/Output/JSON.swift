import GuidelineStore

extension JSON {
  init(item members: KeyValuePairs<String, JSON>) { self = .item(members.map { ($0, $1) }) }

  /// The description of a value; `null` if it is missing.
  static func optional(_ value: (some CustomStringConvertible)?) -> JSON {
    value.map { .string($0.description) } ?? .null
  }

  /// The document with indentation, without a final line break.
  var text: String { text(indent: "") }

  var compactText: String { text(indent: nil) }

  private func text(indent: String?) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
  init(dictionaryLiteral pairs: (String, JSON)...) { self = .object(pairs) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
}

extension JSON {
  /// - Parameter indent: The current indentation; `nil` for output in one line.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): Self.quote(value, to: &text)
    case .array(let elements):
      Self.write(elements, between: "[", and: "]", to: &text, indent: indent) {
        $0.write(to: &$1, indent: $2)
      }
    case .object(let pairs), .item(let pairs):
      Self.write(pairs, between: "{", and: "}", to: &text, indent: indent) {
        Self.quote($0.0, to: &$1)
        $1 += $2 == nil ? ":" : ": "
        $0.1.write(to: &$1, indent: $2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, and close: String, to text: inout String,
    indent: String?, _ writeElement: (Element, inout String, String?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + "  " }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + inner }
      writeElement(element, &text, inner)
    }
    if let indent, !elements.isEmpty { text += "\n" + indent }
    text += close
  }

  /// Only the escapes that RFC 8259 requires. Escaping hidden marks wouldn't help, because a parser
  /// would restore them, so they are removed.
  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    var rest = string.withoutHiddenMarks[...]
    while let index = rest.utf8.firstIndex(where: \.needsEscape) {
      text += rest[..<index]
      text += escape(rest.utf8[index])
      rest = rest[rest.utf8.index(after: index)...]
    }
    text += rest
    text += "\""
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case ..<0x10: "\\u000" + String(byte, radix: 16)
    case ..<0x20: "\\u00" + String(byte, radix: 16)
    default: "\\" + String(UnicodeScalar(byte))
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
