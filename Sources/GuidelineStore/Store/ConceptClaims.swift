/// The concepts that the rules of one file claim.
struct ConceptClaims {
  /// A concept with a name of its own.
  struct Named: Hashable {
    let key: ConceptKey
    let topic: String
    let slug: String
  }

  /// The claim of each rule, by document.
  private(set) var keys: [[ConceptKey]] = []
  /// The concepts that texts name, or that several rules share.
  private(set) var named: Set<Named> = []

  /// The scope in which pair numbers are unique.
  private struct Pair: Hashable {
    let topic: String
    let edition: Edition
    let revision: Revision?
    let origin: String?
    let number: Int
  }

  /// - Parameter documents: The documents of one file, with their stored origins.
  init(of documents: [ParsedDocument]) {
    keys = documents.map(Self.ownKeys)
    for (index, document) in documents.enumerated() {
      for (place, rule) in document.rules.enumerated() {
        guard let slug = rule.concept else { continue }
        keys[index][place] = ConceptKey(topic: document.topic, slug: slug)
        named.insert(Named(key: keys[index][place], topic: document.topic, slug: slug))
      }
    }
    for members in pairs(in: documents).values where members.count > 1 {
      join(members, of: documents)
    }
  }

  /// The claims of these documents only.
  func keeping(_ documents: [Int]) -> ConceptClaims {
    guard documents.count < keys.count else { return self }
    var claims = self
    claims.keys = documents.map { keys[$0] }
    let kept = Set(claims.keys.joined())
    claims.named = named.filter { kept.contains($0.key) }
    return claims
  }

  /// Each rule's own concept, before pairs share one.
  private static func ownKeys(_ document: ParsedDocument) -> [ConceptKey] {
    var membership = ConceptMembership()
    let own = ConceptKey.Own(topic: document.topic, text: document.text)
    return document.rules.map { membership.concept(for: own.key(after: $0.namingText)) }
  }

  private typealias Member = (document: Int, rule: Int)

  private func pairs(in documents: [ParsedDocument]) -> [Pair: [Member]] {
    var pairs: [Pair: [Member]] = [:]
    for (index, document) in documents.enumerated() {
      for (place, rule) in document.rules.enumerated() {
        guard let number = rule.pair else { continue }
        let pair = Pair(
          topic: document.topic, edition: document.text.edition, revision: document.text.revision,
          origin: document.text.origin, number: number)
        pairs[pair, default: []].append((index, place))
      }
    }
    return pairs
  }

  /// Gives all members of a pair the concept that one of them states, or else that of the English
  /// one.
  private mutating func join(_ members: [Member], of documents: [ParsedDocument]) {
    let stated = members.first { documents[$0.document].rules[$0.rule].concept != nil }
    let english = members.first { documents[$0.document].text.language == .english }
    let namesake = stated ?? english ?? members[0]
    let key = keys[namesake.document][namesake.rule]
    if stated == nil {
      let rule = documents[namesake.document].rules[namesake.rule]
      named.insert(
        Named(
          key: key, topic: documents[namesake.document].topic,
          slug: key.slug(after: rule.namingText)))
    }
    for member in members where documents[member.document].rules[member.rule].concept == nil {
      keys[member.document][member.rule] = key
    }
  }
}

/// Assigns concepts to the rules of a text; the first rule to claim a concept gets it.
struct ConceptMembership {
  private var taken: Set<ConceptKey> = []
  /// The last replacement for each claim, so that thousands of equal rules don't take quadratic
  /// time.
  private var latest: [ConceptKey: ConceptKey] = [:]

  /// The concept for the text's next rule: the claimed one if it is free, else a replacement.
  mutating func concept(for claim: ConceptKey) -> ConceptKey {
    if taken.insert(claim).inserted { return claim }
    var key = (latest[claim] ?? claim).next
    while !taken.insert(key).inserted { key = key.next }
    latest[claim] = key
    return key
  }
}

extension ParsedRule {
  /// The text that the rule's own concept is named after.
  var namingText: String { lead.isEmpty ? body : lead }
}
