/// A month, perhaps with a day, as people write it: `2031-04-01`, `2031. 4. 1.`, `2031年4月`,
/// `2031년 4월 1일`, `April 1, 2031`, `1 Apr 2031`.
struct WrittenDate: Hashable, Comparable {
  let year: Int
  /// 1 to 12.
  let month: Int

  static func < (one: WrittenDate, other: WrittenDate) -> Bool {
    (one.year, one.month) < (other.year, other.month)
  }

  static func first(in line: String) -> WrittenDate? { all(in: line).first }

  static func all(in line: String) -> [WrittenDate] {
    let words = words(of: line)
    return words.indices.compactMap { date(withYearAt: $0, in: words) }
  }

  /// A run of digits or letters, and the characters before it.
  private struct Word {
    let text: Substring
    let number: Int?
    let mark: Substring
  }

  private static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var rest = line[...]
    while !rest.isEmpty {
      let mark = rest.prefix { !$0.isLetter && !isDigit($0) }
      rest = rest[mark.endIndex...]
      guard let first = rest.first else { break }
      let text = rest.prefix { isDigit(first) ? isDigit($0) : $0.isLetter }
      words.append(Word(text: text, number: text.count <= 4 ? Int(text) : nil, mark: mark))
      rest = rest[text.endIndex...]
    }
    return words
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func date(withYearAt index: Int, in words: [Word]) -> WrittenDate? {
    guard words[index].text.count == 4, let year = words[index].number,
      (2007...2099).contains(year)
    else { return nil }
    let behind = words[(index + 1)...]
    if let mark = behind.first, mark.text == "年" || mark.text == "년" {
      return date(year, behind.dropFirst().first)
    }
    if let next = behind.first, let day = behind.dropFirst().first, isJoint(next.mark),
      isJoint(day.mark), isDay(day)
    {
      return date(year, next)
    }
    var before = words[..<index]
    if let day = before.last, isDay(day) { before.removeLast() }
    return before.last.flatMap { month(named: $0.text) }.map { WrittenDate(year: year, month: $0) }
  }

  private static func date(_ year: Int, _ month: Word?) -> WrittenDate? {
    guard let month, month.text.count <= 2, let number = month.number, (1...12).contains(number)
    else { return nil }
    return WrittenDate(year: year, month: number)
  }

  /// Whether it may separate the numbers of a date.
  private static func isJoint(_ mark: Substring) -> Bool {
    ["-", ".", "/", ". ", "_"].contains(mark)
  }

  private static func isDay(_ word: Word) -> Bool {
    word.text.count <= 2 && word.number.map { (1...31).contains($0) } ?? false
  }

  /// - Returns: The month with this English name or its first three letters.
  private static func month(named word: Substring) -> Int? {
    guard word.count >= 3, word.first?.isUppercase == true else { return nil }
    let word = word.lowercased()
    return months.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
  }

  private static let months = [String](.months, .english)
}
