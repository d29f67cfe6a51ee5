import Testing

@testable import GuidelineStore

@Suite struct WordingTests {
  private typealias Wording = GuidelineStore.Wording

  /// A file of the project's own `Data/wording`.
  private static func file(_ name: String) throws -> [UInt8] {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    return try #require(FileTree.files(at: [root + "/Data/wording/" + name]).first).contents()
  }

  @Test(arguments: ["en", "ko", "ja"])
  func readsTheFileOfALanguage(language: String) throws {
    let wording = Wording(try Self.file(language))
    #expect(!wording[.noteLabels].isEmpty)
    for role in Wording.Role.allCases {
      let words = wording[role]
      #expect(Set(words).count == words.count, "\(role.name) has a word twice")
      // Of two endings, the shorter one finds what the longer one does.
      let idle = words.filter { word in
        role.name.hasSuffix("endings") && words.contains { $0 != word && word.hasSuffix($0) }
      }
      #expect(idle == [], "\(role.name)")
    }
  }

  @Test func hasWordsForEachRole() {
    for role in Wording.Role.allCases { #expect(![String](role).isEmpty, "\(role.name)") }
  }

  @Test func readsTheSmallWordsOfLanguages() throws {
    let languages = try FunctionWords.languages(in: Self.file("languages"))
    #expect(languages["als"]?.map(\.tag) == ["de", "nl"])
  }

  @Test func readsWordsOverSeveralLines() {
    let text = "role: note-labels\nwords: hint; side\n  note; _aside_\n\nrole: months\nwords: May\n"
    let wording = Wording(Array(text.utf8))
    #expect(wording[.noteLabels] == ["hint", "side note", " aside "])
    #expect(wording[.months] == ["May"])
    #expect(wording[.articles] == [])
  }

  @Test(arguments: ["en", "ko", "ja"])
  func hasNothingButRolesAndTheirWords(language: String) throws {
    let names = Set(Wording.Role.allCases.map(\.name))
    for record in try Record.records(in: Self.file(language), named: "role") {
      #expect(names.contains(record.name.value), "line \(record.name.line)")
      #expect(record.fields.map(\.key) == ["words"], "\(record.name.value)")
    }
  }

  @Test func knowsLabelsInWhateverCaseAndMarks() {
    let labels = Labels(["see also", "참고 자료"])
    #expect(labels.contain("**See Also:**"))
    #expect(labels.contain("참고자료"))
    #expect(!labels.contain("see"))
  }
}
