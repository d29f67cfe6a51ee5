import Testing

@testable import GuidelineStore

/// What a text says of the day it was written, and the edition of that day.
@Suite struct DateOfWritingTests {
  private static let rule = "\n\n**Keep the panel short.** People leave sooner.\n"

  @Test(
    arguments: [
      ("2031-04-01", 2031, 4), ("written on 2031. 4. 1. 09:30", 2031, 4), ("2031/04/01", 2031, 4),
      ("2031年4月の話", 2031, 4), ("2031년 4월 1일", 2031, 4), ("April 1, 2031", 2031, 4),
      ("1 Apr 2031", 2031, 4), ("Sept. 2031", nil, nil), ("iOS 2031.4", nil, nil),
      ("ISO 2031-13-01", nil, nil), ("It may cost 2031", nil, nil), ("12031-04-01", nil, nil),
      ("1999-04-01", nil, nil), ("2031-04", nil, nil), ("Copyright 2031", nil, nil),
    ] as [(String, Int?, Int?)])
  func readsADateAsPeopleWriteIt(line: String, year: Int?, month: Int?) {
    let date = WrittenDate.first(in: line)
    #expect(date?.year == year)
    #expect(date?.month == month)
  }

  @Test(
    arguments: [
      ("Kim · 2023년 8월 22일", "current/2023-08"), ("Posted at 2024-12-13", "current/2024-12"),
      ("2021年9月の情報です。", "2019/2021-09"), ("Updated May 3, 2022", "2019/2022-05"),
      ("2015-03-09 初出の文書のまとめ", "2014/2015-03"), ("2012. 3. 9", "2012/2012-03"),
    ])
  func takesTheEditionOfTheDayThatAPostIsDatedWith(line: String, text: String) throws {
    let page = "# Modality\n\n\(line)\(Self.rule)"
    let document = try #require(try documents(page, path: "a.md").first)
    #expect(document.text.description.hasPrefix("\(text)+a:"))
    #expect(document.diagnostics.contains { $0.message.contains("from its") })
  }

  @Test(arguments: [" and ", "\n\n"])
  func believesNoDatesOfTwoEditions(joint: String) {
    let page = "# Modality\n\n2021-03-06\(joint)changed 2024-03-06\(Self.rule)"
    #expect(refusal(of: page, path: "a.md")?.lacksEdition == true)
  }

  @Test func takesTheDateOfTheFrontMatterForThatOfThePost() throws {
    let page = "---\ntitle: Modality\ndate : 2018-05-01\n---\n\(Self.rule)"
    let document = try #require(try documents(page, path: "a.md").first)
    #expect(document.text.description == "2019/2018-05+a:en")
    let changed = page.replacing("---\n\n", with: "lastmod: 2024-03-01\n---\n\n")
    #expect(refusal(of: changed, path: "a.md")?.lacksEdition == true)
  }

  @Test func asksNoDateFarDownInTheText() {
    let lines = (1...20).map { "The panel \($0) is blue.\n\n" }.joined()
    let page = "# Modality\(Self.rule)\(lines)As on 2021-03-06.\n"
    #expect(refusal(of: page, path: "a.md")?.lacksEdition == true)
  }

  @Test(arguments: [
    ("Best practices", "2021-03-06", "current"),
    ("It came with iOS 13.", "2021-03-06", "2019/ios13"),
    ("It came with iOS 8.", "2023-03-06", "current/2023-03"),
    ("Made for Vision Pro.", "2024-03-06", "current/2024-03"),
  ])
  func weighsTheDateAgainstWords(words: String, date: String, text: String) throws {
    let page = "# Modality\n\n\(date)\n\n\(words)\(Self.rule)"
    #expect(try documents(page, path: "a.md").map(\.text.description) == ["\(text)+a:en"])
  }
}
