/// Maps pages of one version to pages of the other.
package struct PageCounterparts: Sendable {
  private let oldPages: Set<String>
  private let newPages: Set<String>
  /// The counterparts of old pages whose name the newer version lacks.
  private var counterparts: [String: String] = [:]

  /// Finds the counterparts.
  ///
  /// A page's counterpart is the page of the same name, or the one it is known to have moved to.
  /// Otherwise it is the page, also without a counterpart, that most of its rules match.
  ///
  /// - Parameters:
  ///   - oldPages: All pages of the older edition, if `old` is only a part.
  ///   - newPages: All pages of the newer edition, if `new` is only a part.
  ///   - moves: Known moves, from pages of the older edition to pages of the newer.
  package init(
    _ beads: [Bead], _ old: [MatchUnit], _ new: [MatchUnit], oldPages: Set<String> = [],
    newPages: Set<String> = [], moves: [String: String] = [:]
  ) {
    self.oldPages = oldPages.union(old.map(\.page))
    self.newPages = newPages.union(new.map(\.page))
    var counts: [String: [String: Int]] = [:]
    for bead in beads {
      for here in bead.old.map({ old[$0].page }) where !self.newPages.contains(here) {
        for there in bead.new.map({ new[$0].page }) where !self.oldPages.contains(there) {
          counts[here, default: [:]][there, default: 0] += 1
        }
      }
    }
    for (page, counts) in counts {
      counterparts[page] =
        counts.max {
          $0.value != $1.value ? $0.value < $1.value : $0.key > $1.key
        }?.key
    }
    counterparts.merge(moves) { _, stated in stated }
  }

  func correspond(_ old: String, _ new: String) -> Bool {
    old == new || counterparts[old] == new
  }
}
