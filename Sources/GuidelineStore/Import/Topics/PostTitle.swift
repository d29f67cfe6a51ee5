/// The topic in a post's title, beside its site, its series, a number or a date. No other words may
/// be around it: `[HIG] Alerts 정리`, `HIGを読む #3 アラート`, but not `A talk on alerts`.
struct PostTitle {
  let topic: String
  /// The topic's name as written in the title.
  let name: String

  /// `nil` if no part of the title names a topic.
  init?(_ title: String, catalog: TopicCatalog) {
    guard title.utf8.count <= TopicCatalog.longestTitle else { return nil }
    var group: (topic: String, name: String)?
    for part in Self.parts(of: title).reversed() {
      guard let found = Self.topic(in: part, catalog) else { continue }
      guard TopicSections.isGroup(found.topic) else {
        (topic, name) = found
        return
      }
      group = group ?? found
    }
    guard let group else { return nil }
    (topic, name) = group
  }

  /// The parts of a path or a series.
  private static func parts(of title: String) -> [String] {
    var rest = withoutOpeningBrackets(title)
    for mark in [" - ", " – ", " — ", ": ", "：", " / "] { rest = rest.replacing(mark, with: "|") }
    return rest.split { "|>›".contains($0) }.map { String($0).trimmed }
  }

  /// `[iOS/HIG] Alerts` → `Alerts`.
  private static func withoutOpeningBrackets(_ title: String) -> String {
    var rest = title.trimmed
    while let open = rest.first, let close = closingBrackets[open],
      let end = rest.firstIndex(of: close)
    {
      let behind = String(rest[rest.index(after: end)...]).trimmed
      guard !behind.isEmpty else { break }
      rest = behind
    }
    return rest
  }

  private static let closingBrackets: [Character: Character] = ["[": "]", "【": "】", "「": "」"]

  /// The topic of one part. In a name in two languages, the English one decides.
  private static func topic(
    in part: String, _ catalog: TopicCatalog
  ) -> (topic: String, name: String)? {
    let pieces = part.split { "()（）".contains($0) }.map(String.init)
    let outside = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let names = pieces.count == 1 ? pieces : [outside.joined(separator: " ")] + pieces.dropFirst()
    let found = names.compactMap { named(in: $0, catalog) }
    return found.first { $0.name.unicodeScalars.allSatisfy(\.isASCII) } ?? found.first
  }

  /// The longest run of words that names a topic, if all words around it are about the post.
  private static func named(
    in part: String, _ catalog: TopicCatalog
  ) -> (topic: String, name: String)? {
    let words = part.split { " _,・\u{3000}".contains($0) }.map(String.init)
    guard !words.isEmpty, words.count <= longestPart else { return nil }
    let before = words.prefix(while: isOfPost).count
    // A bare number after a name is the number of a page in a book.
    let behind = words.reversed().prefix { isOfPost($0) && !$0.utf8.allSatisfy(\.isASCIIDigit) }
      .count
    for left in 0...before {
      for right in 0...behind where left + right < words.count {
        let own = words[left..<(words.count - right)]
        for name in [own.joined(separator: " "), withoutAffixes(own)] {
          if let topic = catalog.slug(named: name), topic != TopicCatalog.site {
            return (topic, name)
          }
        }
      }
    }
    return nil
  }

  /// In words.
  private static let longestPart = 12

  /// Without the words that Japanese and Korean attach to the name.
  private static func withoutAffixes(_ words: ArraySlice<String>) -> String {
    var name = words.joined(separator: " ").withoutFinalMarks
    if let prefix = prefixes.first(where: name.hasPrefix) { name.removeFirst(prefix.count) }
    if let suffix = suffixes.first(where: name.hasSuffix) { name.removeLast(suffix.count) }
    return name
  }

  private static let prefixes = [String](.postTitlePrefixes)
  private static let suffixes = [String](.postTitleSuffixes)

  /// Whether a word is about the post: its site, its series, a number or a date.
  private static func isOfPost(_ word: String) -> Bool {
    let word = PageWords.folded(word)
    if ownWords.contain(word) || endingsOfSiteNames.end(word) { return true }
    // `03`, `#3`, `2031.05.03`, `3주차`, `第3回`
    let rest = word.unicodeScalars.filter { !("0"..."9").contains($0) }
    let letters = String(String.UnicodeScalarView(rest.filter(\.properties.isAlphabetic)))
    return letters.isEmpty
      || rest.count < word.unicodeScalars.count && unitsOfSeries.contains(letters)
  }

  private static let endingsOfSiteNames = Endings(.siteNameEndings)
  private static let unitsOfSeries = Set<String>(.seriesUnits)
  private static let ownWords = Labels(.postTitleWords)
}

extension TopicCatalog {
  /// The topic that the title of a page or a post names; a group only if there is no other.
  func slug(ofPostTitled title: String) -> String? {
    let named = slug(titled: title)
    if let named, !TopicSections.isGroup(named) || slug(named: title) != nil { return named }
    return PostTitle(title, catalog: self)?.topic ?? named
  }
}
