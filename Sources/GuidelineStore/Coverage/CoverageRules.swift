/// Data about all rules of a store, for comparing translations with originals.
struct CoverageRules {
  typealias State = MatchingPlan.State

  /// A rule without its text.
  struct Entry {
    let key: Int
    let concept: Int
    let document: Int
    let leadRange: Range<Int>
    let bodyRange: Range<Int>
  }

  private let store: RuleStore
  /// By document, in order.
  private var rules: [Int: [Entry]] = [:]
  /// The English rules of each concept by state, oldest first.
  private var english: [Int: [(state: State, rule: Entry, isOwn: Bool)]] = [:]
  /// For each translated rule, the original rules it was matched with.
  private var rendered: [Int: [Int]] = [:]

  /// - Parameter chosen: The English text to use for each state of each topic.
  init(in store: RuleStore, chosen: [StoredText]) throws {
    self.store = store
    do {
      let rows = try store.connection.rows(
        """
        SELECT rule_id, concept_id, document_id, text_start, lead_size, body_size
        FROM rule ORDER BY rule_id
        """)
      while try rows.next() {
        let (start, end) = try (rows.integer(3), rows.integer(3) + rows.integer(4))
        let entry = Entry(
          key: try rows.integer(0), concept: rows.bits(1), document: try rows.integer(2),
          leadRange: start..<end, bodyRange: try end..<end + rows.integer(5))
        rules[entry.document, default: []].append(entry)
      }
    }
    for text in chosen.sorted(by: { $0.state < $1.state }) {
      for rule in self.rules(of: text) {
        english[rule.concept, default: []].append((text.state, rule, text.isOwn))
      }
    }
    let rows = try store.connection.rows(
      "SELECT new_rule_id, old_rule_id FROM bead WHERE step = 'translation' AND is_part")
    while try rows.next() {
      try rendered[rows.integer(0), default: []].append(rows.integer(1))
    }
  }

  /// The rules of a page, in order.
  func rules(of text: StoredText) -> [Entry] {
    text.documents.flatMap { rules[$0.id] ?? [] }
  }

  /// The original rules that part of a translation renders, though their concept differs.
  func rendered(by rule: Entry) -> [Int] { rendered[rule.key] ?? [] }

  /// The English wordings of a concept, oldest first.
  ///
  /// - Parameter isOwn: Whether only the project's own count.
  func wordings(of concept: Int, isOwn: Bool = false) -> [(state: State, rule: Entry)] {
    (english[concept] ?? []).filter { $0.isOwn || !isOwn }.map { ($0.state, $0.rule) }
  }

  /// The kind of difference between two wordings: lead, body only, or none.
  func difference(_ one: Entry, _ other: Entry) throws -> Coverage.Work.Kind? {
    guard one.key != other.key else { return nil }
    if try !isAlike(one, other, \.leadRange) { return .reworded }
    if try !isAlike(one, other, \.bodyRange) { return .body }
    return nil
  }

  /// The digest of a rule, as recorded in translations.
  func digest(of rule: Entry) throws -> RuleDigest {
    RuleDigest(
      lead: try bytes(of: rule, rule.leadRange), body: try bytes(of: rule, rule.bodyRange))
  }

  /// Whether a paragraph is in English: most of its words are from the original.
  func isInEnglish(_ rule: Entry) throws -> Bool {
    let left = try text(of: rule).split(separator: "\n").filter { paragraph in
      paragraph.first != "|" && paragraph.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    }.map(Self.words).filter { $0.count >= Self.fewestEnglishWords }
    guard !left.isEmpty else { return false }
    let english = Set(
      try wordings(of: rule.concept).flatMap { Self.words(in: try text(of: $0.rule)[...]) })
    return left.contains { words in 2 * words.count(where: english.contains) > words.count }
  }

  private func text(of rule: Entry) throws -> String {
    try [rule.leadRange, rule.bodyRange].map {
      String(decoding: try bytes(of: rule, $0), as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// The lowercased words, without punctuation.
  private static func words(in text: Substring) -> [Substring] {
    text.split { $0.isWhitespace || $0.isPunctuation }.filter { word in
      word.utf8.count > 1 && word.utf8.allSatisfy { $0.isASCIILetter && !$0.isASCIIUppercase }
    }
  }

  private static let fewestEnglishWords = 4

  private func isAlike(
    _ one: Entry, _ other: Entry, _ range: KeyPath<Entry, Range<Int>>
  ) throws -> Bool {
    let here = try bytes(of: one, one[keyPath: range])
    let there = try bytes(of: other, other[keyPath: range])
    return here == there
      || levelled(String(decoding: here, as: UTF8.self))
        == levelled(String(decoding: there, as: UTF8.self))
  }

  private func bytes(of rule: Entry, _ range: Range<Int>) throws -> ArraySlice<UInt8> {
    let content = try store.content(ofDocument: rule.document)
    guard range.upperBound <= content.count else { throw store.damagedText }
    return content[range]
  }
}
