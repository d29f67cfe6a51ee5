extension RuleStore {
  /// Compares two texts, rule by rule.
  ///
  /// Rules are matched across the whole texts, or across the pages that share advice with a topic's,
  /// so that a rule that moved to another page is found there.
  ///
  /// - Parameters:
  ///   - old: The older text, or the original. Its unspecified parts are chosen per topic as in
  ///     ``resolve(_:topic:preferring:)``, except for the language, which is the same for all
  ///     topics.
  ///   - new: The newer text, or the translation.
  ///   - topic: The slug of a topic to limit the result to.
  ///   - language: The language of texts that specify none.
  /// - Throws: ``StoreError`` that lists similar texts, if a text doesn't exist.
  public func differences(
    between old: TextQuery, and new: TextQuery, topic: String? = nil,
    preferring language: Language = .english
  ) throws(StoreError) -> Differences {
    for query in [old, new] { try require(query, in: query.language) }
    let (old, new) = (try meaning(of: old), try meaning(of: new))
    return try reading {
      var pages: Set<String>?
      if let topic, try connection.integer("SELECT 1 FROM unmatched LIMIT 1") == nil {
        pages = try self.pages(sharingAdviceWith: topic, in: [old, new])
      }
      let topics = try textsToCompare(old, new, topic: topic, pages, preferring: language)
      var choices = try choices(of: old, new, in: topics, topic: topic, preferring: language)
      if let pages {
        choices.old.keepPages(pages)
        choices.new.keepPages(pages)
      }
      var notes = [choices.old, choices.new].filter(\.fellBack).map {
        Message("there is no such text in \(language)")
          .followed(by: "comparing \($0.query) instead")
      }
      if choices.old.query.isRevision(beside: choices.new.query) {
        // Within an edition, a page stays in force until it is revised.
        let lost = choices.old.keepPages(Set(choices.new.texts.keys))
          .filter { topic == nil || $0 == topic }
        if !lost.isEmpty {
          notes.append("\(choices.new.query) has no page of its own on \(list: lost)")
        }
      }
      let areOwn = choices.old.isOwn && choices.new.isOwn
      let comparison = try TextComparison(
        old: choices.old, new: choices.new, in: self,
        areOwn ? topics.mapValues { $0.filter(\.isOwn) } : topics)
      if let topic {
        for choice in [choices.old, choices.new] where choice.texts[topic] == nil {
          let edition = choice.query.edition
          notes.append(
            try isAbsent(topic, from: edition)
              ? noPage(topic, in: edition) : "\(choice.query) has no page \(topic)")
        }
      }
      for choice in [choices.old, choices.new] where choice.query.origin == nil {
        let others = choice.copies(in: topics, topic: topic)
        if !others.isEmpty {
          notes.append("left out other sources of \(choice.query): \(list: others)")
        }
      }
      let changes = try comparison.changes(onPage: topic, TermChanges(in: self))
      for change in changes where change.isCutShort {
        let ids = (change.old + change.new).map(\.id)
        notes.append("too long to compare word by word to the end: \(list: ids)")
      }
      let order = ChangeList(topicOfOld: comparison.topicOfOld)
      return Differences(
        old: choices.old.query, new: choices.new.query,
        pages: order.pages(of: changes, topic: topic), notes: notes)
    }
  }

  /// Compares the rules of some topics in two texts; all topics if `topics` is empty.
  ///
  /// A change that concerns several of the topics, because a rule moved between them, is included
  /// once.
  package func differences(
    between old: TextQuery, and new: TextQuery, topics: [String],
    preferring language: Language = .english
  ) throws(StoreError) -> Differences {
    guard let first = topics.first else {
      return try differences(between: old, and: new, preferring: language)
    }
    var whole = try differences(between: old, and: new, topic: first, preferring: language)
    for topic in topics.dropFirst() {
      let other = try differences(between: old, and: new, topic: topic, preferring: language)
      let known = Set(whole.pages.flatMap(\.changes))
      whole.pages += other.pages.compactMap { page in
        let changes = page.changes.filter { !known.contains($0) }
        return changes.isEmpty ? nil : Differences.Page(topic: page.topic, changes: changes)
      }
      whole.notes += other.notes.filter { !whole.notes.contains($0) }
    }
    return whole
  }

  /// All texts of the pages, or of the store if more pages decide what is compared.
  private func textsToCompare(
    _ old: TextQuery, _ new: TextQuery, topic: String?, _ pages: Set<String>?,
    preferring language: Language
  ) throws -> [String: [StoredText]] {
    let isTopic = "topic.slug IN (SELECT value FROM json_each(?1))"
    if let topic, let pages {
      let texts = try storedTexts(where: isTopic, .list(pages.sorted()))
      let topics = Dictionary(grouping: texts, by: \.topic)
      let choices = [old, new].compactMap {
        TextChoice(of: $0, in: topics, topic: topic, preferring: language)
      }
      let languages = try choices.filter { try $0.isOwn || !hasOwnTexts(of: $0.query.edition) }
        .compactMap(\.query.language)
      // The language of a text without the topic depends on its other pages, and words are learned
      // from all pages where no word table helps.
      let needsNoTable = Set(languages).count == 1 || languages.contains(.english)
      if languages.count == 2, needsNoTable { return topics }
    }
    return Dictionary(grouping: try storedTexts(where: "TRUE"), by: \.topic)
  }

  /// Whether other pages of an edition are the project's own, so that imported ones don't count.
  private func hasOwnTexts(of edition: Edition) throws -> Bool {
    try connection.integer(
      """
      SELECT 1 FROM document JOIN source USING (source_id)
      WHERE document.edition = ?1 AND is_own LIMIT 1
      """, .text(edition.slug)) != nil
  }

  /// The topic, the topics of rules in the same editions whose advice came from its rules or went
  /// into them, and the same for those that only one of the editions has.
  private func pages(
    sharingAdviceWith topic: String, in texts: [TextQuery], goesOn: Bool = true
  ) throws -> Set<String> {
    let editions = SQLValue.list(Set(texts.map(\.edition.slug)))
    let names = try connection.texts(
      """
      WITH mine AS MATERIALIZED (
        SELECT rule_id, concept_id FROM topic CROSS JOIN document USING (topic_id)
          CROSS JOIN rule ON rule_id BETWEEN first_rule_id AND first_rule_id + rule_count - 1
        WHERE slug = ?1 AND edition IN (SELECT value FROM json_each(?2))
      ), shared (concept_id) AS MATERIALIZED (
        SELECT concept_id FROM mine
        UNION SELECT successor_id FROM mine CROSS JOIN successor USING (concept_id)
        UNION SELECT concept_id FROM successor
        WHERE successor_id IN (SELECT concept_id FROM mine)
      ), other (rule_id) AS (
        SELECT rule_id FROM shared CROSS JOIN rule USING (concept_id)
        UNION SELECT rule_id FROM ancestor WHERE concept BETWEEN ?1 || '/' AND ?1 || '0'
      )
      SELECT slug FROM other CROSS JOIN rule USING (rule_id)
        CROSS JOIN document USING (document_id) CROSS JOIN topic USING (topic_id)
      WHERE edition IN (SELECT value FROM json_each(?2))
      UNION SELECT substr(concept, 1, instr(concept, '/') - 1)
      FROM mine CROSS JOIN ancestor USING (rule_id)
      UNION SELECT successor FROM page_move WHERE topic = ?1
      UNION SELECT topic FROM page_move WHERE successor = ?1
      """, .text(topic), editions)
    var pages = Set(names + [topic])
    for name in names where goesOn && name != topic {
      let count = try connection.integer(
        """
        SELECT count(DISTINCT edition) FROM document JOIN topic USING (topic_id)
        WHERE slug = ?1 AND edition IN (SELECT value FROM json_each(?2))
        """, .text(name), editions)
      guard count == 1 else { continue }
      pages.formUnion(try self.pages(sharingAdviceWith: name, in: texts, goesOn: false))
    }
    return pages
  }

  /// The texts to compare. One of them may lack the topic, but not both.
  private func choices(
    of old: TextQuery, _ new: TextQuery, in topics: [String: [StoredText]], topic: String?,
    preferring language: Language
  ) throws -> (old: TextChoice, new: TextChoice) {
    func choice(_ query: TextQuery, _ topic: String?) -> TextChoice? {
      TextChoice(of: query, in: topics, topic: topic, preferring: language)
    }
    let found = (choice(old, topic), choice(new, topic))
    if topic != nil, found.0 == nil, found.1 == nil {
      throw try missing(old, in: topics, topic: topic)
    }
    guard let here = found.0 ?? choice(old, nil) else {
      throw try missing(old, in: topics, topic: topic)
    }
    guard let there = found.1 ?? choice(new, nil) else {
      throw try missing(new, in: topics, topic: topic)
    }
    return (here, there)
  }

  private func missing(
    _ query: TextQuery, in topics: [String: [StoredText]], topic: String?
  ) throws -> StoreError {
    if let topic { return try missingText(query, topic: topic, texts: topics[topic] ?? []) }
    let known = Set(topics.values.joined().map(\.id.description))
    let sameEdition = known.filter { TextQuery($0)?.edition == query.edition }
    let nearest = Nearest.names(to: query.description, among: sameEdition.sorted(), limit: 6)
    return StoreError("there is no text \(query)", hint: "closest matches: \(list: nearest)")
  }

  /// The rules of the pages of texts, in the order given.
  func side(of texts: some Sequence<StoredText>) throws -> PairedTexts.Side {
    var side = PairedTexts.Side()
    for text in texts {
      side.pages.insert(text.topic)
      let page = try matchPage(text)
      side.units += page.units
      side.keys += page.rules
      for document in text.documents {
        side.rules += try rules(of: document)
        for (id, names) in try ancestors(in: document) { side.ancestors[id] = names }
      }
    }
    return side
  }

  /// The word frequencies in all texts of a language.
  func vocabulary(
    of language: Language?, _ topics: [String: [StoredText]]
  ) throws -> Vocabulary {
    let texts = topics.values.joined().filter { $0.id.language == language }
    return MatchText(try texts.flatMap { try matchPage($0).units }).vocabulary
  }

  /// The stated ancestors of a document's rules.
  private func ancestors(in document: StoredDocument) throws -> [RuleID: [String]] {
    var found: [RuleID: [String]] = [:]
    let rows = try connection.rows(
      "SELECT rule_id, concept FROM ancestor WHERE rule_id BETWEEN ?1 AND ?2 ORDER BY 1, 2",
      document.firstKey, document.lastKey)
    while try rows.next() {
      found[document.ruleID(ofKey: try rows.integer(0)), default: []].append(rows.text(1))
    }
    return found
  }
}

extension TextQuery {
  /// Whether both are states of one edition in one language.
  fileprivate func isRevision(beside other: TextQuery) -> Bool {
    edition == other.edition && language == other.language && revision != other.revision
  }
}
