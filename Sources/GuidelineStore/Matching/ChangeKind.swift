/// How guidance changed from an older text to a newer one.
public enum ChangeKind: String, Hashable, Sendable, CaseIterable {
  /// The leads are equal ignoring case, quotes, dashes and white space; the bodies may differ.
  case same
  /// The wording changed.
  case reworded
  /// It is on a page other than its old page's counterpart, reworded or not.
  case moved
  /// One rule became several.
  case split
  /// Several rules became one.
  case merged
  /// Only the newer text has it.
  case added
  /// Only the older text has it.
  case removed
}

extension Bead {
  /// How the bead's rules changed.
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
  /// Whether the leads (or the bodies, if neither has a lead) are equal ignoring case, quotes,
  /// dashes and white space.
  func saysTheSame(as other: MatchUnit) -> Bool {
    lead.isEmpty && other.lead.isEmpty
      ? levelled(body) == levelled(other.body) : levelled(lead) == levelled(other.lead)
  }
}
