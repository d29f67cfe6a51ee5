import GuidelineStore

/// Runs the matchers that the sets are meant for.
struct Matchers {
  private let samples: Samples
  private let versions: VersionMatcher

  init(_ samples: Samples) {
    self.samples = samples
    // As in a store that holds the editions which the pages are taken from.
    let documents = Set(
      samples.tasks.filter { $0.set.hasPrefix("VERSION") }.flatMap { $0.old + $0.new })
    let units = samples.units(of: documents.sorted())
    versions = VersionMatcher(background: MatchText(units.map(\.unit)).vocabulary)
  }

  /// The beads of a task; `nil` if no matcher is there for its set.
  func beads(of task: Samples.Task) -> [Samples.GoldBead: String]? {
    let old = samples.units(of: task.old)
    let new = samples.units(of: task.new)
    switch task.set.prefix(while: { $0 != "-" }) {
    case "VERSION":
      let (oldUnits, newUnits) = (old.map(\.unit), new.map(\.unit))
      let beads = versions.beads(oldUnits, newUnits)
      let pages = PageCounterparts(
        beads, oldUnits, newUnits, oldPages: pages(beside: task.old),
        newPages: pages(beside: task.new))
      return named(beads, old, new) { $0.kind(oldUnits, newUnits, pages: pages).rawValue }
    default: return nil
    }
  }

  private func named(
    _ beads: [Bead], _ old: [Samples.Unit], _ new: [Samples.Unit], kind: (Bead) -> String
  ) -> [Samples.GoldBead: String] {
    var named: [Samples.GoldBead: String] = [:]
    for bead in beads {
      let key = Samples.GoldBead(
        old: bead.old.map { old[$0].id }.sorted(), new: bead.new.map { new[$0].id }.sorted())
      named[key] = kind(bead)
    }
    return named
  }

  /// The pages of the editions that documents belong to: `en2019:buttons` belongs to `en2019`.
  private func pages(beside documents: [String]) -> Set<String> {
    let editions = Set(documents.map(edition))
    let all = samples.documents.filter { editions.contains(edition($0.key)) }
    return Set(all.values.flatMap { $0.map(\.unit.page) })
  }

  private func edition(_ document: String) -> Substring { document.prefix { $0 != ":" } }
}
