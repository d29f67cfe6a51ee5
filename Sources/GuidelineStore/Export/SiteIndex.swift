/// The search index of a site in one language, as a script that sets a variable.
///
/// It has the tokens of ``RuleTokenizer`` for titles and names of pages, leads, sections and asked
/// phrases, without stop words. Kana become hiragana, so that both find each other.
struct SiteIndex {
  /// The weights of a token's occurrences; the sum is capped to that of a letter.
  private enum Weight {
    static let (title, name, lead, section, asked) = (12, 9, 8, 3, 6)
    static let most = 26
  }

  private struct Entry {
    let page: Int
    /// The rule's anchor; empty for the page itself.
    let anchor: String
    let text: String
  }

  private let tokenizer: RuleTokenizer
  private let asked: [RuleID: String]
  /// Titles, addresses from the site's folder, and groups.
  private var pages: [[String]] = []
  private var entries: [Entry] = []
  /// By token, the weight in each entry.
  private var weights: [String: [Int: Int]] = [:]

  init(in store: RuleStore, _ language: Language) throws {
    tokenizer = try RuleTokenizer(store.connection)
    asked = try store.askedPhrases(in: language)
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - topic: The topic in one language.
  ///   - anchors: The anchors of its rows.
  ///   - names: What it is also called.
  mutating func add(
    _ topic: Digest.Topic, anchors: [String], names: [String], address: String, group: String
  ) {
    let title = topic.titles[0].text
    entries.append(Entry(page: pages.count, anchor: "", text: title))
    take(title, weight: Weight.title)
    for name in names {
      take(name, weight: Weight.name)
      // `tab bar` is also written `tabbar`.
      let joined = name.filter { !" -".contains($0) }
      if joined != name, joined.utf8.allSatisfy(\.isASCIILetter) {
        take(joined, weight: Weight.name)
      }
    }
    var rest = anchors[...]
    for row in topic.sections.flatMap({ section in section.rows.map { (section, $0) } }) {
      let anchor = rest.popFirst() ?? ""
      guard let rule = row.1.main else { continue }
      let text = rule.lead.isEmpty ? Self.opening(of: rule.body) : rule.lead
      entries.append(Entry(page: pages.count, anchor: anchor, text: text))
      take(text, weight: Weight.lead)
      for heading in row.0.headings { take(heading[0].text, weight: Weight.section) }
      if let asked = asked[rule.id] { take(asked, weight: Weight.asked) }
    }
    pages.append([title, address, group])
  }

  private mutating func take(_ text: String, weight: Int) {
    let entry = entries.count - 1
    let bytes = ContiguousArray(text.utf8)
    var tokens: [Token] = []
    GuidelineTokenizer().tokenize(bytes.span, for: .document) { token, range, isColocated in
      guard !StopWords.contain(Self.string(token)) else { return true }
      let word = tokenizer.withStem(of: token) { stem in stem.indices.map { stem[$0] } }
      tokens.append(Token(bytes: word, range: range, isColocated: isColocated))
      return true
    }
    if weight < Weight.name { tokens = Self.meaningful(tokens, in: bytes) }
    // A last letter, with a space for whatever follows, is only for queries of one letter.
    let words = tokens.map(\.text).filter { !$0.contains(" ") }
    for word in Set(words.map(Self.hiragana)) {
      let sum = weights[word, default: [:]][entry, default: 0] + weight
      weights[word, default: [:]][entry] = min(sum, Weight.most)
    }
  }

  /// Drops most pairs of letters that are parts of endings, or of two words: they are half of the
  /// index.
  private static func meaningful(_ tokens: [Token], in bytes: ContiguousArray<UInt8>) -> [Token] {
    /// Where the stem of the current Korean word ends.
    var end = 0
    var lastEnd = 0
    return tokens.enumerated().filter { index, token in
      let kinds = token.text.unicodeScalars.map { ScalarKind(folded: $0.value) }
      guard kinds.count > 1, !token.isColocated else { return true }
      guard kinds[0] == .hangul else {
        return kinds[0] != .hiragana && !(kinds[0] == .katakana && kinds[1] == .hiragana)
      }
      let start = token.range.lowerBound
      // Pairs of a word overlap, and a space ends it.
      let startsWord = start >= lastEnd || bytes[start - 1] == 0x20
      lastEnd = token.range.upperBound
      if startsWord {
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        let stem = next.flatMap { $0.isColocated && $0.range.lowerBound == start ? $0 : nil }
        end = stem?.range.upperBound ?? lastEnd
      }
      return token.range.upperBound <= end
    }.map(\.element)
  }

  private static func string(_ token: Span<UInt8>) -> String {
    String(decoding: token.indices.map { token[$0] }, as: UTF8.self)
  }

  private static func hiragana(_ word: String) -> String {
    guard word.unicodeScalars.contains(where: { 0x30A1...0x30F6 ~= $0.value }) else { return word }
    return String(
      scalars: word.unicodeScalars.map { 0x30A1...0x30F6 ~= $0.value ? $0.value - 0x60 : $0.value })
  }

  /// The first words of a paragraph.
  private static func opening(of body: String) -> String {
    let line = body.prefix { $0 != "\n" }
    return line.count <= 90 ? String(line) : String(line.prefix(89)) + "…"
  }

  /// The script. A posting is the distance from the one before, in base 36, and a letter for the
  /// weight.
  var script: String {
    let tokens = weights.keys.sorted()
    let postings = tokens.map { token in
      var previous = 0
      return (weights[token] ?? [:]).sorted { $0.key < $1.key }.map { entry, weight in
        defer { previous = entry }
        let gap = entry == previous ? "" : String(entry - previous, radix: 36)
        return gap + String(UnicodeScalar(UInt8(ascii: "A") + UInt8(weight) - 1))
      }.joined()
    }
    let pages = pages.map { "[" + $0.map(HTMLPage.quoted).joined(separator: ",") + "]" }
    let entries = entries.map {
      "[\($0.page),\(HTMLPage.quoted($0.anchor)),\(HTMLPage.quoted($0.text))]"
    }
    return """
      var higIndex = {
      "pages": [
      \(pages.joined(separator: ",\n"))
      ],
      "entries": [
      \(entries.joined(separator: ",\n"))
      ],
      "tokens": \(HTMLPage.quoted(tokens.joined(separator: "\n"))),
      "postings": \(HTMLPage.quoted(postings.joined(separator: "\n")))
      };

      """
  }
}
