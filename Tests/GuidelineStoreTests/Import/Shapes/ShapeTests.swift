import Testing

@testable import GuidelineStore

/// How well rules are told in our own pages, laid out and worded as other people do. Lists that hold facts
/// beside rules are the hardest.
@Suite struct ShapeTests {
  /// Pages of ours in a shape, drawn alike in every run.
  static func pages(
    as shape: Shape, _ language: Language, each count: Int
  ) throws -> [(page: ShapedPage, topic: String)] {
    let documents = try OwnPage.all.get().filter { $0.key.hasPrefix("current/") }
      .compactMap { $0.value[language]?.document }
      .filter { $0.rules.count { $0.kind == .rule } >= 4 }
      .sorted { $0.topic < $1.topic }
    let place = Shape.allCases.firstIndex(of: shape) ?? 0
    return Register.all(in: language).enumerated().flatMap { number, register in
      (0..<count).map { draw in
        let document = documents[(place * 31 + number * 17 + draw * 53) % documents.count]
        return (ShapedPage(document, as: shape, in: register), document.topic)
      }
    }
  }

  @Test func tellsRulesInEveryShape() throws {
    var all = Found()
    for shape in Shape.allCases {
      var line = "shape \(shape)"
      for language in [Language.english, .korean, .japanese] {
        var found = Found()
        for (page, topic) in try Self.pages(as: shape, language, each: 2) {
          var options = ImportOptions()
          (options.edition, options.language, options.topic) = (.current, language, topic)
          let documents = try DocumentReader().documents(
            in: Array(page.text.utf8), path: "notes.md", options: options)
          let rules = Set(
            documents.flatMap(\.rules).filter { $0.kind == .rule }.map(\.lines.lowerBound))
          found += Found(
            right: rules.intersection(page.rules).count,
            wrong: rules.subtracting(page.rules).subtracting(page.unclear).count,
            missed: page.rules.subtracting(rules).count)
        }
        line += ", \(language): \(found)"
        all += found
      }
      print(line)
    }
    print("shapes, all:", all)
    #expect(all.f >= 0.86)
  }
}
