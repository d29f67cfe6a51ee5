import Testing

@testable import GuidelineStore

/// Whole books of which the catalog knows few chapters.
@Suite struct GuidelinesBookTests {
  private static let known = ["Modality", "Alerts", "Popovers"]
  private static let unknown = ["Boiling Water", "Leaf Storage", "The Cupboard", "Spoons", "Trays"]

  /// A chapter with two rules for each title.
  private static func chapters(_ titles: [String], _ marks: String) -> String {
    titles.map { title in
      "\(marks) \(title)\n\nIt is kept on a shelf.\n\n**Keep it small.** Large ones tip.\n\n"
        + "**Avoid stacking it.** Stacks fall.\n\n"
    }
    .joined()
  }

  private static func plenty(_ count: Int) -> [String] {
    (1...count).map { "Kettle \($0)" }
  }

  @Test(arguments: [
    ("# OS X Human Interface Guidelines\n\n", "##"),
    ("# iPhone Human Interface Guidelines\n\n", "#"),
    ("# 애플 휴먼 인터페이스 가이드라인\n\n", "##"),
    ("# Apple Human Interface Guidelines\n\n## Contents\n\n- tea\n- water\n\n", "##"),
  ])
  func givesOneDocumentForEachChapterBelowTheGuidelinesName(title: String, marks: String) throws {
    let page = title + Self.chapters(Self.known + Self.unknown, marks)
    let documents = try documents(page, path: "2014/book.md")
    #expect(
      documents.map(\.topic) == [
        "modality", "alerts", "popovers", "boiling-water", "leaf-storage", "the-cupboard", "spoons",
        "trays",
      ])
    #expect(documents.allSatisfy { $0.rules.count { $0.kind == .rule } == 2 })
    #expect(documents.allSatisfy { $0.rules.allSatisfy { $0.section.isEmpty } })
  }

  @Test func takesManyChaptersWithoutAKnownOneForABook() throws {
    let page = "# OS X Human Interface Guidelines\n\n" + Self.chapters(Self.plenty(12), "##")
    #expect(try documents(page, path: "2014/book.md").count == 12)
  }

  @Test func takesManyChaptersBelowATitleThatGoesOnBehindTheNameForABook() throws {
    let title = "# iPhone Human Interface Guidelines for Tea Shops\n\n"
    let page = title + Self.chapters(Self.plenty(12), "#")
    #expect(try documents(page, path: "2014/book.md").count == 12)
    let few = title + Self.chapters(Self.known + Self.unknown, "##")
    #expect(try documents(few, path: "2014/book.md").count == 1)
  }

  @Test func takesManyChaptersBelowAnotherTitleForABookIfSomeAreTopics() throws {
    let known = Self.known + ["Sheets", "Toolbars", "Sliders"]
    let page = "# The Tea Handbook\n\n" + Self.chapters(Self.plenty(14) + known, "##")
    #expect(try documents(page, path: "2014/book.md").count == 20)
    let few =
      "# The Tea Handbook\n\n" + Self.chapters(Self.plenty(14) + ["Modality", "Alerts"], "##")
    #expect(try documents(few, path: "2014/book.md").count == 1)
  }

  @Test func keepsAHeadingThatIsPrintedTooLargeInItsChapter() throws {
    let page =
      "# OS X Human Interface Guidelines\n\n" + Self.chapters(Self.known, "##")
      + Self.chapters(["Two spouts"], "#") + Self.chapters(Self.unknown, "##")
    let documents = try documents(page, path: "2014/book.md")
    #expect(documents.count == 8)
    #expect(documents[2].rules.last?.section == ["Two spouts"])
  }

  @Test func keepsRulesBelowTheTitleOfAnAppendixInTheChapterBefore() throws {
    let page =
      "# OS X Human Interface Guidelines\n\n" + Self.chapters(Self.known + Self.unknown, "##")
      + Self.chapters(["Resources"], "##")
    let documents = try documents(page, path: "2014/book.md")
    #expect(documents.count == 8)
    #expect(documents.last?.rules.count { $0.section == ["Resources"] && $0.kind == .rule } == 2)
  }

  @Test(arguments: [
    // A page of the site with its name above it.
    ("# Human Interface Guidelines\n\n", known + unknown + ["Best practices"], "2014/1.md"),
    ("# Human Interface Guidelines\n\n", known, "2014/modality.md"),
    ("# iOS Human Interface Guidelines\n\n", ["Modality", "Spoons", "Trays"], "2014/1.md"),
    ("# Modality\n\n", known + unknown + plenty(12), "2014/1.md"),
  ])
  func takesAPageForNoBook(title: String, titles: [String], path: String) throws {
    #expect(try documents(title + Self.chapters(titles, "##"), path: path).count == 1)
  }
}
