/// Builds a text whose format marks its parts, such as HTML.
struct InlineBuilder {
  private var text = InlineText()
  /// The open styles, outermost first, and where each starts; `nil` for a style nested in itself.
  private var open: [(style: InlineText.Style?, start: Int)] = []

  /// Adds words, collapsing white space as browsers do, but unspaced scripts join at line breaks.
  mutating func add(_ words: [UInt8]) {
    var index = 0
    while index < words.count {
      let scalar = decodeScalar(words, index)
      if InlineParser.isWhite(scalar.value) {
        index = addSpace(words, at: index)
        continue
      }
      if !InlineParser.isControl(scalar.value), !InlineParser.isInvisible(scalar.value) {
        text.text += words[index..<min(index + scalar.length, words.count)]
      }
      index += scalar.length
    }
  }

  mutating func add(_ words: String) { add(Array(words.utf8)) }

  /// - Returns: The offset after the white space.
  private mutating func addSpace(_ words: [UInt8], at start: Int) -> Int {
    var index = start
    var isBreak = false
    while index < words.count {
      let scalar = decodeScalar(words, index)
      guard InlineParser.isWhite(scalar.value) else { break }
      isBreak = isBreak || scalar.value == 0x0A || scalar.value == 0x0D
      index += scalar.length
    }
    let isUnspaced =
      isBreak && Script(endingAt: text.text.count, in: text.text).isUnspaced
      && Script(at: index, in: words).isUnspaced
    if !isUnspaced, let last = text.text.last, !last.isSpaceOrLineFeed {
      text.text.append(.space)
    }
    return index
  }

  mutating func breakLine() {
    if text.text.last == .space { text.text.removeLast() }
    if let last = text.text.last, last != .lineFeed { text.text.append(.lineFeed) }
  }

  /// Separates a term from its definition.
  mutating func endTerm() {
    while text.text.last?.isSpaceOrLineFeed == true { text.text.removeLast() }
    add(Array(": ".utf8))
  }

  var endsLine: Bool { text.text.last == .lineFeed }

  mutating func addImage(_ address: String) { text.images.append(address) }

  mutating func addAnchor(_ name: String) { text.anchors.append(name) }

  /// Gives the text that follows a style, up to the matching ``close()``.
  mutating func open(_ style: InlineText.Style) {
    let isOpen = open.contains { $0.style == style || $0.style?.isLink == true && style.isLink }
    open.append((isOpen ? nil : style, text.text.count))
  }

  mutating func close() {
    if let last = open.popLast() { mark(last.style, from: last.start) }
  }

  private mutating func mark(_ style: InlineText.Style?, from start: Int) {
    guard let style else { return }
    let words = text.text.indices.clamped(to: start..<max(start, text.text.count))
    guard let first = words.first(where: { !text.text[$0].isSpaceOrLineFeed }),
      let last = words.last(where: { !text.text[$0].isSpaceOrLineFeed })
    else { return }
    text.spans.append(.init(style: style, range: first..<last + 1))
  }

  var isEmpty: Bool { text.isEmpty && !text.hasImage }

  /// Returns the text so far and starts another one with the same open styles.
  mutating func finish() -> InlineText {
    for (style, start) in open.reversed() { mark(style, from: start) }
    var finished = text
    while finished.text.last?.isSpaceOrLineFeed == true { finished.text.removeLast() }
    text = InlineText()
    for index in open.indices { open[index].start = 0 }
    return finished
  }
}

extension InlineText.Style {
  fileprivate var isLink: Bool {
    if case .link = self { true } else { false }
  }
}
