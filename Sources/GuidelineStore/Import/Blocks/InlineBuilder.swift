/// Puts a text together of which its format says what the parts are.
struct InlineBuilder {
  private var text = InlineText()
  /// The styles of what comes next, outermost first, and where each starts; `nil` for one inside its like.
  private var open: [(style: InlineText.Style?, start: Int)] = []

  /// Adds words, their white space levelled as browsers do: a line break stands for a space, but between
  /// two characters of a script that writes without spaces.
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

  /// - Returns: Where the words go on behind the white space.
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

  /// Ends a line inside the text.
  mutating func breakLine() {
    if text.text.last == .space { text.text.removeLast() }
    if let last = text.text.last, last != .lineFeed { text.text.append(.lineFeed) }
  }

  /// Parts a term from its definition.
  mutating func endTerm() {
    while text.text.last?.isSpaceOrLineFeed == true { text.text.removeLast() }
    add(Array(": ".utf8))
  }

  /// Whether a line has just been ended.
  var endsLine: Bool { text.text.last == .lineFeed }

  mutating func addImage(_ address: String) { text.images.append(address) }

  mutating func addAnchor(_ name: String) { text.anchors.append(name) }

  /// Gives what follows a style, up to the ``close()`` for it.
  mutating func open(_ style: InlineText.Style) {
    let isOpen = open.contains { $0.style == style || $0.style?.isLink == true && style.isLink }
    open.append((isOpen ? nil : style, text.text.count))
  }

  /// Ends the style that was opened last.
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

  /// Whether nothing but white space was added.
  var isEmpty: Bool { text.isEmpty && !text.hasImage }

  /// The text so far; what follows is another one, in the styles that are open.
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
