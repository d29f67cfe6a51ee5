import GuidelineStore

extension JSON {
  init(_ digest: Digest) {
    self = [
      "texts": JSON(digest.columns) { column in
        [
          "edition": .optional(column.edition),
          "language": JSON(column.language),
          "texts": JSON(column.texts) { JSON($0) },
        ]
      },
      "since": .optional(digest.request.since),
      "query": .optional(digest.request.query),
      "topics": JSON(digest.topics) { JSON($0) },
      "notes": JSON(digest.notes) { .string($0.words) },
    ]
  }

  private init(_ topic: Digest.Topic) {
    self = [
      "topic": .string(topic.slug),
      "titles": JSON(topic.titles) { JSON($0) },
      "group": JSON(topic.group) { JSON($0) },
      "texts": JSON(topic.texts) { .optional($0) },
      "addedIn": .optional(topic.addedIn),
      "sections": JSON(topic.sections) { section in
        [
          "headings": JSON(section.headings) { titles in JSON(titles) { JSON($0) } },
          "rows": JSON(section.rows) { JSON($0) },
        ]
      },
    ]
  }

  private init(_ title: Digest.Title) {
    self = ["language": JSON(title.language), "title": .string(title.text)]
  }

  private init(_ row: Digest.Row) {
    self = JSON(item: [
      "concept": JSON(row.concept),
      "addedIn": .optional(row.addedIn),
      "change": row.change.map { JSON($0) } ?? .null,
      "cells": JSON(row.cells) { cell in
        JSON(cell) { passage in
          ["rule": JSON(passage.rule), "standsIn": .bool(passage.standsIn)]
        }
      },
      "links": JSON(row.links) { link in
        [
          "text": .string(link.text), "topic": .string(link.topic),
          "concept": .optional(link.concept),
        ]
      },
    ])
  }
}
