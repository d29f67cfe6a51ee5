/// Two texts as parallel lists of rules, for matching.
struct PairedTexts {
  /// The rules of a text, by page.
  struct Side {
    var rules: [Rule] = []
    /// The rules as input to matching.
    var units: [MatchUnit] = []
    var keys: [Int] = []
    /// All pages of the text, if `rules` are only a part.
    var pages: Set<String> = []
    /// The concepts that rules came from, where the text states them.
    var ancestors: [RuleID: [String]] = [:]
  }

  var old: Side
  var new: Side

  init(old: Side, new: Side) {
    (self.old, self.new) = (old, new)
    let shared = Set(old.units.compactMap(\.concept)).intersection(new.units.compactMap(\.concept))
    self.old.forgetConcepts(except: shared)
    self.new.forgetConcepts(except: shared)
    pairTerms()
  }

  /// Pairs of rules that a person marked as different advice.
  private var apart: [(old: Int, new: Int)] = []

  /// Applies manual corrections.
  mutating func take(_ corrections: [(one: Int, other: Int, isLink: Bool)]) {
    guard !corrections.isEmpty else { return }
    let here = Dictionary(zip(old.keys, old.keys.indices)) { first, _ in first }
    let there = Dictionary(zip(new.keys, new.keys.indices)) { first, _ in first }
    for correction in corrections {
      for (one, other) in [(correction.one, correction.other), (correction.other, correction.one)] {
        guard let one = here[one], let other = there[other] else { continue }
        if correction.isLink {
          old.units[one].concept = "link \(one)"
          new.units[other].concept = "link \(one)"
        } else {
          apart.append((one, other))
        }
      }
    }
  }

  /// Splits beads that a person marked as wrong.
  func separating(_ beads: [Bead]) -> [Bead] {
    apart.reduce(beads) { beads, pair in
      beads.flatMap { bead -> [Bead] in
        guard bead.old.contains(pair.old), bead.new.contains(pair.new) else { return [bead] }
        var rest = bead
        rest.new.removeAll { $0 == pair.new }
        let single = Bead(old: [], new: [pair.new], confidence: 1)
        return [single, rest]
      }
    }
  }

  /// A term that both texts define on the same page matches, whatever its definition.
  private mutating func pairTerms() {
    let (here, there) = (old.definitions, new.definitions)
    for (term, places) in here where places.count == 1 {
      guard let others = there[term], others.count == 1 else { continue }
      old.units[places[0]].concept = term
      new.units[others[0]].concept = term
    }
  }

  /// Pairs unmatched rules that share a concept according to other texts.
  func joiningConcepts(_ beads: [Bead]) -> [Bead] {
    var beads = beads
    var leftOver: [ConceptID: Int] = [:]
    for (index, bead) in beads.enumerated() where bead.new.isEmpty && bead.old.count == 1 {
      leftOver[old.rules[bead.old[0]].concept] = index
    }
    for index in beads.indices where beads[index].old.isEmpty && beads[index].new.count == 1 {
      guard let other = leftOver[new.rules[beads[index].new[0]].concept] else { continue }
      beads[index].old = beads[other].old
      beads[index].confidence = Self.confidenceByOthers
      beads[other].old = []
    }
    return beads.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// Adds unmatched older rules to the beads of the newer rules that took up their advice.
  func joiningSuccessors(_ beads: [Bead]) -> [Bead] {
    var beads = beads
    var beadOfNew: [ConceptID: Int] = [:]
    for (index, bead) in beads.enumerated() {
      for place in bead.new { beadOfNew[new.rules[place].concept] = index }
    }
    for index in beads.indices where beads[index].new.isEmpty && beads[index].old.count == 1 {
      let successors = old.rules[beads[index].old[0]].standing.successors
      let others = successors.compactMap { beadOfNew[$0] }
      let added = others.filter { beads[$0].old.isEmpty }
      if let first = others.first, !beads[first].old.isEmpty, beads[first].new.count == 1 {
        beads[first].old = (beads[first].old + beads[index].old).sorted()
        beads[first].confidence = min(beads[first].confidence, Self.confidenceByOthers)
      } else if let first = added.first {
        beads[first].old = beads[index].old
        for other in Set(added.dropFirst()).subtracting([first]) {
          beads[first].new += beads[other].new
          for place in beads[other].new { beadOfNew[new.rules[place].concept] = first }
          beads[other].new = []
        }
        beads[first].new.sort()
        beads[first].confidence = Self.confidenceByOthers
      } else {
        continue
      }
      beads[index].old = []
    }
    return beads.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// The confidence of a bead known only from other texts.
  private static let confidenceByOthers = 0.7

  /// Applies stated splits and merges.
  ///
  /// An unmatched rule stated to come from another joins that rule's bead, even if that rule was
  /// considered removed.
  func joiningAncestors(_ beads: [Bead]) -> [Bead] {
    var beads = beads
    var beadOfOld: [String: Int] = [:]
    for (index, bead) in beads.enumerated() {
      for place in bead.old { beadOfOld[old.rules[place].concept.description] = index }
    }
    for index in beads.indices {
      guard let place = beads[index].new.first, beads[index].new.count == 1 else { continue }
      let rule = new.rules[place]
      for name in new.ancestors[rule.id] ?? [] {
        guard let other = beadOfOld[name], other != index else { continue }
        if beads[other].new.isEmpty {
          beads[index].old += beads[other].old
          beads[index].confidence = 1
          for place in beads[other].old {
            beadOfOld[old.rules[place].concept.description] = index
          }
          beads[other].old = []
        } else if beads[index].old.isEmpty, beads[other].old.count == 1 {
          beads[other].new += beads[index].new
          beads[other].confidence = 1
          beads[index].new = []
        }
      }
    }
    return beads.filter { !$0.old.isEmpty || !$0.new.isEmpty }.map {
      Bead(old: $0.old.sorted(), new: $0.new.sorted(), confidence: $0.confidence)
    }
  }
}

extension PairedTexts.Side {
  /// Definitions without a stated concept, by page and term.
  fileprivate var definitions: [String: [Int]] {
    Dictionary(
      grouping: rules.indices.filter { rules[$0].kind == .definition && units[$0].concept == nil }
    ) { "\(rules[$0].id.topic)/\(levelled(rules[$0].lead).filter { $0 != " " })" }
  }

  /// Drops unnamed concepts that only one text has.
  fileprivate mutating func forgetConcepts(except shared: Set<String>) {
    for index in units.indices
    where !units[index].isConceptNamed && !shared.contains(units[index].concept ?? "") {
      units[index].concept = nil
    }
  }
}
