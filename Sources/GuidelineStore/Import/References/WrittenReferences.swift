/// Finds titles that a text refers to without a link: `see Alerts`, `얼러트를 참고하세요`, `「アラート」を参照`.
struct WrittenReferences {
  struct Title: Hashable {
    let text: String
    /// Byte offsets into the text.
    let range: Range<Int>
  }

  private let text: [UInt8]
  private let catalog: TopicCatalog
  /// In the order of the text.
  private(set) var titles: [Title] = []

  /// - Parameter catalog: The topics whose names need no quotation marks.
  init(_ text: [UInt8], _ scripts: ScriptCounts, catalog: TopicCatalog) {
    self.text = text
    self.catalog = catalog
    var end = 0
    for cue in ReferenceCue.cues(in: text, scripts) {
      switch cue.side {
      // A cue inside a title is part of it.
      case .behind where cue.range.lowerBound < end: break
      case .behind: end = readForward(from: cue.range.upperBound)
      case .before: readBackward(from: cue.range.lowerBound, isUnspaced: cue.isUnspaced)
      }
    }
    titles.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// In words.
  private static let mostWords = 8
  private static let mostBytes = 90

  private func isTopic(_ range: Range<Int>) -> Bool {
    catalog.slug(named: string(range)) != nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private mutating func add(_ range: Range<Int>) {
    titles.append(Title(text: string(range), range: range))
  }
}

// MARK: `see Alerts and “Action Sheet”`

extension WrittenReferences {
  /// - Returns: The end of the last title.
  private mutating func readForward(from start: Int) -> Int {
    var (index, end) = (skip(["also ", "the "], at: start), start)
    while let title = title(at: index) {
      add(title.range)
      end = title.end
      guard let next = joiner(at: end) else { break }
      index = next
    }
    return end
  }

  /// The title that starts at a byte, and where the text continues.
  private func title(at start: Int) -> (range: Range<Int>, end: Int)? {
    if let quoted = quoted(at: start) { return quoted }
    guard start < text.count, text[start].isASCIIUppercase || startsPlatform(start) else {
      return nil
    }
    let ends = wordEnds(from: start)
    if let end = ends.last(where: { isTopic(start..<$0) }) {
      let path = pathEnd(from: end)
      return (start..<path, path)
    }
    // An unknown title must be capitalized like one.
    var last: Int?
    for (position, end) in ends.enumerated() {
      let word = string((position == 0 ? start : ends[position - 1] + 1)..<end)
      if word.utf8.first?.isASCIIUppercase == true {
        last = end
      } else if word.utf8.allSatisfy(\.isASCIIDigit) {
        // `Figure 3`
        return nil
      } else if position == 0 || !Self.smallWords.contains(word) {
        break
      }
    }
    guard let last, !startsWithSymbol(start..<last) else { return nil }
    return (start..<last, last)
  }

  private func quoted(at start: Int) -> (range: Range<Int>, end: Int)? {
    guard start < text.count else { return nil }
    let mark = decodeScalar(text, start)
    guard let closing = Self.closingQuotes[mark.value] else { return nil }
    var index = start + mark.length
    while index < text.count, index - start <= Self.mostBytes {
      let scalar = decodeScalar(text, index)
      if scalar.value == closing {
        var end = index
        while end > start, [UInt8(ascii: ","), UInt8(ascii: ".")].contains(text[end - 1]) {
          end -= 1
        }
        let range = start + mark.length..<end
        return range.isEmpty ? nil : (range, index + scalar.length)
      }
      index += scalar.length
    }
    return nil
  }

  /// The ends of the words from a byte on, up to a mark that no title has.
  private func wordEnds(from start: Int) -> [Int] {
    var ends: [Int] = []
    var index = start
    while index < text.count, ends.count < Self.mostWords {
      let byte = text[index]
      if byte == .space {
        ends.append(index)
      } else if !byte.isWordByte, byte != UInt8(ascii: "-"), byte != UInt8(ascii: "'") {
        break
      }
      index += 1
    }
    if ends.last.map({ $0 + 1 < index }) ?? (index > start) { ends.append(index) }
    return ends
  }

  /// The end of a title with sections after it: `Offering help > macOS`.
  private func pathEnd(from end: Int) -> Int {
    guard text[end...].starts(with: " > ".utf8) else { return end }
    let stops = [UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ")"), .lineFeed]
    return text[end...].firstIndex { stops.contains($0) } ?? text.count
  }

  private func joiner(at end: Int) -> Int? {
    for joiner in [", and ", " and ", ", or ", " or ", ", "]
    where text[end...].starts(with: joiner.utf8) {
      return end + joiner.utf8.count
    }
    return nil
  }

  private func skip(_ words: [String], at start: Int) -> Int {
    words.reduce(start) { index, word in
      text[index...].starts(with: word.utf8) ? index + word.utf8.count : index
    }
  }

  private func startsPlatform(_ start: Int) -> Bool {
    PageWords.platforms(in: string(start..<(wordEnds(from: start).first ?? start))) != nil
  }

  /// Whether it starts with a symbol: `UIPanel Class Reference`.
  private func startsWithSymbol(_ range: Range<Int>) -> Bool {
    let word = string(range).utf8.prefix { $0 != .space }
    return word.dropFirst().contains(where: \.isASCIIUppercase)
      && word.allSatisfy(\.isASCIILetter)
  }

  private static let smallWords = Set<String>(.titleSmallWords, .english)

  private static let closingQuotes: [UInt32: UInt32] = [
    0x22: 0x22, 0x201C: 0x201D, 0x2018: 0x2019, 0x300C: 0x300D, 0x300E: 0x300F, 0x300A: 0x300B,
  ]
}

// MARK: `모달리티와 얼러트를 참고하세요`, `アラートとシートを参照`

extension WrittenReferences {
  /// - Parameter isUnspaced: Whether the language is written without spaces.
  private mutating func readBackward(from end: Int, isUnspaced: Bool) {
    var end = end
    while let title = title(endingAt: end, isUnspaced: isUnspaced) {
      add(title.range)
      // A word for “and” may join another title to it.
      guard let joiner = Self.joiners.first(where: { ends($0, at: title.start) }) else { return }
      end = title.start - joiner.utf8.count
    }
  }

  /// The title that ends at `end`, ignoring particles, and where it (or its opening quote) starts.
  private func title(endingAt end: Int, isUnspaced: Bool) -> (range: Range<Int>, start: Int)? {
    let end = withoutParticles(end)
    if let quoted = quoted(endingAt: end) { return quoted }
    let starts = isUnspaced ? charactersBack(from: end) : wordsBack(from: end)
    return starts.last { isTopic($0..<end) }.map { ($0..<end, $0) }
  }

  private func withoutParticles(_ end: Int) -> Int {
    var end = end
    var isChanged = true
    while isChanged {
      isChanged = false
      while end > 0, text[end - 1] == .space { end -= 1 }
      for particle in Self.particles where ends(particle, at: end) {
        // `메뉴를 → 메뉴`
        end -= particle.utf8.count
        isChanged = true
        break
      }
    }
    return end
  }

  private func quoted(endingAt end: Int) -> (range: Range<Int>, start: Int)? {
    for (opening, closing) in Self.quotes where ends(closing, at: end) {
      let inner = end - closing.utf8.count
      let bytes = Array(opening.utf8)
      var start = inner - bytes.count
      while start >= 0, inner - start <= Self.mostBytes {
        if text[start...].starts(with: bytes) {
          let range = start + bytes.count..<inner
          return range.isEmpty ? nil : (range, start)
        }
        start -= 1
      }
    }
    return nil
  }

  /// The starts of the words before a byte, back to the next mark, nearest first.
  private func wordsBack(from end: Int) -> [Int] {
    var starts: [Int] = []
    var index = end
    while index > 0, starts.count < Self.mostWords {
      let byte = text[index - 1]
      if byte == .space || byte == .lineFeed {
        if index < end { starts.append(index) }
      } else if !byte.isWordByte, byte != UInt8(ascii: "-") {
        break
      }
      index -= 1
    }
    while index < end, text[index].isSpaceOrLineFeed { index += 1 }
    if index < end, starts.last != index { starts.append(index) }
    return starts
  }

  /// The starts of the characters before a byte, back to the next mark, nearest first.
  private func charactersBack(from end: Int) -> [Int] {
    var starts: [Int] = []
    var index = end
    while index > 0, end - index < Self.mostBytes {
      var start = index - 1
      while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
      let scalar = decodeScalar(text, start).value
      if scalar != 0x20, scalar < 0x30 || Self.japaneseMarks.contains(scalar) { break }
      index = start
      starts.append(index)
    }
    return starts
  }

  private func ends(_ words: String, at end: Int) -> Bool {
    end >= words.utf8.count && text[end - words.utf8.count..<end].elementsEqual(words.utf8)
  }

  private static let particles = [String](.titleParticles)
  private static let joiners = [String](.titleJoiners) + [", "]

  private static let quotes = [
    ("「", "」"), ("『", "』"), ("“", "”"), ("‘", "’"), ("\"", "\""), ("《", "》"),
  ]

  /// 、。「」『』は（）：！？ and the wide space.
  private static let japaneseMarks: Set<UInt32> = [
    0x3000, 0x3001, 0x3002, 0x300C, 0x300D, 0x300E, 0x300F, 0x306F, 0xFF01, 0xFF08, 0xFF09, 0xFF0C,
    0xFF1A, 0xFF1F,
  ]
}
