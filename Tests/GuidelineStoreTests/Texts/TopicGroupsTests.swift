import Testing

@testable import GuidelineStore

/// The groups that Apple's site puts topics into.
@Suite struct TopicGroupsTests {
  private static let groups = """
    group: flying
    en: Flying
    ko: 날리기
    topics: winds

    group: things
    en: Things
    ja: もの

    group: toys
    en: Toys
    ja: おもちゃ
    parent: things
    topics: kites; balloons
    """

  private func groups() throws -> TopicGroups { try TopicGroups(Array(Self.groups.utf8)) }

  @Test func namesTheGroupsOfATopicFromTheOutermost() throws {
    let groups = try groups()
    #expect(groups.path(ofTopic: "kites").map(\.slug) == ["things", "toys"])
    #expect(groups.title(ofTopic: "kites", in: .japanese) == "もの › おもちゃ")
    #expect(groups.title(ofTopic: "winds", in: .korean) == "날리기")
    #expect(groups.title(ofTopic: "lamps", in: .english) == nil)
  }

  @Test(arguments: [
    ("things", ["kites", "balloons"]), ("おもちゃ", ["kites", "balloons"]), ("FLYING", ["winds"]),
    ("lamps", nil),
  ])
  func findsTheTopicsOfAGroupByAnyOfItsNames(name: String, topics: [String]?) throws {
    #expect(try groups().topics(ofGroup: name) == topics)
  }

  @Test func refusesAnUnknownKeyWithItsLine() {
    let error = #expect(throws: ImportError.self) {
      try TopicGroups(Array((Self.groups + "\ntopic: lamps\n").utf8))
    }
    #expect(error?.line == 15)
  }

  @Test(arguments: [
    ("group: a\nxx: A", 2), ("group: a\nen: A\nparent: b", 3), ("group: a\nparent: a", 2),
    ("group: a\ntopics: kites; winds\n\ngroup: b\ntopics: winds", 5),
    ("group: a\ntopics: kites; kites", 2),
  ])
  func refusesUnknownLanguagesAndParentsAndRepeatedTopics(file: String, line: Int) {
    let error = #expect(throws: ImportError.self) { try TopicGroups(Array(file.utf8)) }
    #expect(error?.line == line)
  }

  @Test func putsDigestsInTheOrderOfTheirGroups() throws {
    let store = try RuleStore.inMemory()
    try store.take(.groups, Array(Self.groups.utf8), isCarried: false, path: "groups")
    for (topic, title) in [("lamps", "Lamps"), ("kites", "Kites"), ("winds", "Winds")] {
      var page = try Kites.page("current:en", title, [Kites.rule("go", "Let \(title) go.", "")])
      page.topic = topic
      try store.add("\(topic).md", page)
    }
    let digest = try store.digest(":en")
    #expect(digest.topics.map(\.slug) == ["winds", "kites", "lamps"])
    #expect(
      MarkdownDigest(digest).text.contains(
        """
        - Flying
          - [Winds](#winds)
        - Things › Toys
          - [Kites](#kites)
        - [Lamps](#lamps)
        """))
    #expect(
      HTMLDigest(digest).text.contains(
        "<li class=\"group\"><span lang=\"en\">Things › Toys</span>\n<ul>"))
  }

  @Test func areThoseOfTheNewestPagesOfData() throws {
    let topics = try OwnPage.all.get().values.compactMap { $0[.english]?.document }
      .filter { $0.text.edition == .current }.map(\.topic)
    let records = try Record.records(in: DataFile.groups.carried, named: "group")
    let grouped = records.flatMap { $0.values(of: "topics") }
    #expect(grouped.count == Set(grouped).count)
    #expect(Set(topics).subtracting(grouped).isEmpty)
    let groups = try TopicGroups(DataFile.groups.carried)
    for language in [Language.english, .korean, .japanese] {
      #expect(Set(topics.map { groups.title(ofTopic: $0, in: language) }).count == 13)
    }
  }
}
