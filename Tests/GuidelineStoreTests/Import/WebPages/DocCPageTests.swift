import Foundation
import Testing

@testable import GuidelineStore

/// Pages in the form in which Apple's site serves the guidelines. What they say is made up.
@Suite struct DocCPageTests {
  /// - Parameters:
  ///   - content: The blocks, apart by commas.
  ///   - references: The members of `references`.
  private static func page(
    _ content: String, title: String = "Popovers", abstract: String = "A kettle that floats.",
    slug: String = "popovers", references: String = ""
  ) -> String {
    """
    {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "article", "sections": [],
     "identifier": {"url": "doc://com.apple.HIG/design/Human-Interface-Guidelines/\(slug)",
       "interfaceLanguage": "swift"},
     "metadata": {"role": "article", "title": "\(title)"},
     "abstract": [{"type": "text", "text": "\(abstract)"}],
     "primaryContentSections": [{"kind": "content", "content": [\(content)]}],
     "references": {\(references)}}
    """
  }

  private static func paragraph(_ text: String) -> String {
    #"{"type": "paragraph", "inlineContent": [{"type": "text", "text": "\#(text)"}]}"#
  }

  private static func rule(_ lead: String, _ rest: String) -> String {
    #"{"type": "paragraph", "inlineContent": [{"type": "strong", "inlineContent": "#
      + #"[{"type": "text", "text": "\#(lead)"}]}, {"type": "text", "text": " \#(rest)"}]}"#
  }

  private static func heading(_ level: Int, _ text: String) -> String {
    #"{"type": "heading", "level": \#(level), "text": "\#(text)", "anchor": "here"}"#
  }

  private func read(_ page: String, path: String = "en/popovers.json") throws -> ParsedDocument {
    let documents = try documents(page, path: path)
    #expect(documents.count == 1)
    return try #require(documents.first)
  }

  @Test func readsTheRulesOfAPageWithItsAddressAndEdition() throws {
    let content = [
      Self.paragraph("Kettles come in two sizes."), Self.heading(2, "Best practices"),
      Self.rule("Keep the kettle small.", "A large one hides the table."),
      Self.rule("Close it when tea is ready.", "Or it goes cold."),
    ].joined(separator: ",")
    let document = try read(Self.page(content))
    #expect(document.topic == "popovers")
    #expect(document.title == "Popovers")
    #expect(document.text.description == "current+page:en")
    #expect(
      document.address == "https://developer.apple.com/design/human-interface-guidelines/popovers")
    #expect(
      document.rules.map(\.brief) == [
        "paragraph:  | A kettle that floats.", "paragraph:  | Kettles come in two sizes.",
        "rule: Keep the kettle small. | A large one hides the table.",
        "rule: Close it when tea is ready. | Or it goes cold.",
      ])
    #expect(document.rules.last?.section == ["Best practices"])
    #expect(document.anchors.map(\.name) == ["here"])
  }

  @Test(arguments: [
    ("팝오버", "떠 있는 주전자입니다.", "주전자를 작게 만드세요.", "크면 상을 가립니다.", "ko", "/kr"),
    ("ポップオーバー", "浮かぶやかんです。", "やかんは小さくしましょう。", "大きいと机が隠れます。", "ja", "/jp"),
  ])
  func tellsTheLanguageByTheScript(
    title: String, abstract: String, lead: String, rest: String, language: String, site: String
  ) throws {
    let document = try read(
      Self.page(Self.rule(lead, rest), title: title, abstract: abstract), path: "popovers.json")
    #expect(document.text.language.tag == language)
    #expect(document.title == title)
    #expect(document.rules.last?.brief == "rule: \(lead) | \(rest)")
    #expect(
      document.address
        == "https://developer.apple.com\(site)/design/human-interface-guidelines/popovers")
  }

  @Test func readsTheRevisionFromTheChangeLog() throws {
    func table(_ rows: [[String]]) -> String {
      let rows = rows.map { row in
        "[" + row.map { "[" + Self.paragraph($0) + "]" }.joined(separator: ",") + "]"
      }
      return #"{"type": "table", "header": "row", "rows": [\#(rows.joined(separator: ","))]}"#
    }
    let content = [
      Self.rule("Keep the kettle small.", "A large one hides the table."),
      table([["Size", "Meaning"], ["Small", "One cup"], ["Large", "Six"]]),
      Self.heading(2, "Change log"),
      table([["Date", "Changes"], ["June 3, 2024", "More tea."], ["May 1, 2023", "Tea."]]),
    ].joined(separator: ",")
    let document = try read(Self.page(content))
    #expect(document.text.revision == Revision("2024-06"))
    #expect(
      document.rules.last?.body
        == "A large one hides the table.\n\nSmall — Meaning: One cup\nLarge — Meaning: Six")
  }

  @Test func readsTabsNamedAfterPlatformsAsTheirSections() throws {
    let content = """
      \(Self.heading(2, "Platform considerations")),
      {"type": "tabNavigator", "tabs": [
        {"title": "iOS", "content": [\(Self.rule("Keep tea hot.", "It is quick."))]},
        {"title": "macOS", "content": [\(Self.rule("Keep tea cold.", "It is slow."))]}]},
      \(Self.rule("Serve tea.", "All have it."))
      """
    let rules = try read(Self.page(content)).rules.dropFirst()
    #expect(rules.map(\.lead) == ["Keep tea hot.", "Keep tea cold.", "Serve tea."])
    #expect(rules.map(\.platforms) == [["iOS"], ["macOS"], []])
    #expect(rules.map { $0.section.count } == [2, 2, 1])
  }

  @Test func keepsListsCodeAndRemarksWithTheirRule() throws {
    let content = """
      \(Self.rule("Keep the kettle small.", "A large one hides:")),
      {"type": "unorderedList", "items": [{"content": [\(Self.paragraph("cups")),
        {"type": "orderedList", "items": [{"content": [\(Self.paragraph("handles"))]}]}]}]},
      {"type": "codeListing", "syntax": "swift", "code": ["pour {", "  tea", "}"]},
      {"type": "aside", "style": "note", "name": "Note", "content": [
        \(Self.paragraph("Kettles whistle.")), \(Self.paragraph("Some hum."))]},
      {"type": "termList", "items": [{"term": {"inlineContent": [{"type": "text", "text": "Lid"}]},
        "definition": {"content": [\(Self.paragraph("It closes."))]}}]},
      {"type": "aside", "style": "important", "name": "Important", "content": [
        \(Self.paragraph("Lids are hot."))]},
      {"type": "row", "columns": [{"size": 1, "content": [\(Self.paragraph("So do cups."))]}]}
      """
    let rules = try read(Self.page(content)).rules
    #expect(
      rules.map(\.brief).dropFirst() == [
        "rule: Keep the kettle small. | A large one hides:\n\n- cups\n  - handles\n\n"
          + "pour {\n  tea\n}", "note: Note | Kettles whistle.\n\nSome hum.",
        "definition: Lid | It closes.\n\nSo do cups.",
        "note: Important | Lids are hot.",
      ])
  }

  @Test func resolvesReferencesToTheirTitlesAndAddresses() throws {
    let content = """
      {"type": "paragraph", "inlineContent": [{"type": "strong", "inlineContent": [
        {"type": "text", "text": "Keep the kettle small."}]}, {"type": "text", "text": " See "},
        {"type": "reference", "isActive": true, "identifier": "doc://a/alerts"},
        {"type": "text", "text": ", "},
        {"type": "reference", "isActive": true, "identifier": "doc://a/b/UIKettle",
         "overridingTitle": "a symbol"}, {"type": "text", "text": ", "},
        {"type": "reference", "isActive": true,
         "identifier": "doc://com.apple.HIG/design/Human-Interface-Guidelines/lost-page"},
        {"type": "text", "text": "."}]}
      """
    let references = """
      "doc://a/alerts": {"type": "topic", "title": "Alerts",
        "url": "/design/human-interface-guidelines/alerts#Lids"},
      "doc://a/b/UIKettle": {"type": "topic", "title": "UIKettle",
        "url": "/documentation/UIKit/UIKettle"}
      """
    let document = try read(Self.page(content, references: references))
    #expect(document.rules.last?.body == "See Alerts, a symbol, lost page.")
    let site = "https://developer.apple.com"
    #expect(
      document.references.map(\.target) == [
        site + "/design/human-interface-guidelines/alerts#Lids",
        site + "/documentation/UIKit/UIKettle",
        site + "/design/human-interface-guidelines/lost-page",
      ])
    #expect(document.references.map(\.kind) == [.topic, .symbol, .topic])
  }

  @Test func survivesReferencesThatLeadInCirclesAndMembersOfOtherTypes() throws {
    let content = """
      {"type": "paragraph", "inlineContent": [
        {"type": "reference", "identifier": "doc://a", "isActive": true}]},
      {"type": 5}, {"type": "table", "rows": {"a": 1}}, {"type": "heading", "level": -3}, null,
      {"type": "orderedList", "start": -9223372036854775808, "items": [{}, {"content": [[]]}]},
      {"type": "tabNavigator", "tabs": 1}, \(Self.rule("Keep the kettle small.", "It is hot."))
      """
    let circle = #""doc://a": {"title": "A", "url": "doc://a", "identifier": "doc://a"}"#
    let rules = try read(Self.page(content, references: circle)).rules
    #expect(rules.last?.lead == "Keep the kettle small.")
  }

  @Test func refusesOtherJSONWithAReason() {
    for text in [#"{"name": "kettle"}"#, "[1, 2]", "{", #"{"schemaVersion": {}, "x": 1}"#] {
      let error = refusal(of: text, path: "package.json")
      #expect(error?.message == "is JSON, but no page of the guidelines")
      #expect(error?.severity == .error)
      #expect(error?.inFolder.severity == .note)
    }
    let cut = String(Self.page(Self.paragraph("Tea.")).dropLast(3))
    #expect(refusal(of: cut, path: "a.json")?.message.hasPrefix("is damaged: ") == true)
  }

  @Test func notesOtherJSONInFoldersAndRefusesItWhereItIsNamed() async throws {
    let folder = TemporaryFolder()
    let files = [
      "package.json": #"{"name": "kettle"}"#,
      "popovers.json": Self.page(Self.rule("Keep the kettle small.", "It is hot.")),
    ]
    for (name, text) in files {
      try text.write(toFile: folder.path + "/" + name, atomically: false, encoding: .utf8)
    }
    let store = try RuleStore.inMemory()
    var reports: [ImportReport] = []
    try await store.importFiles(FileTree.files(at: [folder.path])) { reports.append($0) }
    #expect(reports.map(\.status) == [.refused, .imported])
    #expect(reports.map(\.isFailure) == [false, false])
    try await store.importFiles(FileTree.files(at: [folder.path + "/package.json"])) {
      #expect($0.isFailure)
    }
  }
}
