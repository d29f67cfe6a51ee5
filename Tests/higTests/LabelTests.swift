import Foundation
import GuidelineStore
import Testing

@testable import hig

/// What results say beside the texts.
@Suite struct LabelTests {
  @Test func putsInAsMuchInEveryLanguage() {
    for (english, words) in Labels.translations {
      let count = english.count { $0 == "%" }
      #expect(words.korean.count { $0 == "%" } == count, "\(english)")
      #expect(words.japanese.count { $0 == "%" } == count, "\(english)")
    }
  }

  @Test func saysInEnglishWhatItHasInNoOtherLanguage() throws {
    let french = try #require(Language("fr"))
    #expect(Labels(language: french)("only in %: % rules", "2014", 3) == "only in 2014: 3 rules")
    #expect(Labels(language: .korean)("only in %: % rules", "2014", 3) == "2014에만 있음: 규칙 3개")
    #expect(Labels(language: .japanese)("no such label %", 1) == "no such label 1")
  }

  /// A label that was changed in one place only would stay English without a word.
  @Test func hasATranslationOfEveryLabel() throws {
    let folder = Desk.package + "/Sources/hig/Output/"
    var labels: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: folder + file, encoding: .utf8)
      for call in text.matches(of: /labels\((?:one: )?"([^"]+)"(?:, many: "([^"]+)")?/) {
        labels.insert(String(call.output.1))
        if let many = call.output.2 { labels.insert(String(many)) }
      }
    }
    #expect(labels.count > 20)
    #expect(labels.filter { Labels.translations[$0] == nil }.isEmpty)
  }

  @Test(arguments: [
    (["show", "lanterns", "--edition", "2019", "--lang", "ko"], "초롱"),
    (["diff", "2019:en", "2019:ko", "--lang", "ko"], "2019:ko에 없음"),
    (["history", "lanterns/hang-high", "--lang", "ko"], "처음 나옴"),
    (["search", "hang", "--lang", "ko"], "다른 텍스트: "),
  ])
  func labelsResultsInTheLanguageAskedFor(arguments: [String], label: String) throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell("hig " + arguments.joined(separator: " "))
    #expect(outcome.output.contains(label), "\(outcome)")
    desk.environment["HIG_LANG"] = "ja"
    #expect(try desk.hig("show", "lanterns@2019/ios13:en.2").output.contains("概念"))
  }
}
