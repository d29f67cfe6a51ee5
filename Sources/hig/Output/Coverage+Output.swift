import GuidelineStore

extension JSON {
  /// What is translated.
  init(_ coverage: Coverage) {
    self = [
      "texts": JSON(coverage.texts) { JSON($0) },
      "topics": JSON(coverage.topics) { page in
        JSON(item: [
          "topic": .string(page.topic),
          "cells": JSON(page.cells) { JSON($0) },
          "untranslated": JSON(page.untranslated) { JSON($0) },
          "absentFrom": JSON(page.absentFrom) { .string($0.slug) },
          "missingFrom": JSON(page.missingFrom) { .string($0.slug) },
        ])
      },
    ]
  }

  private init(_ cell: Coverage.Cell) {
    self = JSON(item: [
      "text": JSON(cell.text),
      "rules": .int(cell.rules),
      "follows": .optional(cell.follows),
      "isStated": .bool(cell.isStated),
      "isNewest": .bool(cell.isNewest),
      "missing": JSON(cell.missing) { JSON($0) },
      "stale": JSON(cell.stale) { JSON($0) },
      "dropped": JSON(cell.dropped) { JSON($0) },
      "work": JSON(cell.work) { work in
        [
          "kind": .string(work.kind.rawValue),
          "original": JSON(work.original),
          "followed": .optional(work.followed?.id),
          "translation": .optional(work.translation?.id),
          "words": JSON(work.lead.followed(by: work.body)) {
            ["kind": .string($0.kind.rawValue), "text": .string($0.text)]
          },
        ]
      },
    ])
  }
}

extension [WordChange] {
  /// A lead with its body; they are apart by a blank line.
  func followed(by body: [WordChange]) -> [WordChange] {
    isEmpty || body.isEmpty ? self + body : self + [WordChange(.equal, "\n\n")] + body
  }
}

extension Coverage {
  /// The topics that have any of some texts, below the names of the texts.
  func rows(_ texts: [TextID]) -> [[String]] {
    let rows = topics.compactMap { page -> [String]? in
      let cells = texts.map(page.field)
      return cells.allSatisfy(\.isEmpty) ? nil : [page.topic] + cells
    }
    return [["topic"] + texts.map(\.description)] + rows
  }

  /// What the signs in the cells mean that need an explanation.
  func legend(_ labels: Labels) -> String? {
    let isNeeded = topics.contains { page in
      texts.contains { page.field(of: $0) == Page.absenceSign }
    }
    return isNeeded ? labels("% the edition itself has no such page", Page.absenceSign) : nil
  }

  /// For each language, the topics that it has not.
  var untranslated: [(language: Language, topics: [String])] {
    Set(topics.flatMap(\.untranslated)).sorted().map { language in
      (language, topics.filter { $0.untranslated.contains(language) }.map(\.topic))
    }
  }
}

extension Coverage.Page {
  /// What stands for a page that an edition did not have.
  static let absenceSign = "–"

  /// What a table shows of the topic in a text; nothing where the store has no such page.
  func field(of text: TextID) -> String {
    if let cell = cells.first(where: { $0.text == text }) { return cell.counts }
    return absentFrom.contains(text.edition) ? Self.absenceSign : ""
  }
}

extension Coverage.Cell {
  /// The number of rules, of those that are missing and of those that are stale.
  var counts: String {
    var parts = ["\(rules)"]
    if !missing.isEmpty { parts.append("-\(missing.count)") }
    if isNewest, !stale.isEmpty { parts.append("~\(stale.count)") }
    return parts.joined(separator: " ")
  }

  /// What it follows, and how that is known.
  func origin(_ labels: Labels) -> String {
    guard let follows else { return "\(text)" }
    return labels(isStated ? "% follows %" : "% follows %, by its rules", text, follows)
  }
}

extension Coverage.Work {
  /// What is to be done, in words.
  var task: String {
    switch kind {
    case .missing: "missing"
    case .added: "new since"
    case .reworded: "reworded since"
    case .body: "body reworded since"
    case .removed: "dropped since"
    }
  }

  /// `modality@2019:ko.3 ← modality@current:en.5`
  var places: String {
    [translation?.id, original.id].compactMap { $0?.description }.joined(separator: " ← ")
  }
}

extension Page {
  /// Adds what the signs mean, then what translators have to do, text by text.
  mutating func addWork(of coverage: Coverage) {
    if let legend = coverage.legend(labels) { add(StyledText(legend, .faint)) }
    for page in coverage.topics {
      for cell in page.cells where !cell.work.isEmpty {
        addGap()
        add(StyledText("\(page.topic)@\(cell.origin(labels))", .heading))
        for work in cell.work {
          addGap()
          add(
            StyledText(labels(work.task) + "  ", .faint) + StyledText(work.places, .name), indent: 2
          )
          add(work)
        }
      }
    }
    for (language, topics) in coverage.untranslated {
      addGap()
      add(StyledText(labels("not in %", language), .heading))
      add(StyledText(topics.joined(separator: ", ")), indent: 2)
    }
  }

  private mutating func add(_ work: Coverage.Work) {
    let (lead, body) = (work.lead, work.body)
    if lead.hasChanges {
      add(marked(lead, .lead), indent: 4)
    } else {
      add(StyledText(work.original.heading, .lead), indent: 4)
    }
    if body.hasChanges { add(marked(body.excerpt), indent: 4) }
  }
}
