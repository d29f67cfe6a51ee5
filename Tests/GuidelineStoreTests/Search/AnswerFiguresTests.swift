import Foundation
import Testing

@testable import GuidelineStore

/// How well searches over `Data/` answer questions that readers asked and judged; prints a table.
@Suite(.serialized)
struct AnswerFiguresTests {
  @Test(arguments: [("today", 0.75, 0.85, 0.9), ("today-untouched", 0.7, 0.85, 0.75)])
  func answersWhatIsAskedWithWhatIsAdvisedNow(
    half: String, firstRight: Double, withinThree: Double, admitted: Double
  ) async throws {
    let store = try await Self.store()
    var table: [String: Figures] = [:]
    for question in try Question.all(in: half) {
      let figure = try figures(of: question, store)
      for name in ["all", question.language, "\(question.language) \(question.kind)"] {
        table[name, default: Figures()].add(figure)
      }
    }
    print(half)
    print("questions            first  in three  outdated  edition  not here  number")
    for (name, figures) in table.sorted(by: { $0.key < $1.key }) { print(figures.row(name)) }
    let all = try #require(table["all"])
    #expect(all.first.mean >= firstRight)
    #expect(all.withinThree.mean >= withinThree)
    #expect(all.outdated.mean <= 0.03)
    #expect(all.editions.mean >= 0.75)
    #expect(all.absences.mean >= admitted)
  }

  @Test func opensThePageOfEachComponentByItsName() async throws {
    let store = try await Self.store()
    var isRight: [String: Share] = [:]
    for row in try Question.rows("names.tsv") {
      let first = try store.search(SearchQuery(row[1])).results.first?.rule
      isRight[row[0], default: Share()].add(
        first?.id.topic == row[2] && first?.id.text.edition == .current)
    }
    let names = isRight.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
    print("names: " + names.joined(separator: ", "))
    #expect(isRight.values.allSatisfy { $0.mean >= 29 / 30 })
  }

  /// The search of a site has neither bodies nor earlier editions, nor most mechanisms of the store's.
  @Test(.enabled(if: WebPage.program != nil, "chromium not installed"))
  func answersInASiteWhatSearchesAnswer() async throws {
    let store = try await Self.store()
    let questions = try ["today", "today-untouched"].flatMap(Question.all)
      .filter { $0.kind != "absent" && $0.kind != "edition" }
    let folder = TemporaryFolder()
    let languages: [Language] = [.english, .korean, .japanese]
    let digest = try store.digest(
      DigestRequest(texts: languages.map { DigestRequest.Text(language: $0) }))
    try Site(digest, of: store).write(to: folder.path + "/site")
    var shares: [String: (site: Share, kept: Share)] = [:]
    for language in languages {
      let asked = questions.filter { $0.language == language.tag }
      let answers = try WebPage.firstAnswers(
        to: asked.map(\.query), in: folder.path + "/site", language)
      try #require(answers.count == asked.count)
      for (question, answer) in zip(asked, answers) {
        let isRight = question.isAnswered(byPage: answer)
        let first = try store.search(SearchQuery(question.query)).results.first?.rule
        for name in ["all", question.language] {
          shares[name, default: (Share(), Share())].site.add(isRight)
          if first.map(question.isAnswered) ?? false {
            shares[name, default: (Share(), Share())].kept.add(isRight)
          }
        }
      }
    }
    print("questions  site's first  of those that a search answers")
    for (name, share) in shares.sorted(by: { $0.key < $1.key }) {
      print("\(name)  \(share.site.text)  \(share.kept.text) (\(share.kept.count))")
    }
    #expect(try #require(shares["all"]).kept.mean >= 0.85)
  }

  /// The pages of the topics that the questions were judged over.
  private static func store() async throws -> RuleStore {
    let topics = Set(
      try Question.text("today/topics.txt").split(separator: "\n").map(String.init))
    let store = try RuleStore.inMemory()
    let files = FileTree.files(at: [Question.root + "Data"]).filter {
      guard let name = $0.path.split(separator: "/").last, name.hasSuffix(".md") else {
        return false
      }
      return topics.contains(String(name.dropLast(3)))
    }
    try await store.importFiles(files) { _ in }
    try store.matchTexts()
    return store
  }

  private func figures(of question: Question, _ store: RuleStore) throws -> Figures {
    let answer = try store.search(SearchQuery(question.query), SearchFilter(limit: 3))
    let rules = answer.results.map(\.rule)
    var figures = Figures()
    guard question.kind != "absent" else {
      let isAdmitted = answer.notes.contains { note in
        ["no rule ", "the store has no page on"].contains(where: note.clauses[0].words.hasPrefix)
      }
      figures.absences.add(isAdmitted || answer.total == 0)
      return figures
    }
    figures.first.add(rules.first.map(question.isAnswered) ?? false)
    figures.withinThree.add(rules.contains(where: question.isAnswered))
    switch question.edition {
    case "": figures.outdated.add(rules.first.map { $0.id.text.edition != .current } ?? false)
    case "any": break
    default: figures.editions.add(rules.first?.id.text.edition.slug == question.edition)
    }
    return figures
  }
}

/// What a reader asked, and which rules answer it.
private struct Question {
  let language: String
  let kind: String
  /// The edition that it names; `any` where only older ones answer.
  let edition: String
  let query: String
  /// Concepts, and `topic:` with the slug of a page.
  private let answers: Set<Substring>

  static let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/"

  static func all(in half: String) throws -> [Question] {
    try rows(half + "/questions.tsv").map { row in
      let answers = row[4].split(separator: " ").filter { !$0.hasSuffix("=1") }
      return Question(
        language: row[0], kind: row[1], edition: row[2], query: row[3],
        answers: Set(answers.map { $0.prefix { $0 != "=" } }))
    }
  }

  static func rows(_ path: String) throws -> [[String]] {
    try text(path).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + "Evaluation/Queries/" + path, encoding: .utf8)
  }

  /// - Parameter address: Such as `../en/alerts.html#alerts/buttons`.
  func isAnswered(byPage address: String) -> Bool {
    let parts = address.split(separator: "#", maxSplits: 1)
    guard let page = parts.first?.split(separator: "/").last else { return false }
    return answers.contains("topic:" + page.prefix { $0 != "." })
      || parts.count > 1 && answers.contains(parts[1])
  }

  func isAnswered(by rule: Rule) -> Bool {
    guard edition.isEmpty || edition == "any" || edition == rule.id.text.edition.slug else {
      return false
    }
    return answers.contains("topic:" + rule.id.topic) || answers.contains("\(rule.concept)")
  }
}

/// How many of some questions.
private struct Share {
  private var yes = 0
  private(set) var count = 0

  mutating func add(_ isYes: Bool) {
    yes += isYes ? 1 : 0
    count += 1
  }

  mutating func add(_ other: Share) {
    yes += other.yes
    count += other.count
  }

  var mean: Double { Double(yes) / Double(max(count, 1)) }

  var text: String {
    guard count > 0 else { return "–" }
    let hundredths = Int((mean * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

private struct Figures {
  var first = Share()
  var withinThree = Share()
  var outdated = Share()
  var editions = Share()
  var absences = Share()

  mutating func add(_ other: Figures) {
    first.add(other.first)
    withinThree.add(other.withinThree)
    outdated.add(other.outdated)
    editions.add(other.editions)
    absences.add(other.absences)
  }

  func row(_ name: String) -> String {
    let cells =
      [first, withinThree, outdated, editions, absences].map(\.text)
      + ["\(max(first.count, absences.count))"]
    return ([name] + cells).enumerated().reduce("") { row, cell in
      let width = [21, 28, 38, 48, 57, 67, 73][cell.offset]
      return row + cell.element
        + String(repeating: " ", count: max(1, width - row.count - cell.element.count))
    }
  }
}
