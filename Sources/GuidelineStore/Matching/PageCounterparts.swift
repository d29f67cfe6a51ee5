/// Which page of one version answers to which page of the other.
package struct PageCounterparts: Sendable {
  private let oldPages: Set<String>
  private let newPages: Set<String>
  /// For each old page that has no page of its name in the newer version: its counterparts.
  private var counterparts: [String: String] = [:]

  /// Works out the counterparts.
  ///
  /// A page's counterpart is the page of its name, or the one that it is known to have gone into. A page
  /// without one answers to the page, likewise without one, that most of its rules are matched with.
  ///
  /// - Parameters:
  ///   - oldPages: The pages of the older edition, where `old` is only a part of it.
  ///   - newPages: The pages of the newer edition, where `new` is only a part of it.
  ///   - moves: For pages of the older edition that went into others: these pages of the newer.
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

  /// Whether two pages answer to each other.
  func correspond(_ old: String, _ new: String) -> Bool {
    old == new || counterparts[old] == new
  }
}
