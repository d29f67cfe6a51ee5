import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@testable import GuidelineStore

@Suite struct OutputPlaceTests {
  let folder = TemporaryFolder()

  @Test func writesADraftWhereNobodyCanHavePutALink() throws {
    let precious = place("precious.md")
    try WholeFile.replace(precious, with: "precious")
    for name in ["page.md", "store.sqlite", "Kites.docset"] {
      link("\(name).\(getpid())", to: precious)
      link("\(name).\(getpid()).old", to: precious)
    }
    try WholeFile.replace(place("page.md"), with: "new")
    try RuleStore.copy(precious, to: place("store.sqlite"))
    try Docset(Kites.store().digest(":en")).write(to: place("Kites.docset"))
    #expect(try read("precious.md") == "precious")
    #expect(try read("page.md") == "new")
    #expect(try FilePath(folder.path).names().count == 4 + 2 * 3)
  }

  @Test func leavesNothingOfADraftThatIsNotPutInItsPlace() throws {
    do {
      let draft = try Draft(for: FilePath(place("page.md")))
      try draft.write("half".utf8)
      #expect(try FilePath(folder.path).names().count == 1)
    }
    #expect(try FilePath(folder.path).names() == [])
  }

  @Test(arguments: [
    "store.sqlite", "store.sqlite-wal", "store.sqlite-journal", "./store.sqlite", "hard.md",
    "soft.md", "soft.docset", "In.docset",
  ])
  func replacesNothingThatItIsMadeFrom(name: String) throws {
    #expect(unsafe mkdir(place("In.docset"), 0o777) == 0)
    try WholeFile.replace(place("In.docset/store.sqlite"), with: "precious")
    link("store.sqlite", to: "In.docset/store.sqlite")
    let store = place("In.docset/store.sqlite")
    #expect(unsafe linkat(AT_FDCWD, store, AT_FDCWD, place("hard.md"), 0) == 0)
    link("soft.md", to: "store.sqlite")
    link("soft.docset", to: "In.docset")
    let inputs = ["", "-wal", "-journal"].map { place("store.sqlite") + $0 }
    let error = #expect(throws: ExportError.self) {
      try OutputPlace(place(name)).requireReplaceable(sparing: inputs)
    }
    #expect(error?.message.hasPrefix("can't overwrite \(place(name)): ") == true)
    try OutputPlace(place("other.md")).requireReplaceable(sparing: inputs)
  }

  @Test func refusesALinkThatLeadsToNothing() throws {
    link("dangling.md", to: "nowhere.md")
    link("loop.md", to: "loop.md")
    for (name, words) in [
      ("dangling.md", "\(place("dangling.md")) is a broken symbolic link"),
      ("loop.md", "can't follow the symbolic link \(place("loop.md")): "),
    ] {
      let error = #expect(throws: ExportError.self) {
        try WholeFile.replace(place(name), with: "new")
      }
      #expect(error?.message.hasPrefix(words) == true)
      #expect(FilePath(place(name)).isLink)
    }
    #expect(unsafe access(place("nowhere.md"), F_OK) != 0)
  }

  @Test func keepsAFileThatNobodyMayWriteTo() throws {
    try WholeFile.replace(place("page.md"), with: "precious")
    #expect(unsafe chmod(place("page.md"), 0o444) == 0)
    #expect(
      throws: ExportError(
        "can't write to \(place("page.md"))",
        hint: "change its permissions, or use another path")
    ) {
      try WholeFile.replace(place("page.md"), with: "new")
    }
    #expect(try read("page.md") == "precious")
  }

  private func place(_ name: String) -> String { folder.path + "/" + name }

  private func link(_ name: String, to target: String) {
    #expect(unsafe symlink(target, place(name)) == 0)
  }

  private func read(_ name: String) throws -> String {
    let file = FileTree.files(at: [place(name)])[0]
    return String(decoding: try file.contents(), as: UTF8.self)
  }
}
