import Testing

@testable import GuidelineStore

/// A rule of a made-up page.
struct Wording {
  /// The concept that it states, if any.
  var slug: String?
  var lead: String
  var body = ""
  var from: [String] = []

  init(_ slug: String?, _ lead: String, _ body: String = "", from: String...) {
    (self.slug, self.lead, self.body, self.from) = (slug, lead, body, from)
  }
}

extension RuleStore {
  /// Imports a page: a topic, a text such as `2019/ios13+notes:ko`, and its rules.
  func add(
    _ topic: String, _ text: String, isOwn: Bool = false, _ wordings: Wording...
  ) throws {
    var document = try ParsedDocument.sample(topic, text)
    document.rules = wordings.enumerated().map { index, wording in
      ParsedRule(
        section: [], kind: .rule, lead: wording.lead, body: wording.body,
        lines: index + 1...index + 1, concept: wording.slug, comesFrom: wording.from)
    }
    try replace(.sample("\(topic) \(text).md", isOwn: isOwn), with: [document])
  }
}
