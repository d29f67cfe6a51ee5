import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@testable import GuidelineStore

@Suite struct DocsetTests {
  @Test func indexesPagesSectionsAndRules() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/Kites.docset"
    try Docset(try Kites.store().digest(":en", ":ko")).write(to: path)
    let index = try Connection(
      path: path + "/Contents/Resources/docSet.dsidx", access: .readOnly)
    var entries: [String] = []
    let rows = try index.rows("SELECT name, type, path FROM searchIndex ORDER BY id")
    while try rows.next() { entries.append("\(rows.text(1)) \(rows.text(0)) \(rows.text(2))") }
    #expect(entries.count == 12)
    #expect(entries.contains("Guide Kites en/kites.html"))
    #expect(entries.contains("Section Care en/kites.html#//apple_ref/cpp/Section/Care"))
    #expect(entries.contains("Entry Mind the wind. en/kites.html#kites/wind"))
    #expect(entries.contains("Guide 연 ko/kites.html"))
    let section = "//apple_ref/cpp/Section/%EA%B4%80%EB%A6%AC"
    #expect(entries.contains("Section 관리 ko/kites.html#\(section)"))
    let page = try read(path + "/Contents/Resources/Documents/ko/kites.html")
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("<a name=\"\(section)\" class=\"dashAnchor\"></a>"))
    #expect(page.contains("id=\"kites/wind\""))
    #expect(!page.contains("A tangled string"))
    let list = try read(path + "/Contents/Resources/Documents/index.html")
    #expect(list.contains("<a href=\"ko/kites.html\" lang=\"ko\">연</a>"))
    let properties = try read(path + "/Contents/Info.plist")
    #expect(properties.contains("<string>Kites</string>"))
  }

  @Test func writesTheSameBytesAgainInTheSamePlace() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/Kites.docset"
    func files() throws -> [String] {
      let digest = try Kites.store().digest(":ko")
      try Docset(digest).write(to: path)
      return try ["Info.plist", "Resources/docSet.dsidx", "Resources/Documents/ko/kites.html"]
        .map { try read(path + "/Contents/" + $0) }
    }
    #expect(try files() == files())
    #expect(FileTree.names(in: folder.path) == ["Kites.docset"])
  }

  @Test func shortensNamesThatNoFileCanHave() throws {
    let store = try RuleStore.inMemory()
    let long = String(repeating: "연", count: 100)
    for slug in [long + "-a", long + "-b"] {
      try store.add("\(slug).md", .sample(slug, "2019:ko", "줄을 감으세요."))
    }
    let folder = TemporaryFolder()
    try Docset(store.digest(":ko")).write(to: folder.path + "/Kites.docset")
    let pages = folder.path + "/Kites.docset/Contents/Resources/Documents"
    let names = FileTree.names(in: pages + "/ko")
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.hasPrefix("연연연") && $0.utf8.count <= 255 })
    let list = try read(pages + "/index.html")
    #expect(names.allSatisfy { list.contains("\"ko/\(Anchors.address(of: $0))\"") })
  }

  @Test func saysForWhichDocsetNoSpaceIsLeft() {
    let error = ExportError(writing: "Kites.docset/page.html", SystemFailure(ENOSPC))
    #expect(error.message == "no space left for Kites.docset/page.html")
    #expect(error.hint == "free some disk space and try again")
  }

  @Test func replacesNothingButADocset() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/Mine.docset"
    try WholeFile.replace(path, with: "precious")
    let docset = Docset(try Kites.store().digest(":en"))
    let error = #expect(throws: ExportError.self) { try docset.write(to: path) }
    #expect(error?.message.hasSuffix("already exists and isn't a docset") == true)
    #expect(try read(path) == "precious")
    #expect(throws: ExportError.self) { try docset.write(to: folder.path + "/no/Kites.docset") }
    #expect(FileTree.names(in: folder.path) == ["Mine.docset"])
  }

  @Test(arguments: [
    ("Kites.docset", true), ("a/b.docset", true), ("Kites", false), (".docset", false),
    ("a.docset/b", false),
  ])
  func knowsTheNameOfADocset(path: String, isName: Bool) {
    #expect(Docset.isName(path) == isName)
  }

  private func read(_ path: String) throws -> String {
    let file = FileTree.files(at: [path])[0]
    return String(decoding: try file.contents(), as: UTF8.self)
  }
}

extension FileTree {
  /// What lies in a folder.
  fileprivate static func names(in path: String) -> [String] {
    var names: [String] = []
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
