/// A user's statement that two rules are the same advice, or that they aren't.
package struct Correction: Hashable, Sendable {
  /// Whether the rules are the same advice.
  package let isLink: Bool
  /// The current IDs of the two rules; `nil` for a rule that is no longer in the store.
  package let rules: [RuleID?]
}

extension RuleStore {
  /// Marks two rules as the same advice, whatever matching finds.
  ///
  /// The link is stored with the files and leads of the rules, so it survives another import of the
  /// files.
  ///
  /// - Throws: ``StoreError`` if a rule doesn't exist, or if the rules can't be one concept: no
  ///   text may have a concept twice, and concepts that texts state can only be changed in the
  ///   texts.
  package func linkRules(_ one: String, _ other: String) throws(StoreError) {
    try correct(one, other, isLink: true)
    guard try rule(named: one).concept != rule(named: other).concept else { return }
    try forgetCorrection(one, other)
    throw StoreError(
      "\(one) and \(other) can't be one concept",
      hint: "a text has each concept only once, and a name stated in a text stays")
  }

  /// Marks two rules as different advice, whatever matching finds.
  ///
  /// - Throws: ``StoreError`` if a rule doesn't exist, or if the texts state that the rules are the
  ///   same.
  package func unlinkRules(_ one: String, _ other: String) throws(StoreError) {
    try correct(one, other, isLink: false)
    guard try rule(named: one).concept == rule(named: other).concept else { return }
    try forgetCorrection(one, other)
    throw StoreError(
      "\(one) and \(other) are one concept because their texts say so",
      hint: "change the concept's name in one of the texts")
  }

  /// All corrections, in no particular order.
  package func corrections() throws(StoreError) -> [Correction] {
    try reading {
      let stated = try statedCorrections()
      let places = try rulesNamed(by: Set(stated.flatMap(\.names)))
      return try stated.map { correction in
        Correction(
          isLink: correction.isLink,
          rules: try correction.names.map { name in
            try places[name].map { try document($0.document).ruleID(ofKey: $0.rule) }
          })
      }
    }
  }

  private func correct(_ one: String, _ other: String, isLink: Bool) throws(StoreError) {
    try writing {
      let names = try [name(ofRule: one), name(ofRule: other)].sorted()
      guard names[0] != names[1] else {
        throw StoreError("both ids name the rule \(one)", hint: "name two different rules")
      }
      try keep(StatedCorrection(names: names, isLink: isLink))
      try joinConcepts()
    }
  }

  private func forgetCorrection(_ one: String, _ other: String) throws(StoreError) {
    try writing {
      let names = try [name(ofRule: one), name(ofRule: other)].sorted()
      try connection.run(
        "DELETE FROM correction WHERE one = ?1 AND other = ?2", .text(names[0]), .text(names[1]))
      for isLink in [true, false] {
        try unlist(StatedCorrection(names: names, isLink: isLink).kept.name)
      }
      try joinConcepts()
    }
  }

  // MARK: Names

  /// A correction with the stable names of its rules.
  struct StatedCorrection {
    let names: [String]
    let isLink: Bool

    fileprivate var values: [SQLValue] {
      names.map(SQLValue.text) + [.integer(isLink ? 1 : 0)]
    }

    fileprivate var seal: SQLValue { Seal.of(values) }

    /// The entry in the list of kept rows, which contains the whole correction.
    var kept: KeptRow {
      KeptRow(isLink ? .link : .unlink, names.joined(separator: "\u{1F}"), seal: seal)
    }
  }

  func statedCorrections() throws -> [StatedCorrection] {
    var corrections: [StatedCorrection] = []
    let rows = try connection.rows(
      "SELECT one, other, is_link, seal FROM correction ORDER BY one, other")
    while try rows.next() {
      let correction = StatedCorrection(
        names: [rows.text(0), rows.text(1)], isLink: rows.bits(2) != 0)
      // Ignores a damaged correction; a check reports it.
      if correction.seal == rows.value(3) { corrections.append(correction) }
    }
    return corrections
  }

  func keep(_ correction: StatedCorrection) throws {
    try unlist(StatedCorrection(names: correction.names, isLink: !correction.isLink).kept.name)
    try list(correction.kept)
    try connection.run(
      "INSERT OR REPLACE INTO correction (one, other, is_link, seal) VALUES (?1, ?2, ?3, ?4)",
      values: correction.values + [correction.seal])
  }

  /// The corrections whose rules are both in the store, by the rules' keys.
  func correctedRules() throws -> [(one: Int, other: Int, isLink: Bool)] {
    let stated = try statedCorrections()
    let places = try rulesNamed(by: Set(stated.flatMap(\.names)))
    return stated.compactMap { correction in
      guard let one = places[correction.names[0]], let other = places[correction.names[1]] else {
        return nil
      }
      return (one.rule, other.rule, correction.isLink)
    }
  }

  /// The keys of rules by stable name; missing rules are omitted.
  func rulesNamed(by names: Set<String>) throws -> [String: (document: Int, rule: Int)] {
    var places: [String: (document: Int, rule: Int)] = [:]
    let identities = Set(names.compactMap { $0.split(separator: "\n").first.map(String.init) })
    for identity in identities {
      for document in try storedDocuments(where: "identity = ?1", .text(identity)) {
        for (key, name) in try ruleNames(in: document) where names.contains(name) {
          places[name] = (document.id, key)
        }
      }
    }
    return places
  }

  private func name(ofRule id: String) throws -> String {
    let (document, key) = try place(ofRule: id)
    return try ruleNames(in: document).first { $0.key == key }?.name ?? ""
  }

  /// Names for a document's rules that survive another import.
  private func ruleNames(in document: StoredDocument) throws -> [(key: Int, name: String)] {
    var counts: [String: Int] = [:]
    return try zip(document.ruleIDs, rules(of: document)).map { key, rule in
      let text = (rule.lead.isEmpty ? rule.body : rule.lead)
        .split(whereSeparator: \.isNewline).joined(separator: " ")
      counts[text, default: 0] += 1
      let parts = [
        document.identity, document.topic, document.place.language.tag,
        String(counts[text, default: 1]), text,
      ]
      return (key, parts.joined(separator: "\n"))
    }
  }
}

extension RuleStore.StatedCorrection {
  /// Restores a correction from the list of kept rows; `nil` if damaged.
  init?(_ row: KeptRow) {
    self.init(
      names: row.name.text.split(separator: "\u{1F}").map(String.init),
      isLink: row.name.kind == .link)
    guard names.count == 2, seal == row.seal else { return nil }
  }
}
