import FoundationEssentials
import GuidelineStore

/// A folder of pages cut into units, with the beads between them that people found.
struct Samples {
  /// A unit and where it stands.
  struct Unit {
    var id: String
    var document: String
    var language: String
    var unit: MatchUnit
  }

  /// Documents to match with others, all at once.
  struct Task {
    var set: String
    var name: String
    var old: [String]
    var new: [String]
  }

  /// A bead by its units' ids.
  struct GoldBead: Hashable {
    var old: [String]
    var new: [String]
  }

  let tasks: [Task]
  /// The documents' units, in order.
  let documents: [String: [Unit]]
  /// For each set and task, the beads and what became of their rules.
  let gold: [String: [GoldBead: String]]

  init(folder: String) throws {
    var documents: [String: [Unit]] = [:]
    for row in try Self.rows(folder + "/units.tsv") {
      let unit = MatchUnit(
        page: row["page"] ?? "",
        section: (row["section"] ?? "").split(separator: " > ").map(String.init),
        lead: row["lead"] ?? "", body: row["body"] ?? "")
      let document = row["doc"] ?? ""
      documents[document, default: []].append(
        Unit(id: row["uid"] ?? "", document: document, language: row["lang"] ?? "", unit: unit))
    }
    self.documents = documents
    tasks = try Self.rows(folder + "/tasks.tsv").map { row in
      Task(
        set: row["set"] ?? "", name: row["task"] ?? "", old: Self.list(row["docA"]),
        new: Self.list(row["docB"]))
    }
    var gold: [String: [GoldBead: String]] = [:]
    for row in try Self.rows(folder + "/gold.tsv") {
      let bead = GoldBead(
        old: Self.list(row["unitsA"]).sorted(), new: Self.list(row["unitsB"]).sorted())
      gold["\(row["set"] ?? "")/\(row["task"] ?? "")", default: [:]][bead] = row["relation"]
    }
    self.gold = gold
  }

  /// The units of documents, one document's after the other.
  func units(of names: [String]) -> [Unit] { names.flatMap { documents[$0] ?? [] } }

  /// The beads of a task.
  func beads(of task: Task) -> [GoldBead: String] { gold["\(task.set)/\(task.name)"] ?? [:] }

  private static func rows(_ path: String) throws -> [[String: String]] {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(zip(names, $0)) { first, _ in first } }
  }

  private static func list(_ cell: String?) -> [String] {
    (cell ?? "").split(separator: ",").map(String.init)
  }
}
