import Foundation
import Testing

@testable import GuidelineStore

@Suite struct SiteTests {
  @Test func hasOnlyLinksToFilesAndAnchorsThatExist() throws {
    let files = try Self.site(":en", ":ko").files
    #expect(
      Set(files.keys) == [
        "changes.html", "en/2014/kites.html", "en/kites.html", "en/storms.html", "index.html",
        "ko/2014/kites.html", "ko/changes.html", "ko/index.html", "ko/kites.html",
        "ko/storms.html", "search-en.js", "search-ko.js", "site.js", "style.css",
      ])
    var count = 0
    for (path, text) in files where path.hasSuffix(".html") {
      let folder = path.split(separator: "/").dropLast().map(String.init)
      for match in text.matches(of: /(?:href|src)="([^"]*)"/) where !match.1.contains("://") {
        let parts = match.1.split(separator: "#", omittingEmptySubsequences: false)
        let address = try #require(String(parts[0]).removingPercentEncoding)
        var target = folder
        for part in address.split(separator: "/") {
          if part == ".." { target.removeLast() } else { target.append(String(part)) }
        }
        let name = address.isEmpty ? path : target.joined(separator: "/")
        let file = try #require(files[name], "\(path): \(match.1)")
        if parts.count > 1 {
          let anchor = try #require(String(parts[1]).removingPercentEncoding)
          #expect(file.contains("id=\"\(anchor)\""), "\(path): \(match.1)")
        }
        count += 1
      }
    }
    #expect(count > 70)
  }

  @Test func listsWithdrawnPagesApart() throws {
    let list = try #require(Self.site(":en").files["index.html"])
    let parts = list.split(separator: "<h2")
    #expect(parts.count == 3)
    #expect(parts[1].contains("id=\"others\"") && parts[1].contains("en/kites.html"))
    #expect(parts[2].contains("id=\"withdrawn\">Withdrawn pages</h2>"))
    #expect(parts[2].contains("en/storms.html"))
    let page = try #require(Self.site(":en").files["en/storms.html"])
    #expect(page.contains("<p class=\"standsin\">This page isn’t in the newest edition</p>"))
  }

  @Test func marksWhatOlderEditionsWordedDifferently() throws {
    let page = try #require(Self.site(":en").files["en/kites.html"])
    #expect(page.split(separator: "<details").count == 2)
    #expect(page.contains("<summary>Wording in 2014</summary>"))
    #expect(page.contains("<p>A tangled string ruins the day.</p>"))
    #expect(page.contains("<del>ruins</del>"))
    #expect(page.contains("<ins>spoils"))
  }

  @Test func hasEachPageInEarlierEditionsAndWhatBecameOfItsRules() throws {
    let files = try Self.site(":en", ":ko").files
    let page = try #require(files["en/2014/kites.html"])
    #expect(page.contains("<a href=\"../../en/kites.html\">2019 edition</a></li>"))
    #expect(page.contains("<a href=\"../../en/2014/kites.html\" aria-current=\"page\">2014</a>"))
    #expect(
      page.contains("Reworded → <a href=\"../../en/kites.html#kites/string\">today</a>"))
    #expect(page.contains("<p class=\"facts\">Removed</p>"))
    #expect(page.contains("<p>A tangled string ruins the day.</p>"))
    // Storms have one text only.
    #expect(files["en/storms.html"]?.contains(">Editions<") == false)
    let changes = try #require(files["changes.html"])
    #expect(changes.contains("Kites</a> <small>Added 3 · Reworded 1 · Removed 1</small>"))
    #expect(changes.contains("storms.html\">Storms</a>"))
    // A digest of one edition has no other.
    let store = try Kites.store()
    let old = try Site(store.digest("2014:en"), of: store).files
    #expect(!old.keys.contains { $0.contains("2014") || $0.contains("2019") })
  }

  @Test func namesPagesInTheOtherLanguagesIfTheyAreCalledOtherwise() throws {
    let store = try Kites.store()
    for language in ["en", "ko"] {
      try store.add("siri.md \(language)", .sample("siri", "2019:\(language)", "Speak."))
    }
    let files = try Site(store.digest(":en", ":ko"), of: store).files
    let page = try #require(files["en/kites.html"])
    #expect(page.contains("<p class=\"called\"><a href=\"../ko/kites.html\" lang=\"ko\""))
    #expect(page.contains("<select id=\"beside\""))
    #expect(files["en/siri.html"]?.contains("class=\"called\"") == false)
    let list = try #require(files["ko/index.html"])
    #expect(list.contains("연</a> <small lang=\"en\">Kites</small>"))
    #expect(list.contains("Siri</a></li>") && !list.contains("<select"))
  }

  @Test func namesLinksInTheLanguageOfThePage() throws {
    let store = try Kites.store()
    for (language, word) in [("en", "kites"), ("ko", "연")] {
      var page = try Kites.page(
        "2019:\(language)", "Rain", [Kites.rule("stay", "See \(word).", "")])
      page.topic = "rain"
      page.references = [ParsedReference(kind: .topic, text: word, target: "kites.md", line: 1)]
      try store.add("rain-\(language).md", page)
    }
    let files = try Site(store.digest(":en", ":ko"), of: store).files
    #expect(files["ko/rain.html"]?.contains("함께 보기: <a href=\"kites.html\">연</a>") == true)
  }

  @Test func listsTextsAndNamesOfPagesAndRulesForSearches() throws {
    let script = try #require(Self.site(":en", ":ko").files["search-en.js"])
    #expect(script.contains("[\"kites\",\"Kites\",\"en/kites.html\",\"Other pages\",false,["))
    #expect(script.contains("[\"/string\",\"Wind up the string.\""))
    #expect(script.contains("\"the\""))
  }

  @Test func takesNoTextForMarkup() throws {
    let store = try RuleStore.inMemory()
    let words = "</p><script>alert(\"1\")</script> & \u{1}more"
    try store.add(
      "page.md",
      try Kites.page("2019:en", words, [Kites.rule("a", words, words, at: words)]))
    for (path, text) in try Site(store.digest(":en"), of: store).files {
      #expect(!text.contains("<script>alert") && !text.contains("\u{1}"), "\(path)")
    }
  }

  @Test func writesOnlyWhatChangedInTheSamePlace() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/site"
    func files() throws -> [FilePath: [UInt8]?] {
      try Self.site(":en", ":ko").write(to: path)
      return try FilePath(path).files().reduce(into: [:]) { files, file in
        files[file] = try OpenFile.bytes(
          at: FilePath(path).appending(file.bytes), atMost: 1 << 20)
      }
    }
    let first = try files()
    #expect(first.count == 15)
    let page = path + "/en/kites.html"
    let number = {
      try FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber] as? UInt64
    }
    let inode = try number(page)
    try WholeFile.replace(path + "/ko/kites.html", with: "old")
    #expect(try files() == first)
    #expect(try number(page) == inode)
    #expect(try FilePath(folder.path).names().count == 1)
  }

  @Test func keepsFilesThatAreNotItsOwn() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/site"
    let site = try Self.site(":en")
    try site.write(to: path)
    try FilePath(path + "/mine").makeFolder()
    try WholeFile.replace(path + "/mine/notes.txt", with: "precious")
    let error = #expect(throws: ExportError.self) { try Self.site(":ko").write(to: path) }
    #expect(error?.message == "\(path) has files of its own: mine/notes.txt")
    #expect(try FilePath(path).files().contains(FilePath("en/kites.html")))
    try Self.site(":ko").write(to: path, isForced: true)
    let files = try FilePath(path).files()
    #expect(!files.contains(FilePath("en/kites.html")))
    #expect(files.contains(FilePath("ko/kites.html")))
    let kept = try OpenFile.bytes(at: FilePath(path + "/mine/notes.txt"), atMost: 100)
    #expect(kept == Array("precious".utf8))
    // A file where the folder should be.
    try WholeFile.replace(folder.path + "/file", with: "precious")
    #expect(throws: ExportError.self) { try site.write(to: folder.path + "/file", isForced: true) }
  }

  /// Kites in two editions, and storms only in the older one.
  private static func site(_ texts: String...) throws -> Site {
    let store = try Kites.store()
    try store.add("storms.md", .sample("storms", "2014:en", "Stay at home."))
    var request = DigestRequest(
      texts: texts.map { .init(language: Language(String($0.dropFirst())) ?? .english) })
    request.kind = nil
    return try Site(store.digest(request), of: store)
  }
}
