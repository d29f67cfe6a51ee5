import GuidelineStore

extension JSON {
  init(_ coverage: Coverage) {
    self = [
      "texts": JSON(coverage.texts) { JSON($0) },
      "topics": JSON(coverage.topics) { page in
        JSON(item: [
          "topic": .string(page.topic),
          "cells": JSON(page.cells) { JSON($0) },
          "original": page.original.map { JSON($0) } ?? .null,
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
          "original": work.original.map { JSON($0) } ?? .null,
          "followed": .optional(work.followed?.id),
          "translation": .optional(work.translation?.id),
          "place": JSON(work.place),
          "words": JSON(work.lead.followed(by: work.body)) {
            ["kind": .string($0.kind.rawValue), "text": .string($0.text)]
          },
        ]
      },
    ])
  }
}

extension [WordChange] {
  /// The lead and the body, separated by a blank line.
  func followed(by body: [WordChange]) -> [WordChange] {
    isEmpty || body.isEmpty ? self + body : self + [WordChange(.equal, "\n\n")] + body
  }
}

extension Coverage {
  /// The topics that have any of the texts, below a row with the texts' names.
  func rows(_ texts: [TextID], _ labels: Labels) -> [[String]] {
    let rows = topics.compactMap { page -> [String]? in
      let cells = texts.map(page.field)
      return cells.allSatisfy(\.isEmpty) ? nil : [page.topic] + cells
    }
    return [[labels("topic")] + texts.map(\.description)] + rows
  }

  /// Explains symbols used in cells; `nil` if there are none.
  func legend(_ labels: Labels) -> String? {
    let isNeeded = topics.contains { page in
      texts.contains { page.field(of: $0) == Page.absenceSign }
    }
    return isNeeded ? labels("\(Page.absenceSign) the edition has no such page") : nil
  }

  /// For each language, the topics that lack it.
  var untranslated: [(language: Language, pages: [Page])] {
    Set(topics.flatMap(\.untranslated)).sorted().map { language in
      (language, topics.filter { $0.untranslated.contains(language) })
    }
  }
}

extension SourceLocation {
  /// Such as `ko/2019/modality.md:12`.
  var fileAndLine: String { "\(path):\(line)".asField }

  /// The same, linked to the file if the terminal supports it.
  var styled: StyledText {
    let link = Places.file(ofSource: path).map { "file://" + $0 }
    return StyledText(place: fileAndLine, link: link)
  }
}

extension Coverage.Page {
  /// Marks a page that never existed in an edition.
  static let absenceSign = "–"

  /// The table cell of the topic in a text; empty if the store has no such page.
  func field(of text: TextID) -> String {
    if let cell = cells.first(where: { $0.text == text }) { return cell.counts }
    return absentFrom.contains(text.edition) ? Self.absenceSign : ""
  }
}

extension Coverage.Cell {
  /// The number of rules, and of missing and outdated ones.
  var counts: String {
    var parts = ["\(rules)"]
    if !missing.isEmpty { parts.append("-\(missing.count)") }
    let outdated = isNewest ? stale.count : work.count { $0.kind == .changed }
    if outdated > 0 { parts.append("~\(outdated)") }
    return parts.joined(separator: " ")
  }

  /// The text it follows, and how this was determined.
  func origin(_ labels: Labels) -> String {
    guard let follows else { return "\(text)" }
    return labels(
      isStated ? "\(text) follows \(follows)" : "\(text) follows \(follows), judging by its rules")
  }
}

extension Coverage.Work {
  /// The kind of task, in words.
  var task: Message {
    switch kind {
    case .missing: "missing"
    case .added: "new since"
    case .reworded: "reworded since"
    case .body: "body reworded since"
    case .changed: "original changed since"
    case .removed: "dropped since"
    case .english: "left in English"
    case .unstated: "doesn't record what it translates"
    }
  }

  /// Such as `modality@2019:ko.3 ← modality@current:en.5`.
  var ids: String {
    [translation?.id, original?.id].compactMap { $0?.description }.joined(separator: " ← ")
  }

  fileprivate var styledIDs: StyledText {
    let ids = [translation?.id, original?.id].compactMap { $0 }
      .map { StyledText(place: $0.description, .faint) }
    return ids.dropFirst().reduce(ids.first ?? StyledText()) { $0 + StyledText(" ← ", .faint) + $1 }
  }

  var heading: String { (original ?? translation)?.heading ?? "" }
}

extension Page {
  /// Adds an explanation of symbols, then the tasks for each text.
  mutating func addWork(of coverage: Coverage) {
    if let legend = coverage.legend(labels) { add(StyledText(legend, .faint)) }
    for page in coverage.topics {
      for cell in page.cells where !cell.work.isEmpty {
        addGap()
        add(StyledText("\(page.topic)@\(cell.origin(labels))", .heading))
        for work in cell.work {
          addGap()
          add(work, in: page.topic, cell)
        }
      }
    }
    for (language, pages) in coverage.untranslated {
      addGap()
      add(StyledText(labels("not in \(language)"), .heading))
      for page in pages {
        let place = page.original.map { StyledText("  ") + $0.styled } ?? StyledText()
        add(StyledText(page.topic) + place, indent: 2)
      }
    }
    guard !coverage.hasWork else { return }
    addGap()
    add(StyledText(labels("nothing to do")))
  }

  private mutating func add(_ work: Coverage.Work, in topic: String, _ cell: Coverage.Cell) {
    add(work.place.styled + StyledText("  " + labels(work.task), .faint), indent: 2)
    guard work.kind != .unstated else {
      add(StyledText("hig coverage --stamp \(topic)@\(cell.text)"), indent: 4)
      return
    }
    let source = work.original.map { StyledText("  ") + $0.source.styled } ?? StyledText()
    add(work.styledIDs + source, indent: 4)
    let (lead, body) = (work.lead, work.body)
    if lead.hasChanges {
      add(marked(lead, .lead), indent: 4)
    } else {
      add(StyledText(work.heading, .lead), indent: 4)
    }
    if body.hasChanges { add(marked(body.excerpt), indent: 4) }
  }
}
