struct HTMLTag {
  let name: String
  let isClosing: Bool
  /// The offset after the tag.
  let end: Int
  private let content: ArraySlice<UInt8>

  /// `nil` if the angle bracket is literal, as in `Binding<Bool>`.
  init?(_ bytes: [UInt8], at start: Int) {
    var index = start + 1
    guard index < bytes.count else { return nil }
    isClosing = bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < bytes.count, bytes[index].isASCIIWordByte { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    guard Self.names.contains(name) else { return nil }
    self.name = name
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        end = index + 1
        content = bytes[nameStart + name.utf8.count..<index]
        return
      } else if byte == UInt8(ascii: "<") {
        break
      }
      index += 1
    }
    return nil
  }

  /// The value of a quoted attribute.
  func attribute(_ name: StaticString) -> String? {
    guard let found = content.find(name), content.indices.contains(found.lowerBound - 1),
      content[found.lowerBound - 1].isSpaceOrLineFeed
    else { return nil }
    let value = content[found.upperBound...]
    guard let quote = value.dropFirst().first, value.first == UInt8(ascii: "="),
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = value.dropFirst(2).firstIndex(of: quote)
    else { return nil }
    return String(decoding: value[(value.startIndex + 2)..<end], as: UTF8.self)
  }

  private static let names: Set<String> = [
    "a", "abbr", "align", "b", "big", "blockquote", "body", "br", "caption", "center", "cite",
    "code", "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "figcaption",
    "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html",
    "i", "iframe", "img", "ins", "kbd", "label", "li", "link", "main", "mark", "meta", "nav", "ol",
    "p",
    "picture", "pre", "q", "s", "samp", "section", "small", "source", "span", "strike", "strong",
    "style", "sub", "summary", "sup", "svg", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
    "tt", "u", "ul", "var", "video", "wbr",
  ]
}

/// The characters that `&name;` and `&#number;` stand for.
enum HTMLEntity {
  static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name] }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "middot": "·", "bull": "•", "times": "×", "copy": "©", "reg": "®", "trade": "™", "rarr": "→",
    "larr": "←", "deg": "°", "ensp": " ", "emsp": " ", "thinsp": " ", "shy": "\u{AD}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "laquo": "«",
    "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "sect": "§", "para": "¶", "plusmn": "±",
    "eacute": "é", "uarr": "↑", "darr": "↓", "num": "#", "check": "✓",
  ]
}
