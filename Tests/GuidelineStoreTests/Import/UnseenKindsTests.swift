import Testing

@testable import GuidelineStore

/// How well rules are told from everything else in documents of kinds that nothing was made for: people's
/// notes, skills for assistants, text that a browser copied.
@Suite struct UnseenKindsTests {
  @Test(
    .enabled(
      if: RealDocuments.unseen != nil, "skipped: there are no labelled documents in ../shared/fresh"
    ))
  func tellsRulesWhereAReaderSeesThem() throws {
    var kinds: [String: Found] = [:]
    for document in try UnseenDocument.all() {
      var options = ImportOptions()
      options.edition = document.edition
      let documents = try DocumentReader().documents(
        in: document.bytes, path: document.name, options: options)
      let score = Found(in: documents, of: document.rules, unclear: document.unclear)
      kinds[String(document.name.prefix { $0 != "-" }), default: Found()] += score
      kinds["all", default: Found()] += score
    }
    for (kind, score) in kinds.sorted(by: { $0.key < $1.key }) { print("unseen", kind, score) }
    #expect(kinds["skill", default: Found()].f >= 0.85)
    #expect(kinds["notes", default: Found()].f >= 0.8)
    #expect(kinds["all", default: Found()].f >= 0.85)
  }
}
