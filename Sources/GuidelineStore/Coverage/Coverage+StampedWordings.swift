extension Coverage {
  /// Adds to each rule whose original has changed the wording that the translation was stamped with, if
  /// the repository of the folder has it.
  ///
  /// - Parameter folder: The location of `Data/`.
  package func withStampedWordings(in folder: String) -> Coverage {
    var coverage = self
    for page in topics.indices {
      for cell in topics[page].cells.indices {
        coverage.topics[page].cells[cell].addStampedWordings(in: folder)
      }
    }
    return coverage
  }
}

extension Coverage.Cell {
  fileprivate mutating func addStampedWordings(in folder: String) {
    let changed = work.filter { $0.kind == .changed }
    guard let original = changed.first?.original?.source.path,
      let translation = changed.first?.translation?.source.path,
      let content = try? OpenFile.bytes(at: FilePath(folder + "/" + translation), atMost: 1 << 24),
      let stated = try? RenderedRules(statedIn: content)
    else { return }
    var wanted: [String: RuleDigest] = [:]
    for rule in changed.compactMap(\.original) {
      wanted[rule.concept.slug] = stated.entry(named: rule.concept.slug)?.original
    }
    for version in FileVersions(of: folder + "/" + original) where !wanted.isEmpty {
      let documents = try? DocumentReader().documents(
        in: version, path: original, options: ImportOptions())
      for rule in documents?.flatMap(\.rules) ?? [] {
        guard let name = rule.concept, wanted[name] == RuleDigest(rule) else { continue }
        wanted[name] = nil
        for index in work.indices where work[index].original?.concept.slug == name {
          work[index].followed = work[index].original?.worded(as: rule)
        }
      }
      if wanted.isEmpty { break }
    }
  }
}

extension Rule {
  /// The rule with an earlier wording.
  fileprivate func worded(as other: ParsedRule) -> Rule {
    Rule(
      id: id, concept: concept, section: section, kind: kind, lead: other.lead, body: other.body,
      platforms: platforms, source: source, address: address, updated: updated, standing: standing)
  }
}
