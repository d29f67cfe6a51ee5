import Testing

@testable import GuidelineStore

/// Made-up pages about kites, for digests.
enum Kites {
  static func store() throws -> RuleStore {
    let store = try RuleStore.inMemory()
    try store.add(
      "old.md",
      page(
        "2014:en", "Kites",
        [
          rule("string", "Wind up the string.", "A tangled string ruins the day."),
          rule("tail", "Keep the tail short.", "A long tail drags."),
        ]))
    try store.add(
      "new.md",
      page(
        "2019:en", "Kites",
        [
          rule("intro", "", "A kite is a toy.", .paragraph),
          rule(
            "string", "Wind up the string.", "A tangled string spoils the whole day.", at: "Care"),
          rule(
            "paint", "Paint with *thin* colors.", "- red\n- blue\n\n1. is no list.", at: "Care",
            platforms: ["iOS"]),
          rule("wind", "Mind the wind.", "See #storms.", .note, at: "Flying"),
        ]))
    try store.add(
      "ko.md",
      page(
        "2019:ko", "연",
        [
          rule("string", "줄을 감아 두세요.", "줄이 엉키면 하루를 망칩니다.", at: "관리"),
          rule("wind", "바람을 살피세요.", "폭풍을 참고하세요.", .note, at: "날리기"),
        ]))
    return store
  }

  static func page(_ text: String, _ title: String, _ rules: [ParsedRule]) throws -> ParsedDocument
  {
    let query = try #require(TextQuery(text))
    return ParsedDocument(
      topic: "kites", title: title,
      text: TextID(edition: query.edition, language: query.language ?? .english),
      shape: "authored", rules: rules)
  }

  static func rule(
    _ concept: String, _ lead: String, _ body: String, _ kind: RuleKind = .rule,
    at section: String? = nil, platforms: [String] = []
  ) -> ParsedRule {
    ParsedRule(
      section: section.map { [$0] } ?? [], kind: kind, lead: lead, body: body,
      platforms: platforms, lines: 1...1, concept: concept)
  }
}

extension RuleStore {
  /// A digest of texts: `2019:ko`, or `:ko` for the newest.
  func digest(
    _ texts: String..., change: (inout DigestRequest) -> Void = { _ in }
  ) throws -> Digest {
    var request = DigestRequest(
      texts: texts.map { text in
        let query = TextQuery(text)
        let language = Language(String(text.split(separator: ":").last ?? "")) ?? .english
        var state = query
        state?.language = nil
        return DigestRequest.Text(edition: state, language: query?.language ?? language)
      })
    change(&request)
    return try digest(request)
  }
}

extension Digest {
  /// The concepts of all rows, with what each column has: `string 2019:en.2|2019:ko.1`.
  var outline: [String] {
    topics.flatMap(\.sections).flatMap { section in
      section.headings.map { "# " + $0.map(\.text).joined(separator: "/") }
        + section.rows.map { row in
          let cells = row.cells.map { cell in
            cell.map { "\($0.rule.id.text).\($0.rule.id.ordinal)\($0.standsIn ? "!" : "")" }
              .joined(separator: "+")
          }
          return "\(row.concept.slug) \(cells.joined(separator: "|"))"
        }
    }
  }
}
