/// The rules of several texts of a page in the first text's order; rules only other texts have come
/// after their predecessor there.
struct MergedPage {
  private(set) var entries: [DigestPage.Entry]

  init(_ entries: [DigestPage.Entry]) {
    self.entries = entries
  }

  /// Adds the rules of another text whose concepts are not here yet.
  ///
  /// Sections are matched by the rules they share.
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
