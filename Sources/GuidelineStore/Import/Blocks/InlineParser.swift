/// Parses inline markup as people read it. CommonMark leaves `**…。**次` open because of the
/// characters around the mark; here, the next `**` always ends an open strong span.
struct InlineParser {
  private let source: [UInt8]
  private var index = 0
  private var output = InlineText()
  private var strongStart: Int?
  private var emphasisStart: Int?
  private var links: [(start: Int, close: Int, resume: Int, target: String)] = []
  /// The open `<a href>`.
  private var anchorLink: (start: Int, target: String)?
  private lazy var pairs = MarkPairs(source)
  private var closingUnderscore = ForwardSearch()
  private var closingUnderscores = ForwardSearch()
  private var closingAngle = ForwardSearch()
  private var wikiEnd = ForwardSearch()

  /// - Parameter source: The lines of one block, joined by line feeds.
  static func parse(_ source: [UInt8]) -> InlineText {
    var parser = InlineParser(source: source)
    parser.run()
    return parser.output
  }

  /// Takes text literally, without its control and invisible characters.
  static func literal(_ source: [UInt8]) -> InlineText {
    var text = InlineText()
    var index = 0
    while index < source.count {
      let scalar = decodeScalar(source, index)
      if scalar.value == 0x09 || isWideSpace(scalar.value) {
        text.text.append(.space)
      } else if scalar.value == 0x0A || !isControl(scalar.value) && !isInvisible(scalar.value) {
        text.text += source[index..<min(index + scalar.length, source.count)]
      }
      index += scalar.length
    }
    while text.text.last?.isSpaceOrLineFeed == true { text.text.removeLast() }
    return text
  }

  private init(source: [UInt8]) {
    self.source = source
    output.text.reserveCapacity(source.count)
  }

  private mutating func run() {
    while index < source.count {
      if let link = links.last, index == link.close {
        links.removeLast()
        close(.link(target: link.target), from: link.start)
        index = link.resume
        continue
      }
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "\\"): escape()
      case UInt8(ascii: "*"): stars()
      case UInt8(ascii: "_"): underscores()
      case UInt8(ascii: "`"): code()
      case UInt8(ascii: "!") where next == UInt8(ascii: "["): image()
      case UInt8(ascii: "["): bracket()
      case UInt8(ascii: "<"): tag()
      case UInt8(ascii: "&"): entity()
      case .lineFeed: lineFeed()
      case .space, 0x09, 0x0B, 0x0C: space()
      case ..<0x20, 0x7F: index += 1  // what a terminal would act on
      default: if byte.mayStartSpace { unusualSpace() } else { copyPlain() }
      }
    }
    while output.text.last?.isSpaceOrLineFeed == true { output.text.removeLast() }
    for position in output.spans.indices {
      let range = output.spans[position].range
      output.spans[position].range = range.clamped(to: 0..<output.text.count)
    }
  }

  private var next: UInt8? { index + 1 < source.count ? source[index + 1] : nil }
  private var previous: UInt8? { index > 0 ? source[index - 1] : nil }

  private mutating func copy() {
    output.text.append(source[index])
    index += 1
  }

  /// Copies plain text up to the next byte that may be a mark.
  private mutating func copyPlain() {
    let source = source
    let limit = links.last.map { $0.close > index ? $0.close : source.count } ?? source.count
    var end = index + 1
    while end < limit {
      let byte = source[end]
      if byte == .space {
        if source[end - 1] == .space { break }
      } else if byte.isMarkOrControl || byte.mayStartSpace && Self.isSpace(source, end) {
        break
      }
      end += 1
    }
    output.text.append(contentsOf: source[index..<end])
    index = end
  }

  /// Whether a wide space or an invisible character starts at a byte.
  private static func isSpace(_ source: [UInt8], _ index: Int) -> Bool {
    let scalar = decodeScalar(source, index).value
    return isWideSpace(scalar) || isInvisible(scalar)
  }

  private mutating func space() {
    index += 1
    if let last = output.text.last, !last.isSpaceOrLineFeed { output.text.append(.space) }
  }

  private mutating func lineFeed() {
    index += 1
    if ClosingMark.starts(source, at: index) {
      while output.text.last == .space { output.text.removeLast() }
      while source[index].isSpaceOrLineFeed { index += 1 }
    } else {
      breakLine()
    }
  }

  private mutating func breakLine() {
    if output.text.last == .space { output.text.removeLast() }
    if let last = output.text.last, last != .lineFeed { output.text.append(.lineFeed) }
  }

  /// Turns no-break and other wide spaces into spaces, and drops zero-width characters.
  private mutating func unusualSpace() {
    let scalar = decodeScalar(source, index)
    if Self.isWideSpace(scalar.value) {
      space()
      index += scalar.length - 1
    } else if Self.isInvisible(scalar.value) {
      index += scalar.length
    } else {
      copyPlain()
    }
  }

  private static func isWideSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFE0E, 0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// Whether this is an ASCII control character, which a terminal might act on.
  static func isControl(_ scalar: UInt32) -> Bool { scalar < 0x20 || scalar == 0x7F }

  /// Whether this is a space of any width, a tab or a line end.
  static func isWhite(_ scalar: UInt32) -> Bool {
    (0x09...0x0D).contains(scalar) || scalar == 0x20 || isWideSpace(scalar)
  }

  private mutating func escape() {
    if let next, next.isASCIIPunctuation {
      output.text.append(next)
      index += 2
    } else if next == .lineFeed {
      index += 1
    } else {
      copy()
    }
  }

  private mutating func close(_ style: InlineText.Style, from start: Int) {
    var end = output.text.count
    while end > start, output.text[end - 1].isSpaceOrLineFeed { end -= 1 }
    if end > start { output.spans.append(.init(style: style, range: start..<end)) }
  }

  // MARK: Emphasis

  private mutating func stars() {
    var count = run(of: UInt8(ascii: "*"))
    let before = previous
    index += count
    let after = index < source.count ? source[index] : nil
    if count >= 4 { count = count % 2 == 0 ? 0 : 1 }
    if count == 3 {
      if emphasisStart != nil, strongStart != nil {
        endEmphasis()
        endStrong()
      } else if strongStart != nil {
        endStrong()
        if isOpening(after, width: 1) { emphasisStart = output.text.count }
      } else if emphasisStart != nil {
        endEmphasis()
        openStrong()
      } else {
        openStrong()
        emphasisStart = output.text.count
      }
      return
    }
    if count == 2 {
      if strongStart != nil { endStrong() } else { openStrong() }
      return
    }
    guard count == 1 else { return }
    if emphasisStart != nil {
      endEmphasis()
    } else if isOpening(after, width: 1), hasStar(from: index) {
      emphasisStart = output.text.count
    } else if !(before == nil && after == nil) {
      output.text.append(UInt8(ascii: "*"))
    }
  }

  private mutating func underscores() {
    let count = run(of: UInt8(ascii: "_"))
    let before = previous
    let after = index + count < source.count ? source[index + count] : nil
    let isInsideWord = (before?.isWordByte ?? false) && (after?.isWordByte ?? false)
    let opens = !(before?.isASCIIWordByte ?? false) && !(after?.isSpaceOrLineFeed ?? true)
    let closes = !(after?.isASCIIWordByte ?? false)
    if count == 1, emphasisStart != nil, closes {
      index += 1
      endEmphasis()
    } else if count == 2, strongStart != nil, closes {
      index += 2
      endStrong()
    } else if count <= 2, opens, !isInsideWord || count == 2,
      hasClosingUnderscores(count, from: index + count)
    {
      index += count
      if count == 1 { emphasisStart = output.text.count } else { openStrong() }
    } else {
      output.text.append(contentsOf: source[index..<index + count])
      index += count
    }
  }

  private mutating func hasClosingUnderscores(_ count: Int, from start: Int) -> Bool {
    let source = source
    func search(_ start: Int) -> Int? { Self.closingUnderscores(count, in: source, from: start) }
    return count == 1
      ? closingUnderscore.next(from: start, search) != nil
      : closingUnderscores.next(from: start, search) != nil
  }

  private static func closingUnderscores(
    _ count: Int, in source: [UInt8], from start: Int
  ) -> Int? {
    var position = start
    while position < source.count {
      guard source[position] == UInt8(ascii: "_") else {
        position += 1
        continue
      }
      var end = position
      while end < source.count, source[end] == UInt8(ascii: "_") { end += 1 }
      let after = end < source.count ? source[end] : nil
      if end - position == count, !source[position - 1].isSpaceOrLineFeed,
        !(after?.isASCIIWordByte ?? false)
      {
        return position
      }
      position = end
    }
    return nil
  }

  private mutating func openStrong() {
    if hasClosingStrong(from: index) { strongStart = output.text.count }
  }

  private mutating func endStrong() {
    if let start = strongStart { close(.strong, from: start) }
    strongStart = nil
  }

  private mutating func endEmphasis() {
    if let start = emphasisStart { close(.emphasis, from: start) }
    emphasisStart = nil
  }

  private func isOpening(_ after: UInt8?, width: Int) -> Bool {
    guard let after else { return false }
    return !after.isSpaceOrLineFeed
  }

  private func hasStar(from start: Int) -> Bool {
    guard start < source.count else { return false }
    return source[start...].contains(UInt8(ascii: "*"))
  }

  private func hasClosingStrong(from start: Int) -> Bool {
    guard start + 1 < source.count else { return false }
    for position in start..<source.count - 1
    where (source[position] == UInt8(ascii: "*") && source[position + 1] == UInt8(ascii: "*"))
      || (source[position] == UInt8(ascii: "_") && source[position + 1] == UInt8(ascii: "_"))
    {
      return true
    }
    return false
  }

  private func run(of byte: UInt8) -> Int {
    var end = index
    while end < source.count, source[end] == byte { end += 1 }
    return end - index
  }

  // MARK: Code

  private mutating func code() {
    let width = run(of: UInt8(ascii: "`"))
    var position = index + width
    while pairs.hasCode(width: width, from: position) {
      guard source[position] == UInt8(ascii: "`") else {
        position += 1
        continue
      }
      var end = position
      while end < source.count, source[end] == UInt8(ascii: "`") { end += 1 }
      if end - position == width {
        let start = output.text.count
        let content = source[index + width..<position]
        output.text.append(contentsOf: content.map { $0 == .lineFeed ? .space : $0 })
        close(.code, from: start)
        index = end
        return
      }
      position = end
    }
    index += width
  }

  // MARK: Links and images

  private mutating func image() {
    if let link = linkParts(openBracket: index + 1) {
      output.images.append(link.target)
      index = link.resume
    } else if let end = endOfImageWithoutTarget() {
      output.images.append("")
      index = end
    } else {
      copy()
    }
  }

  /// The end of `![teapot]`, which lost its address, or of `![teapot][1]`, but not after a word.
  private mutating func endOfImageWithoutTarget() -> Int? {
    guard previous.map({ !$0.isWordByte }) ?? true,
      let close = pairs.bracket(closing: index + 1), close - index <= Self.longestImageName
    else { return nil }
    guard close + 1 < source.count, source[close + 1] == UInt8(ascii: "[") else { return close + 1 }
    return pairs.bracket(closing: close + 1).map { $0 + 1 } ?? close + 1
  }

  /// In bytes.
  private static let longestImageName = 200

  private mutating func bracket() {
    if next == UInt8(ascii: "["), let end = wikiLinkEnd() {
      wikiLink(end)
    } else if links.count < Self.deepestLink, let link = linkParts(openBracket: index) {
      links.append((output.text.count, link.close, link.resume, link.target))
      index += 1
    } else {
      copy()
    }
  }

  /// Links don't nest, but stray brackets may look as if they did.
  private static let deepestLink = 4

  private mutating func wikiLinkEnd() -> Int? {
    let source = source
    let end = wikiEnd.next(from: index + 2) { start in
      guard start < source.count else { return nil }
      return source[start...].firstIndex { $0 == UInt8(ascii: "]") || $0 == .lineFeed }
    }
    guard let end, end + 1 < source.count, source[end] == UInt8(ascii: "]"),
      source[end + 1] == UInt8(ascii: "]")
    else { return nil }
    return end
  }

  private mutating func wikiLink(_ end: Int) {
    let content = source[index + 2..<end]
    let bar = content.firstIndex(of: UInt8(ascii: "|"))
    let target = String(decoding: content[..<(bar ?? end)], as: UTF8.self)
    let start = output.text.count
    output.text.append(contentsOf: bar.map { content[($0 + 1)...] } ?? content)
    close(.link(target: target), from: start)
    index = end + 2
  }

  /// The parts of `[text](target)`; `nil` if the bracket is literal.
  private mutating func linkParts(openBracket: Int) -> (close: Int, resume: Int, target: String)? {
    guard let close = pairs.bracket(closing: openBracket), close + 1 < source.count,
      source[close + 1] == UInt8(ascii: "("),
      let end = pairs.parenthesis(closing: close + 1)
    else { return nil }
    let content = source[close + 2..<end].filter { $0 != UInt8(ascii: "\\") }
    return (close, end + 1, Self.address(content))
  }

  /// A link's address, without its title or angle brackets.
  private static func address(_ content: [UInt8]) -> String {
    var content = content[...]
    if let quote = content.firstIndex(where: {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
    }), quote > 0, content[quote - 1] == .space {
      content = content[..<quote]
    }
    let address = String(decoding: content, as: UTF8.self).trimmed
    return address.hasPrefix("<") && address.hasSuffix(">")
      ? String(address.dropFirst().dropLast()) : address
  }

  // MARK: HTML

  private mutating func tag() {
    guard let tag = HTMLTag(source, at: index) else { return autolink() }
    index = tag.end
    if let name = tag.attribute("id") ?? (tag.name == "a" ? tag.attribute("name") : nil) {
      output.anchors.append(name)
    }
    switch tag.name {
    case "a":
      if let link = anchorLink { close(.link(target: link.target), from: link.start) }
      anchorLink = tag.attribute("href").map { (output.text.count, $0) }
    case "br": breakLine()
    case "b", "strong":
      if tag.isClosing { endStrong() } else { strongStart = output.text.count }
    case "i", "em":
      if tag.isClosing { endEmphasis() } else { emphasisStart = output.text.count }
    case "img": output.images.append(tag.attribute("src") ?? "")
    case "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "figcaption":
      if let last = output.text.last, last != .lineFeed { output.text.append(.lineFeed) }
    case "td", "th":
      if let last = output.text.last, !last.isSpaceOrLineFeed { output.text.append(.space) }
    default: break
    }
  }

  /// Reads `<https://…>`, or else a literal angle bracket.
  private mutating func autolink() {
    let source = source
    let rest = source[(index + 1)...]
    guard rest.starts(with: "http".utf8),
      let end = closingAngle.next(
        from: index + 1, { source[$0...].firstIndex(of: UInt8(ascii: ">")) })
    else { return copy() }
    let start = output.text.count
    output.text.append(contentsOf: rest[..<end])
    close(.link(target: String(decoding: rest[..<end], as: UTF8.self)), from: start)
    index = end + 1
  }

  private mutating func entity() {
    guard let end = source[index...].prefix(10).firstIndex(of: UInt8(ascii: ";")) else {
      return copy()
    }
    let name = String(decoding: source[index + 1..<end], as: UTF8.self)
    guard let scalar = HTMLEntity.scalar(name) else { return copy() }
    index = end + 1
    if scalar == " " || scalar == "\u{A0}" {
      if let last = output.text.last, !last.isSpaceOrLineFeed { output.text.append(.space) }
    } else {
      output.text.append(contentsOf: String(scalar).utf8)
    }
  }
}

extension UInt8 {
  /// Whether it may be more than plain text.
  fileprivate var isMarkOrControl: Bool {
    switch self {
    case ..<0x20, 0x7F: true
    case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "<"): true
    case UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "_"), UInt8(ascii: "`"): true
    default: false
    }
  }

  /// Whether a wide space or an invisible character may start with this byte.
  fileprivate var mayStartSpace: Bool {
    self == 0xC2 || self == 0xE2 || self == 0xE3 || self == 0xEF
  }

  var isASCIIPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }

  var isASCIIWordByte: Bool { isASCIILetter || isASCIIDigit }
  /// A letter, a digit, or a byte of any character beyond ASCII.
  var isWordByte: Bool { isASCIIWordByte || self >= 0x80 }
}
