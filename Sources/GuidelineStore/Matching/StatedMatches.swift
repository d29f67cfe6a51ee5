/// Matches stated by the texts themselves.
struct StatedMatches {
  private let partnerOfOld: [Int: Int]
  private let oldConcepts: [String?]
  private let newConcepts: [String?]
  private let partnerOfNew: [Int: Int]

  /// Matches units that state the same concept, if each is the only one in its text.
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

  /// The old unit a new one is known to match.
  func partner(ofNew new: Int) -> Int? { partnerOfNew[new] }

  /// The score of a stated match or mismatch; `nil` if unknown.
  func score(_ old: Int, _ new: Int) -> Double? {
    if let partner = partnerOfOld[old] { return partner == new ? 20 : -20 }
    return partnerOfNew[new] != nil || contradict(old, new) ? -20 : nil
  }

  /// Whether the units name different concepts.
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
