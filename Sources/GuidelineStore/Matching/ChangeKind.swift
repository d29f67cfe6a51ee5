/// What became of a piece of guidance from an older text to a newer one.
public enum ChangeKind: String, Hashable, Sendable, CaseIterable {
  /// The leads are equal after levelling case, quotes, dashes and white space; the bodies may differ.
  case same
  /// It is put in other words.
  case reworded
  /// It stands on another page than its page's counterpart, whatever its words are.
  case moved
  /// One became several.
  case split
  /// Several became one.
  case merged
  /// There was none before.
  case added
  /// There is none any more.
  case removed
}

extension Bead {
  /// What became of its rules.
  package func kind(_ old: [MatchUnit], _ new: [MatchUnit], pages: PageCounterparts) -> ChangeKind {
    guard let oldFirst = self.old.first else { return .added }
    guard let newFirst = self.new.first else { return .removed }
    if self.old.count > 1 { return .merged }
    if self.new.count > 1 { return .split }
    let (here, there) = (old[oldFirst], new[newFirst])
    if !pages.correspond(here.page, there.page) { return .moved }
    return here.saysTheSame(as: there) ? .same : .reworded
  }
}

extension MatchUnit {
  /// Whether the leads are equal but for case, quotes, dashes and white space; the bodies, if neither
  /// has a lead.
  func saysTheSame(as other: MatchUnit) -> Bool {
    lead.isEmpty && other.lead.isEmpty
      ? levelled(body) == levelled(other.body) : levelled(lead) == levelled(other.lead)
  }
}
