import Foundation
import Testing

/// Which rule of a real document answers to which of another, from the files to the diff: measured
/// against what a reader paired by hand.
@Suite struct PairedDocumentsTests {
  @Test(.enabled(if: Gold.folder != nil, Gold.isMissing))
  func pairsRulesAsAReaderDoes() throws {
    let desk = try Desk()
    try desk.hig("--quiet", "import", (Gold.folder ?? "") + "/documents")
    let texts = try Gold.texts(in: desk)
    var total = Score()
    let rows = try Gold.rows()
    // A text may be in several pieces, so that pairs of documents may be one pair of texts.
    let pairs = Dictionary(grouping: rows) { [texts[$0.old] ?? "", texts[$0.new] ?? ""] }
    for (pair, rows) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let found = try Gold.pairs(in: desk.hig("diff", pair[0], pair[1], "--json").json())
      let score = Score(found, rows)
      print(pair[0], "→", pair[1], score)
      total.add(score)
    }
    print("all pairs", total)
    #expect(total.value >= 0.92)
  }
}

/// What the reader wrote down.
private enum Gold {
  struct Row {
    let old: String
    let oldLead: String
    let new: String
    let newLead: String
  }

  /// A rule of either side; its lead, and all it says.
  struct Side: Hashable {
    let lead: String
    let all: String

    init(_ rule: [String: Any]) {
      let (lead, body) = (rule["lead"] as? String ?? "", rule["body"] as? String ?? "")
      self.lead = Gold.levelled(lead)
      all = Gold.levelled(lead + body)
    }

    /// Whether a labelled lead is this one. One that the document does not mark may be any of it.
    func isLabelled(_ lead: String) -> Bool {
      Gold.isMarked(lead)
        ? self.lead == Gold.levelled(lead)
        : self.lead == Gold.levelled(lead) || self.lead.isEmpty && all.contains(Gold.levelled(lead))
    }
  }

  struct Found {
    var old: [Side] = []
    var new: [Side] = []
    var pairs: [(old: Side, new: Side)] = []
  }

  static let folder: String? = {
    let folder = URL(fileURLWithPath: Desk.package).deletingLastPathComponent().path + "/shared"
    return FileManager.default.fileExists(atPath: folder + "/gold/pairs.tsv") ? folder : nil
  }()

  static let isMissing: Comment = "skipped: there are no paired documents in ../shared/gold"

  static func rows() throws -> [Row] {
    let table = try String(contentsOfFile: (folder ?? "") + "/gold/pairs.tsv", encoding: .utf8)
    return table.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(old: cells[1], oldLead: cells[2], new: cells[3], newLead: cells[4])
    }
  }

  /// The texts that documents became, by the names of the files, with the language where a file has
  /// two.
  static func texts(in desk: Desk) throws -> [String: String] {
    var texts: [String: String] = [:]
    let items = try desk.hig("list", "documents", "--json").json()["items"] as? [[String: Any]]
    for item in items ?? [] {
      guard let path = item["path"] as? String, let text = item["text"] as? String,
        let language = item["language"] as? String
      else { continue }
      let name = URL(fileURLWithPath: path).lastPathComponent
      texts[name] = text
      texts["\(name):\(language)"] = text
    }
    return texts
  }

  static func pairs(in diff: [String: Any]) -> Found {
    var found = Found()
    for topic in diff["topics"] as? [[String: Any]] ?? [] {
      for change in topic["changes"] as? [[String: Any]] ?? [] {
        let (old, new) = (sides(change["old"]), sides(change["new"]))
        found.old += old
        found.new += new
        for one in old { found.pairs += new.map { (one, $0) } }
      }
    }
    return found
  }

  private static func sides(_ rules: Any?) -> [Side] {
    (rules as? [[String: Any]] ?? []).map(Side.init)
  }

  /// Whether a document marks a lead as a rule; the others are named in parentheses.
  static func isMarked(_ lead: String) -> Bool { !lead.hasPrefix("(") }

  static func levelled(_ text: String) -> String {
    let plain = (isMarked(text) ? text[...] : text.drop { $0 != ")" }).replacing("<br>", with: "")
    return plain.folding(options: [.widthInsensitive, .caseInsensitive], locale: nil)
      .filter { $0.isLetter || $0.isNumber }
  }
}

/// How many of the reader's pairs were found, and how many others.
private struct Score: CustomStringConvertible {
  private var right = 0
  private var missed: [String] = []
  private var wrong: [String] = []

  init() {}

  init(_ found: Gold.Found, _ rows: [Gold.Row]) {
    let pairs = rows.filter { !$0.oldLead.isEmpty && !$0.newLead.isEmpty }.filter { row in
      // What a document does not mark, and import takes for a part of another rule, has no partner.
      (Gold.isMarked(row.oldLead) || found.old.contains { $0.isLabelled(row.oldLead) })
        && (Gold.isMarked(row.newLead) || found.new.contains { $0.isLabelled(row.newLead) })
    }
    for row in pairs {
      let isFound = found.pairs.contains {
        $0.old.isLabelled(row.oldLead) && $0.new.isLabelled(row.newLead)
      }
      if isFound { right += 1 } else { missed.append("\(row.oldLead) = \(row.newLead)") }
    }
    for pair in found.pairs {
      let known = rows.filter {
        pair.old.isLabelled($0.oldLead) && !$0.oldLead.isEmpty
          || pair.new.isLabelled($0.newLead) && !$0.newLead.isEmpty
      }
      let isRight = known.contains {
        pair.old.isLabelled($0.oldLead) && pair.new.isLabelled($0.newLead)
          && !$0.oldLead.isEmpty && !$0.newLead.isEmpty
      }
      if !known.isEmpty, !isRight { wrong.append("\(pair.old.lead) ≠ \(pair.new.lead)") }
    }
  }

  /// The harmonic mean of precision and recall.
  var value: Double {
    right == 0 ? 0 : Double(2 * right) / Double(2 * right + wrong.count + missed.count)
  }

  mutating func add(_ other: Self) {
    right += other.right
    missed += other.missed
    wrong += other.wrong
  }

  var description: String {
    "F \(String(format: "%.3f", value)): \(right) right, missed \(missed), wrong \(wrong)"
  }
}
