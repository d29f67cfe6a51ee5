extension RuleStore {
  /// Collects rules for a document.
  ///
  /// A text without an edition uses the newest edition of each topic, as
  /// ``resolve(_:topic:preferring:)`` chooses. English rules fill in for those a translation of the
  /// same edition lacks.
  ///
  /// - Throws: ``StoreError`` that lists the store's contents, if it lacks an edition or topic.
  public func digest(_ request: DigestRequest) throws(StoreError) -> Digest {
    let queries = request.texts.compactMap(\.edition)
    var request = request
    request.since = try request.since.map { (since) throws(StoreError) in try meaning(of: since) }
    for (index, text) in request.texts.enumerated() {
      guard let edition = text.edition else { continue }
      let meant = try meaning(of: edition)
      try require(TextQuery(edition: meant.edition), in: nil)
      request.texts[index].edition = meant
    }
    return try reading {
      guard try hasDocuments() else { throw emptyStore }
      var digest =
        request.since == nil
        ? try DigestBuilder(request, in: self).digest()
        : try ChangeDigestBuilder(request, in: self).digest()
      let topics = Set(digest.topics.map(\.slug))
      digest.notes += try notesOnDay(of: queries, topics: topics)
      return try searchable(digest)
    }
  }

  /// The differences between two texts as a document.
  package func digest(of differences: Differences) throws(StoreError) -> Digest {
    try reading { try searchable(ChangeDigestBuilder(differences, in: self).digest()) }
  }

  /// The digest with what its topics are called and its rules are asked for.
  private func searchable(_ digest: Digest) throws -> Digest {
    var digest = digest
    let languages =
      digest.languages.contains(.english) ? digest.languages : digest.languages + [.english]
    let topics = Set(digest.topics.map(\.slug))
    digest.names = try terms().filter { $0.topic.map(topics.contains) ?? false }
      .map { term in languages.flatMap { term.names[$0]?.all ?? [] } }
      .filter { $0.count > 1 }
    for language in digest.languages {
      digest.asked.merge(try askedPhrases(in: language)) { one, _ in one }
    }
    return digest
  }
}

extension Rule {
  /// The rule without machine-specific paths: an absolute path is reduced to its file name.
  var portable: Rule {
    guard source.path.hasPrefix("/"), let name = source.path.split(separator: "/").last else {
      return self
    }
    return Rule(
      id: id, concept: concept, section: section, kind: kind, lead: lead, body: body,
      platforms: platforms,
      source: SourceLocation(path: String(name), line: source.line, endLine: source.endLine),
      address: address, updated: updated, standing: standing)
  }
}
