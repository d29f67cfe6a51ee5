import GuidelineStore

/// Breaks text into lines: between words, and between characters of scripts without spaces.
///
/// Korean is broken at spaces. A word longer than a line is broken anywhere, except a path, ID or
/// address, so that it can be copied.
struct LineBreaker {
  /// The width of a line in columns, without its indentation.
  let width: Int

  /// - Returns: The lines, at least one; line breaks in the text are kept.
  func lines(of text: StyledText) -> [StyledText] {
    var lines = Lines(width: width)
    for run in text.runs { lines.append(run.text, run.style) }
    return lines.finished()
  }
}

/// Lines being built. A word is held back until its end, which may be in the next run.
private struct Lines {
  let width: Int
  private var lines: [StyledText] = []
  private var line = StyledText()
  private var lineWidth = 0
  private var word = StyledText()
  private var wordWidth = 0
  private var hasSpaceBeforeWord = false
  /// The first scalar of the last character.
  private var last: Unicode.Scalar?

  init(width: Int) {
    self.width = width
  }

  mutating func append(_ text: String, _ style: TextStyle) {
    if style.isWhole {
      word.append(text, style)
      wordWidth += TerminalWidth.columns(of: text)
      last = text.unicodeScalars.last ?? last
      return
    }
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if last?.isASCII ?? true {
        let end = text.endOfPlainLetters(from: index)
        if end > index {
          wordWidth += text.utf8.distance(from: index, to: end)
          last = Unicode.Scalar(text.utf8[text.utf8.index(before: end)])
          index = end
          continue
        }
      }
      let first = text.unicodeScalars[index]
      let (columns, next) = TerminalWidth.character(of: text, at: index)
      if first.isLineSpace {
        word.append(String(text[start..<index]), style)
        endWord()
        if first.isNewline { endLine() } else { hasSpaceBeforeWord = true }
        start = next
        last = nil
      } else {
        if let last, last.mayEndLine(before: first) {
          word.append(String(text[start..<index]), style)
          endWord()
          start = index
        }
        wordWidth += columns
        last = first
      }
      index = next
    }
    word.append(String(text[start...]), style)
  }

  mutating func finished() -> [StyledText] {
    endWord()
    return lines + [line]
  }

  private mutating func endLine() {
    lines.append(line)
    line = StyledText()
    lineWidth = 0
    hasSpaceBeforeWord = false
  }

  /// Appends the word to this line or the next.
  private mutating func endWord() {
    guard wordWidth > 0 || !word.runs.isEmpty else { return }
    let space = hasSpaceBeforeWord && lineWidth > 0 ? 1 : 0
    if lineWidth + space + wordWidth > width {
      if lineWidth > 0 { endLine() }
      if wordWidth > width, !word.isPlace {
        endLongWord()
        return
      }
    } else if space > 0 {
      // Between two runs of the same style, the space has the style, too.
      let isWithin = line.runs.last?.style == word.runs.first?.style
      line.append(" ", isWithin ? word.runs[0].style : TextStyle())
      lineWidth += 1
    }
    line.append(word)
    lineWidth += wordWidth
    startWord()
  }

  private mutating func endLongWord() {
    for run in word.runs {
      for character in run.text {
        let columns = TerminalWidth.columns(of: character)
        if lineWidth > 0, lineWidth + columns > width { endLine() }
        line.append(String(character), run.style)
        lineWidth += columns
      }
    }
    startWord()
  }

  private mutating func startWord() {
    word = StyledText()
    wordWidth = 0
    hasSpaceBeforeWord = false
  }
}

extension StyledText {
  /// Whether the word is a path, ID or address: it must not be broken, or contains a slash.
  fileprivate var isPlace: Bool {
    runs.contains { $0.style.isWhole || $0.text.utf8.contains(UInt8(ascii: "/")) }
  }
}

extension String {
  /// The end of printable ASCII characters that nothing after them can combine with.
  fileprivate func endOfPlainLetters(from start: Index) -> Index {
    var end = start
    while end < endIndex, 0x21...0x7E ~= utf8[end] {
      let next = utf8.index(after: end)
      guard next == endIndex || utf8[next] < 0x80 else { break }
      end = next
    }
    return end
  }
}

extension Unicode.Scalar {
  /// Whether a line may end here: white space or a control character, but not a no-break space.
  fileprivate var isLineSpace: Bool {
    // No scalar after the ideographic space is white space.
    if isASCII || value > 0x3000 { return value <= 0x20 }
    return value != 0xA0 && value != 0x202F && properties.isWhitespace
  }

  fileprivate var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// Whether a line may end between a character that starts with this scalar and the next, without
  /// a space between them.
  fileprivate func mayEndLine(before next: Unicode.Scalar) -> Bool {
    guard isIdeographic || next.isIdeographic else { return false }
    return !Self.openers.contains(self) && !Self.closers.contains(next)
  }

  /// Whether the scalar belongs to a script without spaces: Chinese characters, kana, and their
  /// punctuation.
  private var isIdeographic: Bool {
    switch value {
    case 0x3000...0x303F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF60, 0xFF65...0xFF9F, 0x20000...0x323AF:
      return true
    default: return false
    }
  }

  /// Characters that can't end a line.
  private static let openers = Set("「『（【［〔〈《“‘([{".unicodeScalars)
  /// Characters that can't begin a line.
  private static let closers = Set(
    "、。，．・：；？！」』）】］〕〉》”’…‥ー～々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%".unicodeScalars)
}
