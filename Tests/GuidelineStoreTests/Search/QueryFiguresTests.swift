import Testing

@testable import GuidelineStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How well searches answer queries that people judged; prints the table that `make eval` shows.
@Suite(.enabled(if: QuerySamples.hasDocuments, QuerySamples.isMissing))
struct QueryFiguresTests {
  @Test(arguments: QuerySamples.folders)
  func findsWhatReadersFound(folder: String) async throws {
    let samples = try QuerySamples(folder: folder)
    let store = try await samples.store()
    var figures: [String: [Figure]] = [:]
    for query in samples.queries {
      let figure = try figure(of: query, samples, store)
      figures[query.languages, default: []].append(figure)
      figures["\(query.languages) \(query.kind)", default: []].append(figure)
      figures["all", default: []].append(figure)
    }
    print(folder)
    print("queries                nDCG@10   recall   first right   without result   number")
    for (name, figures) in figures.sorted(by: { $0.key < $1.key }) {
      print(Self.row(name, figures))
    }
    for (name, floor) in Self.floors where folder.hasSuffix("/" + name.folder) {
      let mean = mean(figures[name.languages] ?? [], \.gain)
      #expect(mean >= floor, "\(name.languages) of \(name.folder): \(mean)")
    }
    #expect(figures["all"]?.contains { $0.isEmpty } == false)
  }

  /// A little below what was reached; searches may not get worse.
  private static let floors: [(name: (folder: String, languages: String), floor: Double)] = [
    (("tuning", "en"), 0.76), (("tuning", "ko"), 0.78), (("tuning", "ja"), 0.8),
    (("tuning", "ko→en"), 0.75), (("tuning", "ja→en"), 0.74), (("tuning", "en→ko"), 0.65),
    (("tuning", "en→ja"), 0.78),
    (("untouched", "en"), 0.86), (("untouched", "ko"), 0.82), (("untouched", "ja"), 0.88),
    (("untouched", "ko→en"), 0.71), (("untouched", "ja→en"), 0.58),
    (("untouched", "en→ko"), 0.9), (("untouched", "en→ja"), 0.65),
    (("across", "ko→en"), 0.74), (("across", "ja→en"), 0.72), (("across", "en→ko"), 0.65),
    (("across", "en→ja"), 0.73),
    (("across-untouched", "ko→en"), 0.71), (("across-untouched", "en→ko"), 0.67),
  ]

  /// How well a query was answered.
  private struct Figure {
    /// nDCG@10 with 2^grade − 1 as gain.
    var gain = 0.0
    /// The share of the rules of grade 2 and 3 among the first 100.
    var recall = 0.0
    /// Whether the first result answers it.
    var isRight = false
    var isEmpty = true
  }

  private func figure(
    of query: QuerySamples.Query, _ samples: QuerySamples, _ store: RuleStore
  ) throws -> Figure {
    let filter = SearchFilter(language: query.results, everyText: true, limit: 100)
    let found = try store.search(SearchQuery(query.text), filter).results.map {
      samples.grade(of: $0.rule, for: query)
    }
    let all = (samples.grades[query.id] ?? [:]).values.sorted(by: >)
    let answers = all.count { $0 > 1 }
    return Figure(
      gain: Self.gain(found) / max(Self.gain(all), 1e-9),
      recall: Double(found.count { $0 > 1 }) / Double(max(answers, 1)),
      isRight: found.first ?? 0 > 1, isEmpty: found.isEmpty)
  }

  private static func gain(_ grades: [Int]) -> Double {
    grades.prefix(10).enumerated().reduce(0) { sum, grade in
      sum + (pow(2, Double(grade.element)) - 1) / log2(Double(grade.offset) + 2)
    }
  }

  private func mean(_ figures: [Figure], _ part: (Figure) -> Double) -> Double {
    Self.mean(figures, part)
  }

  private static func mean(_ figures: [Figure], _ part: (Figure) -> Double) -> Double {
    figures.map(part).reduce(0, +) / Double(max(figures.count, 1))
  }

  private static func row(_ name: String, _ figures: [Figure]) -> String {
    let cells = [
      mean(figures, \.gain), mean(figures, \.recall), mean(figures) { $0.isRight ? 1 : 0 },
      mean(figures) { $0.isEmpty ? 1 : 0 },
    ].map { number in
      let thousandths = String(Int((number * 1000).rounded()) + 10_000)
      return "\(thousandths.dropFirst().first ?? "0").\(thousandths.suffix(3))"
    }
    return name + String(repeating: " ", count: max(1, 23 - name.count))
      + cells.joined(separator: "       ") + "       \(figures.count)"
  }
}
