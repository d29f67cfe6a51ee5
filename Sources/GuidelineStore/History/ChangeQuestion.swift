/// A query that asks what Apple changed or whether translations are up to date:
/// `what changed in color in 2025`, `9월에 바뀐 것`, `最近の変更`.
package struct ChangeQuestion: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// The changes to one page, or to all.
    case changes(topic: String?)
    /// Whether the pages in a language are up to date with the original.
    case translations(Language)
  }

  fileprivate enum Time: Hashable {
    case recent
    /// A day, month or year: `2025-12-16`, `2025-12`, `2025`.
    case during(String)
    case since(String)
    /// This month, in the most recent year with changes in it.
    case month(Int)
  }

  package let subject: Subject
  /// The language of the question; `nil` for English.
  package let language: Language?
  fileprivate let time: Time?

  /// - Parameter slug: Returns the slug of the topic with this name.
  /// - Returns: `nil` if the query isn't such a question.
  fileprivate init?(_ query: String, slug: (String) throws -> String?) rethrows {
    guard QuestionWords.mayAsk(query) else { return nil }
    var words = QuestionWords(query)
    guard let found = try words.reduce(until: { try slug($0) != nil }) else { return nil }
    language = found.language == .english ? nil : found.language
    if let translations = found.translations, found.kinds.contains(.behind), words.rest.isEmpty {
      subject = .translations(translations)
      time = nil
      return
    }
    let topic = words.rest.isEmpty ? nil : try slug(words.rest)
    guard found.kinds.contains(.change), topic != nil || words.rest.isEmpty,
      words.isOfCurrentEdition,
      found.time != nil || found.kinds.contains(.question)
    else { return nil }
    subject = .changes(topic: topic)
    time = found.time
  }
}

extension RuleStore {
  /// Parses a question about changes; `nil` for any other query.
  package func changeQuestion(_ query: String) throws(StoreError) -> ChangeQuestion? {
    try reading { try ChangeQuestion(query) { try slug(ofTopicNamed: $0) } }
  }

  /// The changes that a question asks for, newest first.
  package func changes(
    answering question: ChangeQuestion, in language: Language
  ) throws(StoreError) -> [PublishedChange] {
    guard case .changes(let topic) = question.subject else { return [] }
    let all = try publishedChanges(ofTopics: [topic].compactMap(\.self), in: language)
    switch question.time {
    case nil: return all
    case .recent:
      let newest = try publishedChanges(in: language).first?.change.day
      guard let start = newest.flatMap(Self.monthBefore) else { return all }
      return all.filter { $0.change.day >= start }
    case .during(let time): return all.filter { $0.change.day.hasPrefix(time) }
    case .since(let time): return all.filter { $0.change.day.prefix(time.utf8.count) >= time }
    case .month(let month):
      let ending = month < 10 ? "-0\(month)" : "-\(month)"
      let newest = all.first { $0.change.day.prefix(7).hasSuffix(ending) }?.change.day.prefix(7)
      return newest.map { newest in all.filter { $0.change.day.hasPrefix(newest) } } ?? []
    }
  }

  /// How many months before the newest change count as recent.
  private static let recentMonths = 3

  /// The first month that is recent on a day: `2026-09-09` → `2026-06`.
  private static func monthBefore(_ day: String) -> String? {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let count = parts[0] * 12 + parts[1] - 1 - recentMonths
    let month = count % 12 + 1
    return "\(count / 12)-\(month < 10 ? "0" : "")\(month)"
  }
}

/// Removes question words from both ends of a query until a topic's name, or nothing, is left.
private struct QuestionWords {
  enum Kind: String, CaseIterable {
    case change, question, recent, since, behind, filler
  }

  struct Found {
    var kinds: Set<Kind> = []
    var language = Language.english
    var time: ChangeQuestion.Time?
    var translations: Language?
  }

  private(set) var rest: String
  /// Longest first.
  private let words: [Word]
  private var found = Found()
  private var year: String?
  private var month: Int?

  init(_ query: String) {
    rest = query.lowercased()
    words = Self.words(in: Self.languages(of: rest))
    trim()
  }

  /// Whether the query has a word that such questions need.
  static func mayAsk(_ query: String) -> Bool {
    let query = query.lowercased()
    return languages(of: query).contains { language in
      ([String](.changeQuestions, language) + [String](.behindWords, language))
        .contains { query.holds($0) }
    }
  }

  /// The languages whose words a query may have, by its script.
  private static func languages(of query: String) -> [Language] {
    let scripts = query.unicodeScalars.map { Script($0.value) }
    return [.english] + (scripts.contains(.hangul) ? [.korean] : [])
      + (scripts.contains { $0 == .kana || $0 == .ideograph } ? [.japanese] : [])
  }

  /// Whether the year, if any, belongs to the edition whose changes are known.
  var isOfCurrentEdition: Bool {
    year.flatMap { Int($0) }.map { Edition.inForce(in: $0, month) == .current } ?? true
  }

  /// - Returns: `nil` if nothing was removed.
  mutating func reduce(until isName: (String) throws -> Bool) rethrows -> Found? {
    let whole = rest
    while !rest.isEmpty {
      // Keep a name that starts like a question word.
      if rest != whole, try isName(rest) { break }
      guard takeTime() || takeWord() else { break }
    }
    guard rest != whole else { return nil }
    if let year {
      let time = year + (month.map { $0 < 10 ? "-0\($0)" : "-\($0)" } ?? "")
      found.time = found.kinds.contains(.since) ? .since(time) : .during(time)
    } else if let month {
      found.time = .month(month)
    } else if found.kinds.contains(.recent) {
      found.time = .recent
    }
    return found
  }

  /// Removes a year or a month from either end: `2025`, `2025-09`, `2025년 9월`, `september`.
  private mutating func takeTime() -> Bool {
    let end = rest.reversed().prefix { $0.isNumber || "-년年도度월月 ".contains($0) }
    let tail = rest.suffix(end.count).drop { !$0.isNumber }
    for text in [rest[...], tail] {
      guard let time = Self.time(at: text), text == rest[...] || time.end == rest.endIndex else {
        continue
      }
      (year, month) = (time.year ?? year, time.month ?? month)
      remove(text.startIndex..<time.end)
      return true
    }
    for (index, name) in Self.months.enumerated() {
      guard let range = rest.edgeRange(of: name) else { continue }
      month = index % 12 + 1
      remove(range)
      return true
    }
    return false
  }

  /// The year, the month, or both, that the text begins with.
  private static func time(
    at text: Substring
  ) -> (year: String?, month: Int?, end: String.Index)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    var after = text[digits.endIndex...]
    if digits.count == 4, 2001...2099 ~= number {
      if after.first == "-", let month = Int(after.dropFirst().prefix(2)), 1...12 ~= month {
        return (String(digits), month, after.index(after.startIndex, offsetBy: 3))
      }
      guard after.first.map({ !"-.".contains($0) }) ?? true else { return nil }
      if let unit = after.drop(while: { $0 == " " }).first, "년年".contains(unit) {
        after = after.drop { " 년年도度".contains($0) }
        if let month = time(at: after), month.year == nil {
          return (String(digits), month.month, month.end)
        }
      }
      return (String(digits), nil, after.startIndex)
    }
    after = after.drop { $0 == " " }
    guard 1...12 ~= number, let unit = after.first, "월月".contains(unit) else { return nil }
    return (nil, number, after.index(after: after.startIndex))
  }

  private mutating func takeWord() -> Bool {
    for (name, language) in Self.translations {
      guard let range = rest.edgeRange(of: name) else { continue }
      found.translations = language
      remove(range)
      return true
    }
    for word in words {
      guard let range = rest.edgeRange(of: word.text) else { continue }
      found.kinds.formUnion(word.kinds)
      if word.kinds != [.filler] || found.language == .english { found.language = word.language }
      remove(range)
      return true
    }
    return false
  }

  private mutating func remove(_ range: Range<String.Index>) {
    rest.removeSubrange(range)
    trim()
  }

  /// Removes spaces and punctuation from both ends.
  private mutating func trim() {
    let marks: Set<Character> = [
      "?", "？", ".", "。", ",", "、", "!", "！", "'", "’", ":", "：", "“", "”", "\"",
    ]
    rest = String(rest.drop { $0.isWhitespace || marks.contains($0) })
    while let last = rest.last, last.isWhitespace || marks.contains(last) { rest.removeLast() }
  }

  private static let months = [String](.months)

  private struct Word {
    let text: String
    var kinds: Set<Kind>
    let language: Language
  }

  private static func words(in languages: [Language]) -> [Word] {
    let roles: [(Kind, Wording.Role)] = [
      (.change, .changeQuestions), (.question, .questionWords), (.recent, .recentWords),
      (.since, .changeStarts), (.behind, .behindWords), (.filler, .questionFillers),
    ]
    var words: [String: Word] = [:]
    for (kind, role) in roles {
      for language in languages {
        for text in [String](role, language) {
          words[text, default: Word(text: text, kinds: [], language: language)].kinds.insert(kind)
        }
      }
    }
    return words.values.sorted { ($1.text.utf8.count, $0.text) < ($0.text.utf8.count, $1.text) }
  }

  private static let translations = [String](.translationNames).compactMap { entry in
    entry.lastIndex(of: " ").flatMap { space in
      Language(String(entry[space...].dropFirst())).map { (entry[..<space].lowercased(), $0) }
    }
  }
}

extension String {
  /// The range of the word at the start or end of the text. A Latin word must be a whole one.
  fileprivate func edgeRange(of word: String) -> Range<Index>? {
    let isLatin = word.utf8.allSatisfy { $0 < 0x80 }
    if hasPrefix(word) {
      let end = index(startIndex, offsetBy: word.count)
      if !isLatin || end == endIndex || !self[end].isPartOfLatinWord { return startIndex..<end }
    }
    if hasSuffix(word) {
      let start = index(endIndex, offsetBy: -word.count)
      if !isLatin || start == startIndex || !self[index(before: start)].isPartOfLatinWord {
        return start..<endIndex
      }
    }
    return nil
  }
}

extension Character {
  fileprivate var isPartOfLatinWord: Bool { isASCII && (isLetter || isNumber) || self == "-" }
}
