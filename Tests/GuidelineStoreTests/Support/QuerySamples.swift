import FoundationEssentials
import Testing

@testable import GuidelineStore

/// Queries with the rules that answer them, in folders such as `Evaluation/Queries/tuning`.
struct QuerySamples {
  struct Query {
    let id: String
    let language: String
    let results: Language
    let kind: String
    let text: String

    /// Such as `en`, or `ko→en`.
    var languages: String {
      language == results.tag ? language : "\(language)→\(results)"
    }
  }

  /// A rule by its file and line.
  struct Place: Hashable {
    let path: String
    let line: Int
  }

  let queries: [Query]
  /// By query, the grades of the rules that answer it.
  let grades: [String: [Place: Int]]
  private let documents: [String]

  /// The folders to measure: those of the environment's `QUERIES`, or the project's own.
  static let folders: [String] = {
    if let named = ProcessInfo.processInfo.environment["QUERIES"], !named.isEmpty { return [named] }
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    return ["tuning", "untouched", "across", "across-untouched"].map {
      root + "/Evaluation/Queries/" + $0
    }
  }()

  /// Whether all that is to be imported is there.
  static var hasDocuments: Bool {
    folders.allSatisfy { folder in
      (try? documents(in: folder))?.allSatisfy { FileManager.default.fileExists(atPath: $0) }
        ?? false
    }
  }

  static let isMissing: Comment = "skipped: there are no real documents in ../shared/documents"

  init(folder: String) throws {
    documents = try Self.documents(in: folder)
    queries = try rows(ofTable: folder + "/queries.tsv").map { row in
      Query(
        id: row[0], language: row[1], results: try #require(Language(row[2])), kind: row[3],
        text: row[4])
    }
    var grades: [String: [Place: Int]] = [:]
    for row in try rows(ofTable: folder + "/judgements.tsv") {
      let place = Place(path: row[1], line: try #require(Int(row[2])))
      let grade = try #require(Int(row[3]))
      grades[row[0], default: [:]][place] = grade
    }
    self.grades = grades
  }

  /// A store of the documents.
  func store() async throws -> RuleStore {
    let store = try RuleStore.inMemory()
    try await store.importFiles(FileTree.files(at: documents)) { _ in }
    try store.matchTexts()
    return store
  }

  /// The grade of a rule for a query; 0 for one that does not answer it.
  func grade(of rule: Rule, for query: Query) -> Int {
    grades[query.id]?.first { place, _ in
      place.line == rule.source.line && rule.source.path.hasSuffix("/" + place.path)
    }?.value ?? 0
  }

  private static func documents(in folder: String) throws -> [String] {
    try String(contentsOfFile: folder + "/documents.txt", encoding: .utf8)
      .split(separator: "\n").map { $0.hasPrefix("/") ? String($0) : folder + "/" + $0 }
  }
}
