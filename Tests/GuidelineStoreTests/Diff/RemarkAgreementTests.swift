import FoundationEssentials
import Testing

@testable import GuidelineStore

/// Whether `diff` remarks the same of the same rules of `Data/` in every language; prints a table.
@Suite struct RemarkAgreementTests {
  private typealias Remarks = [[String]: Set<ChangeFlag>]

  @Test func remarksTheSameOfARuleInEveryLanguage() async throws {
    let store = try await Self.store()
    let remarks = try [Language.english, .korean, .japanese].map { try Self.remarks(in: $0, store) }
    let floors: [(flag: ChangeFlag, least: Double)] = [
      (.numbers, 0.85), (.api, 0.95), (.exception, 0.5), (.stronger, 0.43), (.weaker, 0.8),
      (.body, 0.65), (.terms, 0.1),
    ]
    print("remark     en   ko   ja   en-ko  en-ja  ko-ja")
    for (flag, least) in floors {
      let rules = remarks.map { of in Set(of.filter { $0.value.contains(flag) }.keys) }
      let shares = [(0, 1), (0, 2), (1, 2)].map { one, other in
        Double(rules[one].intersection(rules[other]).count)
          / Double(max(1, rules[one].union(rules[other]).count))
      }
      let counts = rules.map { "\($0.count)" } + shares.map { "\((100 * $0).rounded() / 100)" }
      print("\(flag.rawValue)  \(counts.joined(separator: "  "))")
      #expect(!rules[0].isEmpty)
      #expect(shares.allSatisfy { $0 >= least }, "\(flag.rawValue): \(shares)")
    }
  }

  /// What is remarked of the rules that were matched, by their concepts.
  private static func remarks(in language: Language, _ store: RuleStore) throws -> Remarks {
    let differences = try store.differences(
      between: TextQuery(edition: .web2019, language: language),
      and: TextQuery(edition: .current, language: language))
    var remarks: Remarks = [:]
    for change in differences.pages.flatMap(\.changes)
    where !change.old.isEmpty && !change.new.isEmpty {
      let sides = [change.old, change.new].map { $0.map(\.concept.description).sorted() }
      remarks[sides[0] + ["→"] + sides[1], default: []].formUnion(change.flags)
    }
    return remarks
  }

  private static func store() async throws -> RuleStore {
    let store = try RuleStore.inMemory()
    let data = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Data"
    let files = FileTree.ownFiles(in: data)
    func topics(of edition: String) -> Set<Substring> {
      Set(files.map { $0.path.split(separator: "/") }.filter { $0[1] == edition }.map { $0[2] })
    }
    let kept = topics(of: "2019").intersection(topics(of: "current"))
    try await store.importFiles(
      files.filter { kept.contains($0.path.split(separator: "/").last ?? "") }
    ) { _ in }
    try store.matchTexts()
    return store
  }
}
