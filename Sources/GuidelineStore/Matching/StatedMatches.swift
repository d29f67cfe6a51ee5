/// What the texts themselves say about which of their units belong together.
struct StatedMatches {
  private let partnerOfOld: [Int: Int]
  private let oldConcepts: [String?]
  private let newConcepts: [String?]
  private let partnerOfNew: [Int: Int]

  /// Units belong together if they state the same concept and no other unit of their text states it.
  init(_ old: [MatchUnit], _ new: [MatchUnit]) {
    let here = Self.unitsByConcept(old)
    let there = Self.unitsByConcept(new)
    var partners: [Int: Int] = [:]
    for (concept, units) in here where units.count == 1 {
      if let others = there[concept], others.count == 1 { partners[units[0]] = others[0] }
    }
    partnerOfOld = partners
    partnerOfNew = Dictionary(uniqueKeysWithValues: partners.map { ($0.value, $0.key) })
    oldConcepts = old.map { $0.isConceptNamed ? $0.concept : nil }
    newConcepts = new.map { $0.isConceptNamed ? $0.concept : nil }
  }

  /// The old unit that a new one is known to belong with.
  func partner(ofNew new: Int) -> Int? { partnerOfNew[new] }

  /// The score that a fact settles; `nil` where a guess is free.
  func score(_ old: Int, _ new: Int) -> Double? {
    if let partner = partnerOfOld[old] { return partner == new ? 20 : -20 }
    return partnerOfNew[new] != nil || contradict(old, new) ? -20 : nil
  }

  /// Whether both name a concept, and not the same.
  func contradict(_ old: Int, _ new: Int) -> Bool {
    guard let here = oldConcepts[old], let there = newConcepts[new] else { return false }
    return here != there
  }

  private static func unitsByConcept(_ units: [MatchUnit]) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      if let concept = unit.concept { found[concept, default: []].append(index) }
    }
    return found
  }
}
