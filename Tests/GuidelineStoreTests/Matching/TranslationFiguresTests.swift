import Testing

@testable import GuidelineStore

/// Matching across languages must not get worse on real pages that people matched by hand.
@Suite(.enabled(if: AlignmentSamples.folder != nil, AlignmentSamples.isMissing))
struct TranslationFiguresTests {
  @Test(arguments: [
    ("TRANS-ko-jum0", 0.985), ("PERT-ko-jum0", 0.92), ("PERT-ja-debian", 0.94),
    ("XVER-ko-19-22", 0.86),
  ])
  func findsAsManyBeadsAsBefore(set: String, floor: Double) throws {
    let samples = try TranslationSamples()
    let tasks = samples.tasks.filter { $0.set == set }
    // Half of the pages at a time, by a table learned from none of them.
    var predicted: Set<[String]> = []
    for half in [0, 1] {
      let measured = tasks.indices.filter { $0 % 2 == half }.map { tasks[$0] }
      let pages = Set(measured.flatMap(\.pages))
      let matcher = TranslationMatcher(words: samples.table(for: measured[0], without: pages))
      for task in measured {
        let (english, other) = (samples.units(task.english), samples.units(task.other))
        for bead in matcher.beads(english.map(\.unit), other.map(\.unit))
        where !bead.old.isEmpty && !bead.new.isEmpty {
          predicted.insert(
            [task.name]
              + [
                bead.old.map { english[$0].id }.sorted().joined(separator: ","),
                bead.new.map { other[$0].id }.sorted().joined(separator: ","),
              ].sorted())
        }
      }
    }
    let gold = try samples.beads(of: set)
    let found = predicted.intersection(gold).count
    #expect(Double(2 * found) / Double(predicted.count + gold.count) >= floor)
  }

  @Test func pairsPagesOfTheSameRevisionWithoutATable() throws {
    let samples = try TranslationSamples()
    let matcher = TranslationMatcher(words: nil)
    var predicted = 0
    var found = 0
    let gold = try samples.beads(of: "TRANS-ko-debian")
    for task in samples.tasks where task.set == "TRANS-ko-debian" {
      let (english, other) = (samples.units(task.english), samples.units(task.other))
      for bead in matcher.beads(english.map(\.unit), other.map(\.unit)) where bead.old.count == 1 {
        guard let translation = bead.new.first else { continue }
        predicted += 1
        let ids = [english[bead.old[0]].id, other[translation].id].sorted()
        if gold.contains([task.name] + ids) { found += 1 }
      }
    }
    #expect(Double(2 * found) / Double(predicted + gold.count) >= 0.99)
  }
}

/// The pages in two languages among the samples.
private struct TranslationSamples {
  struct Task {
    var set: String
    var name: String
    /// Names of documents.
    var english: [String]
    var other: [String]

    var pages: Set<String> {
      Set(
        (english + other).map { $0.split(separator: ":")[1].split(separator: "~")[0] }.map(
          String.init))
    }
  }

  private var documents: [String: [(id: String, unit: MatchUnit)]] = [:]
  private var languages: [String: String] = [:]
  private(set) var tasks: [Task] = []

  init() throws {
    for row in try AlignmentSamples.rows("units.tsv") {
      let unit = MatchUnit(page: row[2], lead: row[7], body: row[8])
      documents[row[1], default: []].append((row[0], unit))
      languages[row[1]] = row[3]
    }
    for row in try AlignmentSamples.rows("tasks.tsv") where !row[0].hasPrefix("VERSION") {
      let sides = row[2...3].map { $0.split(separator: ",").map(String.init) }
      let isEnglishFirst = languages[sides[0][0]] == "en"
      tasks.append(
        Task(
          set: row[0], name: row[1], english: sides[isEnglishFirst ? 0 : 1],
          other: sides[isEnglishFirst ? 1 : 0]))
    }
  }

  func units(_ documents: [String]) -> [(id: String, unit: MatchUnit)] {
    documents.flatMap { self.documents[$0] ?? [] }
  }

  /// A table of the language of a task, learned from what is sure on the other pages.
  func table(for task: Task, without pages: Set<String>) -> WordTable {
    var learner = WordTableLearner()
    let others = tasks.filter { other in
      other.set.hasPrefix("TRANS") && languages[other.other[0]] == languages[task.other[0]]
        && other.pages.isDisjoint(with: pages)
    }
    for other in others.prefix(50) {
      learner.add(
        page: units(other.english).map(\.unit), translation: units(other.other).map(\.unit))
    }
    return learner.table()
  }

  /// The beads with both sides, each as its task and the units of its sides.
  func beads(of set: String) throws -> Set<[String]> {
    Set(
      try AlignmentSamples.rows("gold.tsv")
        .filter { $0[0] == set && !$0[3].isEmpty && !$0[5].isEmpty }
        .map { row in
          [row[1]]
            + [row[3], row[5]].map {
              $0.split(separator: ",").sorted().joined(separator: ",")
            }.sorted()
        })
  }
}
