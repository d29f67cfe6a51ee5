import Testing

@testable import GuidelineStore

/// How well rules are told from everything else, on documents that people labelled.
@Suite struct LeadRecognitionTests {
  @Test(.enabled(if: RealDocuments.folder != nil, Comment(rawValue: RealDocuments.isMissing)))
  func findsTheLeadsThatAReaderSees() throws {
    var total = Score()
    for (name, rows) in try RealDocuments.leads().sorted(by: { $0.key < $1.key }) {
      let score = try score(name, rows)
      let isPlain = name.contains(".plain.")
      print(name, score)
      #expect(score.precision >= (isPlain ? 0.95 : 0.98), "\(name): wrong \(score.wrong)")
      #expect(score.recall >= (isPlain ? 0.95 : 0.98), "\(name): missed \(score.missed)")
      total.add(score)
    }
    print("all documents", total)
    #expect(total.expected > 0)
  }

  private func score(_ name: String, _ rows: [(kind: String, lead: String)]) throws -> Score {
    let parts = name.split(separator: ":").map(String.init)
    let documents = try DocumentReader().documents(
      in: RealDocuments.bytes(parts[0]), path: parts[0], options: ImportOptions())
    let language = parts.count > 1 ? Language(parts[1]) : documents.first?.text.language
    let found = documents.filter { $0.text.language == language }
      .flatMap { $0.rules.filter { $0.kind == .rule }.map { levelled($0.lead) } }
    var score = Score()
    var rest = found
    for row in rows where row.kind == "rule" {
      score.expected += 1
      if let index = rest.firstIndex(of: levelled(row.lead)) {
        rest.remove(at: index)
        score.right += 1
      } else {
        score.missed.append(row.lead)
      }
    }
    let neutral = Set(
      rows.filter { $0.kind != "rule" && $0.kind != "nonrule" }.map { levelled($0.lead) })
    score.wrong = rest.filter { lead in !neutral.contains { lead.hasPrefix($0) } }
    return score
  }

  private func levelled(_ text: String) -> String {
    let markup = text.replacing("<br>", with: " ")
    return String(
      folded(markup).unicodeScalars.filter { !"*`_\"'-–—“”’‘ ".unicodeScalars.contains($0) })
  }
}

private struct Score: CustomStringConvertible {
  var expected = 0
  var right = 0
  var missed: [String] = []
  var wrong: [String] = []

  var precision: Double {
    right + wrong.count == 0 ? 0 : Double(right) / Double(right + wrong.count)
  }
  var recall: Double { expected == 0 ? 0 : Double(right) / Double(expected) }

  mutating func add(_ other: Score) {
    expected += other.expected
    right += other.right
    missed += other.missed
    wrong += other.wrong
  }

  var description: String {
    "precision \(hundredths(precision)) recall \(hundredths(recall)) of \(expected)"
  }

  private func hundredths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
