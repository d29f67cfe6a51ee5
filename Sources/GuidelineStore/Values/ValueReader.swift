/// Finds the values in a sentence, or in a cell of a table.
struct ValueReader {
  private let text: [UInt8]
  /// The head of a cell's column, which may name a unit; `nil` in a sentence.
  private let head: String?
  private var index = 0
  private var values: [StatedValue] = []

  /// - Parameter head: The head of the column if the text is a cell.
  static func values(in text: String, under head: String? = nil) -> [StatedValue] {
    var reader = ValueReader(text: Array(text.utf8), head: head)
    if head != nil, let value = reader.wholeCell() { return [value] }
    reader.read()
    return reader.values
  }

  /// Whether texts have a digit or words that a value may have; cheap.
  static func mayFind(in texts: String...) -> Bool {
    texts.contains { text in
      if text.utf8.contains(where: \.isASCIIDigit) { return true }
      let folded = text.lowercased()
      return valueWords.contains { folded.holds($0) }
    }
  }

  private static let valueWords = [Wording.Role.valueLimits, .valueLimitEndings, .timeUnits]
    .flatMap { [String]($0) }

  private init(text: [UInt8], head: String?) {
    (self.text, self.head) = (text, head)
  }

  // MARK: Cells

  /// The value of a cell that holds nothing else: `17`, `34/41`, `0, 136, 255`.
  private func wholeCell() -> StatedValue? {
    let cell = String(decoding: text, as: UTF8.self)
    let numbers = cell.split { "/, ".contains($0) }
    guard cell.utf8.allSatisfy({ $0.isASCIIDigit || "/,. ".utf8.contains($0) }),
      numbers.allSatisfy({ Double($0) != nil })
    else { return nil }
    switch numbers.count {
    case 1: return StatedValue(headKind ?? .count, cell)
    case 2 where cell.utf8.contains(UInt8(ascii: "/")): return StatedValue(.font, cell)
    case 3 where numbers.allSatisfy({ UInt8($0) != nil }): return StatedValue(.color, cell)
    default: return nil
    }
  }

  /// What the unit in a head measures: `Size (pt)`.
  private var headKind: StatedValue.Kind? {
    let words = (head ?? "").split { !$0.isLetter }.map { $0.lowercased() }
    return Self.units.first { unit in words.contains(unit.name) }?.kind
  }

  // MARK: Sentences

  private mutating func read() {
    while index < text.count {
      if let (value, end) = value() {
        values.append(value)
        index = end
      } else {
        skipWord()
      }
    }
  }

  /// Goes to the next place where a value may begin.
  private mutating func skipWord() {
    if text[index].isASCIILetterOrDigit {
      while index < text.count, text[index].isASCIILetterOrDigit { index += 1 }
      // A decimal or a version: `iOS 17.4`.
      if index + 1 < text.count, text[index] == UInt8(ascii: "."), text[index + 1].isASCIIDigit {
        index += 1
      }
    } else {
      index += decodeScalar(text, index).length
    }
  }

  private func value() -> (StatedValue, end: Int)? {
    let start = index
    if let end = hexColor(at: start) { return (StatedValue(.color, slice(start..<end)), end) }
    let limit = length(of: Self.limits, at: start)
    let first = limit > 0 ? skippingSpace(start + limit) : start
    guard let number = number(at: first),
      limit > 0 || !followsName(first)
    else { return nil }
    guard let (kind, end) = measure(after: number, hasLimit: limit > 0) else { return nil }
    let whole = end + length(of: Self.limitEndings, at: skippingSpace(end), before: end)
    return (StatedValue(kind, slice(start..<whole)), whole)
  }

  private struct Number {
    let start: Int
    var end: Int
    /// Whether it is a word, such as `five`.
    var isWord = false
  }

  /// The unit, sides or counted noun after a number, which make it a value.
  private func measure(
    after number: Number, hasLimit: Bool
  ) -> (kind: StatedValue.Kind, end: Int)? {
    guard !number.isWord else {
      // `two seconds`; `十分` is “enough”, and `한 일` may end a phrase.
      if let (kind, end) = unit(at: number.end), kind == .time,
        text[number.start] < 0x80 || hasLimit || isLimit(before: end)
      {
        return (kind, end)
      }
      return counted(after: number, hasLimit: hasLimit)
    }
    var end = number.end
    if let next = ratio(after: end) { return (.ratio, next) }
    var isSize = false
    // Either side may be a range: `36.67–45x36.67`, `500x84–160`.
    if let next = range(after: end), factor(after: next) != nil { end = next }
    while let next = factor(after: end) { (end, isSize) = (range(after: next) ?? next, true) }
    if !isSize, let next = rangeEnd(after: end) { end = next }
    if let (kind, next) = unit(at: end) { return (isSize ? .size : kind, next) }
    if isSize { return (.size, end) }
    return counted(after: Number(start: number.start, end: end), hasLimit: hasLimit)
  }

  /// `#0088FF`
  private func hexColor(at start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "#") else { return nil }
    let digits = text[(start + 1)...].prefix { $0.isASCIIHexDigit }.count
    return digits == 6 ? start + 7 : nil
  }

  /// Digits with groups and decimals, or a word for a number up to twelve.
  private func number(at start: Int) -> Number? {
    guard start < text.count else { return nil }
    guard text[start].isASCIIDigit else {
      let length = length(of: Self.numberWords, at: start)
      return length > 0 && !continuesWord(start)
        ? Number(start: start, end: start + length, isWord: true) : nil
    }
    guard !continuesWord(start) else { return nil }
    var end = start
    while end < text.count {
      let isMark = text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ",")
      guard text[end].isASCIIDigit || isMark && end + 1 < text.count && text[end + 1].isASCIIDigit
      else { break }
      end += 1
    }
    // `3/4 inch`
    if end < text.count, text[end] == UInt8(ascii: "/"), let next = number(after: end + 1),
      let part = Int(slice(start..<end)), let whole = Int(slice(end + 1..<next)), part < whole,
      whole <= Self.largestDenominator
    {
      end = next
    }
    // `P3`, `3D`, `2nd`
    let isPart =
      end < text.count && text[end].isASCIILetter && unit(at: end) == nil && !isTimes(end)
    return isPart ? nil : Number(start: start, end: end)
  }

  /// Larger ones are other sizes: `44/48 pt`.
  private static let largestDenominator = 16

  /// Whether a place is inside a word, a number or a price: `P3`, `1.5`, `@3x`, `$5`, `최대한`.
  private func continuesWord(_ start: Int) -> Bool {
    guard let before = text[..<start].last else { return false }
    if before >= 0x80, text[start] >= 0x80 { return isHangul(start - 3) && isHangul(start) }
    return before.isASCIILetterOrDigit || "@_-.$".utf8.contains(before)
  }

  /// Whether a name precedes a number, as in `iOS 17` or `iPhone 16`; a sentence may begin with a
  /// capital all the same.
  private func followsName(_ start: Int) -> Bool {
    guard start > 0, text[start - 1] == .space else { return false }
    let word = text[..<(start - 1)].reversed().prefix { $0.isASCIILetterOrDigit }
    return word.contains { $0.isASCIIUppercase } && word.count + 1 < start
  }

  /// `:1` of `4.5:1`; the minutes of `9:41` are none.
  private func ratio(after end: Int) -> Int? {
    guard end + 1 < text.count, text[end] == UInt8(ascii: ":"),
      let next = number(after: end + 1)
    else { return nil }
    let isTime = next - end == 3 && Int(slice(index..<end)).map { $0 <= 12 } ?? false
    return isTime ? nil : next
  }

  /// The next side of a size: `×44`, ` x 44`, ` pt × 44`.
  private func factor(after end: Int) -> Int? {
    let place = skippingSpace(unit(at: end)?.end ?? end)
    guard place < text.count, isTimes(place) else { return nil }
    let sign = decodeScalar(text, place).length
    return number(after: skippingSpace(place + sign))
  }

  private func isTimes(_ place: Int) -> Bool {
    let sign = decodeScalar(text, place)
    guard [0xD7, 0x78, 0x58].contains(sign.value) else { return false }  // × x X
    return number(after: skippingSpace(place + sign.length)) != nil
  }

  /// The end of a range, if a unit follows: `30–90 cm`.
  private func rangeEnd(after end: Int) -> Int? {
    range(after: end).flatMap { unit(at: $0) == nil ? nil : $0 }
  }

  private func range(after end: Int) -> Int? {
    let sign = length(of: Self.rangeSigns, at: end)
    return sign > 0 ? number(after: skippingSpace(end + sign)) : nil
  }

  private func number(after place: Int) -> Int? {
    var end = place
    while end < text.count, text[end].isASCIIDigit || text[end] == UInt8(ascii: ".") { end += 1 }
    if end > place, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end > place ? end : nil
  }

  /// The unit at a place, or after a space or a hyphen.
  private func unit(at place: Int) -> (kind: StatedValue.Kind, end: Int)? {
    var start = skippingSpace(place)
    if start < text.count, text[start] == UInt8(ascii: "-") { start += 1 }
    guard start < text.count else { return nil }
    for unit in Self.units where isWord(unit.bytes, at: start) {
      return (unit.kind, start + unit.bytes.count)
    }
    return nil
  }

  private func isLimit(before end: Int) -> Bool {
    length(of: Self.limitEndings, at: skippingSpace(end)) > 0
  }

  /// What a number counts: the next word, or a counter. Numbers that are words, as in *two things*, and a
  /// single thing state values only as limits.
  private func counted(
    after number: Number, hasLimit: Bool
  ) -> (kind: StatedValue.Kind, end: Int)? {
    guard hasLimit || !number.isWord else { return nil }
    let start = skippingSpace(number.end)
    let isOne = !hasLimit && slice(number.start..<number.end) == "1"
    if let counter = Self.counters.first(where: { text[start...].starts(with: $0) }) {
      let end = start + counter.count
      return isOne && !isLimit(before: end) ? nil : (.count, end)
    }
    if number.isWord, text[number.start] >= 0x80 { return nil }
    let word = text[min(start, text.count)...].prefix { $0.isASCIILetter }
    let isYear = number.end - number.start == 4 && !number.isWord
    guard start > number.end, !isYear, !isOne else { return hasLimit ? (.count, number.end) : nil }
    let isPlural = word.count > 3 && word.last == UInt8(ascii: "s")
    if isPlural || hasLimit && word.count > 2 { return (.count, start + word.count) }
    return hasLimit ? (.count, number.end) : nil
  }

  // MARK: Words

  private func isHangul(_ place: Int) -> Bool {
    place >= 0 && 0xAC00...0xD7A3 ~= decodeScalar(text, place).value
  }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func skippingSpace(_ place: Int) -> Int {
    if place < text.count, text[place] == .space { return place + 1 }
    return text[min(place, text.count)...].starts(with: [0xC2, 0xA0]) ? place + 2 : place
  }

  /// Whether a word is at a place, whole if it is in Latin letters.
  private func isWord(_ word: [UInt8], at place: Int) -> Bool {
    let end = place + word.count
    guard end <= text.count, zip(word, text[place...]).allSatisfy({ $0 == $1.asciiLowercase })
    else { return false }
    return end == text.count || !word[word.count - 1].isASCIILetter || !text[end].isASCIILetter
  }

  /// The length of the first of some words that is found at a place; 0 for none. Words in Latin letters
  /// begin and end there.
  ///
  /// - Parameter end: Where the text before the place ends, if the space between counts as well.
  private func length(of words: [[UInt8]], at place: Int, before end: Int? = nil) -> Int {
    guard place < text.count, let word = words.first(where: { isWord($0, at: place) }),
      end != nil || !word[0].isASCIILetter || !continuesWord(place)
    else { return 0 }
    return word.count + (place - (end ?? place))
  }
}

extension ValueReader {
  private struct Unit: Sendable {
    let name: String
    let bytes: [UInt8]
    let kind: StatedValue.Kind

    init(_ name: String, _ kind: StatedValue.Kind) {
      (self.name, bytes, self.kind) = (name, Array(name.utf8), kind)
    }
  }

  /// The longest first.
  private static let units = [
    (Wording.Role.sizeUnits, StatedValue.Kind.size), (.timeUnits, .time), (.angleUnits, .angle),
    (.shareUnits, .percentage),
  ].flatMap { role, kind in [String](role).map { Unit($0, kind) } }
    .sorted { $0.bytes.count > $1.bytes.count }

  private static let counters = words(.counters)
  private static let numberWords = words(.numberWords)
  private static let limits = words(.valueLimits)
  private static let limitEndings = words(.valueLimitEndings)
  private static let rangeSigns = words(.rangeSigns)

  private static func words(_ role: Wording.Role) -> [[UInt8]] {
    [String](role).map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }
}
