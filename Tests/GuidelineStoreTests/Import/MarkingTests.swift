import Testing

@testable import GuidelineStore

/// Somebody says how a document marks its rules.
@Suite struct MarkingTests {
  private static let page = """
    # Modality

    ## The pot

    **Lids** keep the steam in.

    Close the lid slowly.

    - Warm cups
    - Clean spouts
    """

  @Test(arguments: [
    (Marking.bold, ["Lids keep the steam in."]), (.headings, ["The pot"]),
    (.items, ["Warm cups", "Clean spouts"]), (.sentences, ["Close the lid slowly."]),
  ])
  func takesForRulesWhatIsMarkedAsStated(marking: Marking, leads: [String]) throws {
    var options = ImportOptions(edition: .current)
    options.marking = marking
    let documents = try DocumentReader().documents(
      in: Array(Self.page.utf8), path: "page.md", options: options)
    let rules = documents.flatMap(\.rules).filter { $0.kind == .rule }
    #expect(rules.map(\.lead) == leads)
    #expect(rules.allSatisfy { $0.reason == .marked })
    let text = documents.flatMap(\.rules).map { $0.lead + $0.body }.joined()
    #expect(["steam", "slowly", "Warm", "spouts"].allSatisfy(text.contains))
  }

  @Test func leavesAttributesOfOurOwnPagesAlone() throws {
    var options = ImportOptions()
    options.marking = .items
    let page =
      "---\ntopic: modality\nedition: current\n---\n# Modality\n\n### Pour. {#pour}\n\n- Tea\n"
    let rules = try DocumentReader().documents(
      in: Array(page.utf8), path: "page.md", options: options
    ).flatMap(\.rules)
    #expect(rules.map(\.lead) == ["Pour."])
  }
}

/// What a document shows about its edition, topic and language.
@Suite struct EvidenceTests {
  private func evidence(_ text: String, path: String, _ options: ImportOptions) throws -> [String] {
    var options = options
    options.explains = true
    return try DocumentReader().documents(in: Array(text.utf8), path: path, options: options)[0]
      .evidence.map { "\($0.subject) \($0.value)" }
  }

  @Test func listsItInOrderOfTrust() throws {
    let page = "# Alerts\n\n**Keep it short.** iOS 14 has room for less.\n"
    let found = try evidence(
      page, path: "2014/sheets.md", ImportOptions(edition: .current, language: .korean))
    func values(_ subject: String) -> [String] { found.filter { $0.hasPrefix(subject + " ") } }
    #expect(values("edition").starts(with: ["edition current", "edition 2014"]), "\(found)")
    #expect(values("topic").first == "topic alerts", "\(found)")
    #expect(values("topic").contains("topic sheets"), "\(found)")
    #expect(values("language") == ["language ko"], "\(found)")
  }

  @Test func decidesByTheFirst() throws {
    let page = "# Alerts\n\n**Keep it short.** iOS 14 has room for less.\n"
    let documents = try DocumentReader().documents(
      in: Array(page.utf8), path: "notes.md", options: ImportOptions())
    let first = try evidence(page, path: "notes.md", ImportOptions()).first
    #expect(first?.hasPrefix("edition \(documents[0].text.edition)") == true)
    #expect(documents[0].evidence.isEmpty)
  }
}
