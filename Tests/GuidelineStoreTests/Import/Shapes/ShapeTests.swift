import Testing

@testable import GuidelineStore

/// How well rules are told in our own pages, laid out and worded as other people do. Lists that hold facts
/// beside rules are the hardest.
@Suite struct ShapeTests {
  /// By language, the pages that have some rules.
  private static func documents() throws -> [(language: Language, documents: [ParsedDocument])] {
    let pages = try OwnPage.all.get().filter { $0.key.hasPrefix("current/") }.map(\.value)
    let languages: [Language] = [.english, .korean, .japanese]
    return languages.map { language in
      let documents = pages.compactMap { $0[language]?.document }.filter { document in
        document.rules.count { $0.kind == .rule } >= 4
      }
      return (language, documents.sorted { $0.topic < $1.topic })
    }
  }

  /// Two pages of a language in each register, drawn alike in every run.
  private static func pages(
    _ documents: [ParsedDocument], in language: Language, as shape: Shape
  ) -> [(page: ShapedPage, topic: String)] {
    let place = Shape.allCases.firstIndex(of: shape) ?? 0
    return Register.all(in: language).enumerated().flatMap { number, register in
      (0..<2).map { draw in
        let document = documents[(place * 31 + number * 17 + draw * 53) % documents.count]
        return (ShapedPage(document, as: shape, in: register), document.topic)
      }
    }
  }

  @Test func tellsRulesInEveryShape() throws {
    let own = try Self.documents()
    var all = Found()
    for shape in Shape.allCases {
      var line = "shape \(shape)"
      for (language, pages) in own {
        var found = Found()
        for (page, topic) in Self.pages(pages, in: language, as: shape) {
          var options = ImportOptions()
          (options.edition, options.language, options.topic) = (.current, language, topic)
          let documents = try DocumentReader().documents(
            in: Array(page.text.utf8), path: "notes.md", options: options)
          found += Found(in: documents, of: page.rules, unclear: page.unclear)
        }
        line += ", \(language): \(found)"
        all += found
      }
      print(line)
    }
    print("shapes, all:", all)
    #expect(all.f >= 0.86)
  }

  /// What a page says is the same in every form, so that nothing but the forms can make a difference.
  @Test func tellsTheSameRulesInWebPagesAsInTexts() throws {
    for form in ShapedWebPage.Form.allCases {
      var all = Found()
      for (language, pages) in try Self.documents() {
        var found = Found()
        for document in pages {
          let shaped = ShapedPage(document, as: .boldParagraph, in: .polite)
          let page = try ShapedWebPage(shaped, of: document, as: form)
          var options = ImportOptions()
          (options.edition, options.language, options.topic) = (.current, language, document.topic)
          let documents = try DocumentReader().documents(
            in: Array(page.text.utf8), path: "page", options: options)
          found += Found(in: documents, of: page.rules, unclear: page.unclear)
          let texts = try DocumentReader().documents(
            in: Array(shaped.text.utf8), path: "page", options: options)
          #expect(documents.leads == texts.leads, "\(document.topic), \(language)")
        }
        print("form \(form), \(language): \(found)")
        all += found
      }
      #expect(all.f >= 0.99, "\(form)")
    }
  }
}

extension [ParsedDocument] {
  fileprivate var leads: [String] {
    flatMap(\.rules).filter { $0.kind == .rule }.map(\.lead)
  }
}
