import GuidelineStore

/// Runs the matchers that the sets are meant for.
struct Matchers {
  private let samples: Samples
  private let versions: VersionMatcher
  /// By the language that is matched with English.
  private let translations: [String: TranslationMatcher]

  init(_ samples: Samples) {
    self.samples = samples
    // As in a store that holds the editions which the pages are taken from.
    let documents = Set(
      samples.tasks.filter { $0.set.hasPrefix("VERSION") }.flatMap { $0.old + $0.new })
    let units = samples.units(of: documents.sorted())
    versions = VersionMatcher(background: MatchText(units.map(\.unit)).vocabulary)
    // A store learns its words from what is sure on all the pages it holds.
    var learners: [String: WordTableLearner] = [:]
    for task in samples.tasks {
      guard let pages = TranslatedPages(of: task, in: samples) else { continue }
      learners[pages.language, default: WordTableLearner()].add(
        page: pages.english, translation: pages.translation)
    }
    translations = learners.mapValues { TranslationMatcher(words: $0.table()) }
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
    case "TRANS", "PERT", "XVER":
      guard let pages = TranslatedPages(of: task, in: samples) else { return nil }
      let beads = translations[pages.language]?.beads(pages.english, pages.translation) ?? []
      return named(pages.isReversed ? beads.map(\.reversed) : beads, old, new) { bead in
        if bead.old.isEmpty { return "added" }
        if bead.new.isEmpty { return "removed" }
        return bead.old.count > 1 ? "merged" : bead.new.count > 1 ? "split" : "match"
      }
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

/// The units of a task in English and in another language.
private struct TranslatedPages {
  let language: String
  let english: [MatchUnit]
  let translation: [MatchUnit]
  /// Whether the translation is the task's first side.
  let isReversed: Bool

  /// `nil` if the task is in one language.
  init?(of task: Samples.Task, in samples: Samples) {
    let sides = [samples.units(of: task.old), samples.units(of: task.new)]
    guard let one = sides[0].first?.language, let other = sides[1].first?.language, one != other
    else { return nil }
    isReversed = one != "en"
    language = isReversed ? one : other
    english = sides[isReversed ? 1 : 0].map(\.unit)
    translation = sides[isReversed ? 0 : 1].map(\.unit)
  }
}

extension Bead {
  fileprivate var reversed: Bead { Bead(old: new, new: old, confidence: confidence) }
}
