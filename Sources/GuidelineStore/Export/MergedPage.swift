/// The rules of several texts of a page in one order: that of the first, what others add behind what it
/// follows there.
struct MergedPage {
  private(set) var entries: [DigestPage.Entry]

  init(_ entries: [DigestPage.Entry]) {
    self.entries = entries
  }

  /// Adds those of another text whose concepts are not here yet.
  ///
  /// A section of the other text is the one of this page in which rules of it stand here.
  mutating func add(_ others: [DigestPage.Entry]) {
    var places: [ConceptID: Int] = [:]
    for (index, entry) in entries.enumerated() { places[entry.rule.concept] = index }
    var sections: [[String]: [String]] = [:]
    for other in others {
      guard let place = places[other.rule.concept], sections[other.section] == nil else { continue }
      sections[other.section] = entries[place].section
    }
    var behind: [Int: [DigestPage.Entry]] = [:]
    var anchor = -1
    for other in others {
      if let place = places[other.rule.concept] {
        anchor = place
      } else {
        var entry = other
        entry.section = sections[other.section] ?? other.section
        behind[anchor, default: []].append(entry)
      }
    }
    entries =
      (behind[-1] ?? []) + entries.enumerated().flatMap { [$1] + (behind[$0] ?? []) }
  }
}
