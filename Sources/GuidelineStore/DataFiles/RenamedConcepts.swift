/// Concepts that have a name now, and were once identified by a hash of their words.
struct RenamedConcepts {
  struct Entry {
    let key: ConceptKey
    let topic: String
    let slug: String
  }

  private(set) var entries: [Entry] = []

  /// Reads a file of records: a topic, then `renamed: hash > name; …`.
  init(_ bytes: [UInt8]) throws(ImportError) {
    for record in try Record.records(in: bytes, named: "topic") {
      for value in record.values(of: "renamed") {
        let sides = value.split(separator: ">").map { String($0).trimmed }
        guard sides.count == 2, let key = ConceptKey(endOf: sides[0]), sides[1].isSlug else {
          throw ImportError(
            "“\(value)” doesn't say how a concept was renamed",
            hint: "write the end of its id, > and its name, such as 026bxs2fe > overview",
            line: record.name.line)
        }
        entries.append(Entry(key: key, topic: record.name.value, slug: sides[1]))
      }
    }
  }
}

extension RuleStore {
  func replaceRenamedConcepts(with renamed: RenamedConcepts) throws {
    try connection.run("DELETE FROM renamed_concept")
    for entry in renamed.entries {
      try connection.run(
        "INSERT OR IGNORE INTO renamed_concept (concept_id, topic, slug) VALUES (?1, ?2, ?3)",
        .integer(entry.key.value), .text(entry.topic), .text(entry.slug))
    }
  }
}
