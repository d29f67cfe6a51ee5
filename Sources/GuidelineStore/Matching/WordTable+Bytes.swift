extension WordTable {
  private static let format: UInt8 = 1

  /// The serialized table: about eight bytes a word and three a partner.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.bytes.append(Self.format)
    writer.write(fixed: meanStretch.bitPattern)
    writer.write(pairCount)
    for vocabulary in [source, translation] {
      writer.write(vocabulary.words.count)
      for (word, frequency) in zip(vocabulary.words, vocabulary.frequencies) {
        writer.write(fixed: word.code)
        writer.write(frequency)
      }
    }
    for row in partners {
      writer.write(row.count)
      var last = 0
      for partner in row {
        writer.write(partner.word - last)
        writer.bytes.append(UInt8((partner.strength * 255).rounded()))
        last = partner.word
      }
    }
    return writer.bytes
  }

  /// Reads ``bytes``; `nil` if the format is unknown.
  init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes)
    guard reader.byte() == Self.format, let stretch = reader.fixed(),
      let pairCount = reader.number()
    else { return nil }
    guard let source = Vocabulary(&reader), let translation = Vocabulary(&reader) else {
      return nil
    }
    var partners: [[Partner]] = []
    for _ in source.words {
      guard let count = reader.number() else { return nil }
      var row: [Partner] = []
      var word = 0
      for _ in 0..<count {
        guard let step = reader.number(), let strength = reader.byte(),
          step < translation.words.count - word
        else { return nil }
        word += step
        row.append(Partner(word: word, strength: Double(strength) / 255))
      }
      partners.append(row)
    }
    guard reader.isAtEnd else { return nil }
    self.init(
      pairCount: pairCount, meanStretch: Double(bitPattern: stretch), source: source,
      translation: translation, partners: partners)
  }
}

extension WordTable.Vocabulary {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let count = reader.number() else { return nil }
    var words: [MatchWord] = []
    var frequencies: [Int] = []
    for _ in 0..<count {
      guard let code = reader.fixed(), let frequency = reader.number() else { return nil }
      let word = MatchWord(code: code)
      if let last = words.last, last >= word { return nil }
      words.append(word)
      frequencies.append(frequency)
    }
    self.init(words: words, frequencies: frequencies)
  }
}

private struct ByteWriter {
  var bytes: [UInt8] = []

  /// Writes LEB128: seven bits a byte, lowest first.
  mutating func write(_ number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(fixed number: UInt64) {
    bytes.append(littleEndian: number)
  }
}

private struct ByteReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func byte() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  mutating func number() -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 56, by: 7) {
      guard let byte = byte() else { return nil }
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  mutating func fixed() -> UInt64? {
    guard let number = bytes.span.littleEndian(at: index) else { return nil }
    index += 8
    return number
  }
}
