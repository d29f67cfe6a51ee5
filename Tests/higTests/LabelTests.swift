import Foundation
import GuidelineStore
import Testing

@testable import hig

/// What the program says beside the texts.
@Suite struct LabelTests {
  /// Those of each file of the program.
  private static let literals: [SourceLiterals] = {
    let folder = Desk.package + "/Sources/"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { file in
      let source = (try? String(contentsOfFile: folder + file, encoding: .utf8)) ?? ""
      return SourceLiterals(
        source, isForPrograms: file.contains("/Server/") || file.contains("/Text/"))
    }
  }()

  @Test func hasEachMessageInThreeLanguagesWithTheSameValues() {
    func values(_ words: String) -> [Int] {
      var next = 0
      return words.split(separator: "%", omittingEmptySubsequences: false).dropFirst().map { part in
        next =
          part.first.flatMap { "123456789".contains($0) ? $0.wholeNumberValue : nil } ?? next + 1
        return next
      }.sorted()
    }
    var seen: Set<String> = []
    for row in MessageTable.rows {
      for english in row.english {
        #expect(seen.insert(english).inserted, "twice: \(english)")
        for tag in ["ko", "ja"] {
          let words = row[tag] ?? ""
          #expect(!words.isEmpty, "no \(tag): \(english)")
          #expect(
            Array(1...9).prefix(english.count { $0 == "%" }) == values(words)[...], "\(words)")
        }
      }
    }
  }

  @Test func translatesEveryMessageOfTheSources() {
    let known = Set(MessageTable.rows.flatMap(\.english))
    let used = Self.literals.filter { !$0.isForPrograms }.reduce(into: Set<String>()) {
      $0.formUnion($1.messages)
    }
    // Names of fields, paths and statements are no sentences.
    let sentences = used.filter { text in
      let words = text.split(separator: " ")
      return words.count > 1 && text.contains { $0.isLowercase && $0.isASCII }
        && !text.contains("SELECT") && !text.contains(" = ") && !text.contains("<")
        && !text.hasPrefix("hig ") && !text.contains("{")
        && words.contains { $0.allSatisfy(\.isLetter) }
    }
    #expect(sentences.count > 350)
    #expect(sentences.subtracting(known).sorted() == [])
  }

  @Test func hasNoTranslationOfWhatNobodySays() {
    let said = Self.literals.reduce(into: Set<String>()) { $0.formUnion($1.all) }
    let ofTheSystem = Set((1...133).map { unsafe String(cString: strerror($0)).lowercased() })
    let idle = MessageTable.rows.flatMap(\.english).filter { english in
      english.contains(" ") && !said.contains(english) && !ofTheSystem.contains(english)
    }
    // What is left is the argument parser's.
    let ofTheParser = ["argument", "option", "value", "missing one"]
    #expect(idle.filter { english in !ofTheParser.contains { english.contains($0) } } == [])
  }

  @Test func fillsValuesInTheOrderOfEachLanguage() throws {
    let message: Message = "showing \(2) of \(65) results"
    #expect(Labels.english(message) == "showing 2 of 65 results")
    #expect(Labels(language: .korean)(message) == "결과 65개 중 2개를 표시합니다")
    #expect(Labels(language: .japanese)(message) == "65件中2件を表示しています")
    let french = try #require(Language("fr-CA"))
    #expect(Labels(language: french)(message) == "showing 2 of 65 results")
    #expect(Labels(language: .japanese)("no such message \(1)") == "no such message 1")
  }

  @Test(arguments: [
    ("코루틴", "‘코루틴’이라는 플랫폼은 없습니다"), ("시계", "‘시계’라는 플랫폼은 없습니다"),
    ("app", "‘app’이라는 플랫폼은 없습니다"), ("text", "‘text’라는 플랫폼은 없습니다"),
    ("iOS 13", "‘iOS 13’이라는 플랫폼은 없습니다"), ("iOS 12", "‘iOS 12’라는 플랫폼은 없습니다"),
    ("toggle", "‘toggle’이라는 플랫폼은 없습니다"), ("store", "‘store’라는 플랫폼은 없습니다"),
    ("XML", "‘XML’이라는 플랫폼은 없습니다"), ("URL", "‘URL’이라는 플랫폼은 없습니다"),
    ("시계(옛것)", "‘시계(옛것)’라는 플랫폼은 없습니다"), ("時計", "‘時計’라는 플랫폼은 없습니다"),
  ])
  func choosesTheParticleByTheSoundBefore(name: String, words: String) {
    #expect(Labels(language: .korean)("there is no platform “\(name)”") == words)
  }

  @Test(arguments: [
    ("파일", "파일로"), ("폴더", "폴더로"), ("책", "책으로"), ("2021", "2021로"), ("2010", "2010으로"),
  ])
  func followsRieulWithTheOpenForm(name: String, words: String) {
    #expect(Labels(language: .korean)("save this page as \(name)") == "이 페이지를 \(words) 저장하세요")
  }

  @Test(arguments: [
    (["show", "lanterns", "--edition", "2019", "--lang", "ko"], "초롱"),
    (["diff", "2019:en", "2019:ko", "--lang", "ko"], "2019:ko에 없음"),
    (["history", "lanterns/hang-high", "--lang", "ko"], "처음 나옴"),
    (["search", "hang", "--lang", "ko", "--explain"], "검색한 말"),
  ])
  func labelsResultsInTheLanguageAskedFor(arguments: [String], label: String) throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell("hig " + arguments.joined(separator: " "))
    #expect(outcome.output.contains(label), "\(outcome)")
    desk.environment["HIG_LANG"] = "ja"
    #expect(try desk.hig("show", "lanterns@2019/ios13:en.2").output.contains("概念"))
  }

  @Test(arguments: [
    (["show", "lantenrs"], "오류: ‘lantenrs’라는 주제는 없습니다\n  비슷한 이름: lanterns"),
    (["search", "hang", "--edition", "1999"], "오류: 에디션 1999는 없습니다"),
    (["search", "hang", "--limit=-1"], "--limit에는 결과 수를 지정하세요. 0은 모두입니다"),
    (["list", "lamps"], "‘<subject>’에 쓸 수 없는 값: ‘lamps’"),
    (["search", "--limt", "3", "hang"], "알 수 없는 옵션 ‘--limt’"),
    (["import", "nowhere.md"], "그런 파일이나 폴더가 없습니다"),
  ])
  func tellsAKoreanReaderInKoreanWhatWentWrong(arguments: [String], words: String) throws {
    let desk = try Desk.withSamples()
    desk.environment["HIG_LANG"] = "ko"
    let outcome = try desk.shell("hig " + arguments.joined(separator: " "))
    #expect(outcome.errors.contains(words), "\(outcome)")
  }
}
