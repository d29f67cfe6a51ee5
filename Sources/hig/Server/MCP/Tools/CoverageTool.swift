import GuidelineStore

extension Tool {
  static let coverage = Tool(
    name: "coverage",
    description: """
      See which translations lack rules or have fallen behind the English pages. Pages without work \
      are only counted.
      """,
    arguments: [.topic, Argument("language", .text, "Only this translation: ko or ja.")],
    output: Schema.object(
      [
        "texts": Schema.texts, "topics": Schema.list(of: Schema.object(["topic": Schema.text])),
        "complete": Schema.number, "nextCursor": Schema.text,
      ], required: ["texts", "topics", "complete"])
  ) { call in
    let language = try call.language()
    let coverage = try call.store.coverage(
      CoverageFilter(
        topics: try call.topic().map { [$0] } ?? [], languages: language.map { [$0] } ?? []))
    let pages = JSON(coverage)["topics"]?.elements ?? []
    let open = pages.compactMap(\.openWork)
    return ToolAnswer(
      json: [
        "texts": JSON(coverage.texts) { JSON($0) }, "topics": .array(open),
        "complete": .int(pages.count - open.count),
      ], text: words)
  }

  private static func words(_ coverage: JSON) -> String {
    let count = coverage["complete"]?.wholeNumber ?? 0
    var lines = [count == 1 ? "1 page has no work to do" : "\(count) pages have no work to do"]
    for page in coverage["topics"]?.elements ?? [] {
      let untranslated = page["untranslated"]?.strings ?? []
      let missing = untranslated.isEmpty ? "" : ": not in \(untranslated.joined(separator: ", "))"
      lines.append("\(page["topic"]?.string ?? "")\(missing)")
      for cell in page["cells"]?.elements ?? [] {
        lines.append("  \(cell["text"]?.string ?? "")")
        for work in cell["work"]?.elements ?? [] {
          let rules = [work["translation"]?.string, work["original"]?["id"]?.string]
          let places = rules.compactMap(\.self).joined(separator: " ← ")
          lines.append("  - \(work["kind"]?.string ?? ""): \(places)")
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension JSON {
  /// The page reduced to open tasks: missing languages, and texts with work; `nil` if there are
  /// none.
  fileprivate var openWork: JSON? {
    let cells = (self["cells"]?.elements ?? []).filter { $0["work"]?.elements.isEmpty == false }
    let untranslated = self["untranslated"]?.elements ?? []
    guard !cells.isEmpty || !untranslated.isEmpty else { return nil }
    return JSON(item: [
      "topic": self["topic"] ?? .null, "untranslated": .array(untranslated),
      "cells": JSON(cells) { cell in
        let work = JSON(cell["work"]?.elements ?? []) { work in
          let original = work["original"]?.with(["id", "lead", "url"]) ?? .null
          return [
            "kind": work["kind"] ?? .null, "original": original,
            "translation": work["translation"] ?? .null,
          ]
        }
        return ["text": cell["text"] ?? .null, "follows": cell["follows"] ?? .null, "work": work]
      },
    ])
  }

  /// Keeps some members of an object.
  private func with(_ names: Set<String>) -> JSON {
    members.map { .object($0.filter { names.contains($0.0) }) } ?? self
  }
}
