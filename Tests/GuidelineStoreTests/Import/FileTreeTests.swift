import Foundation
import Testing

@testable import GuidelineStore

@Suite struct FileTreeTests {
  @Test func findsTextsInFoldersInOrderOfTheirNames() throws {
    let place = try Place()
    for name in ["b.md", "a/2.txt", "a/10.markdown", "A.MD", ".secret.md", "a/picture.png", "a/none"]
    {
      try place.write(name)
    }
    #expect(
      FileTree.files(at: [place.path]).map(\.path)
        == ["A.MD", "a/10.markdown", "a/2.txt", "b.md"].map { place.path + "/" + $0 })
  }

  @Test func findsWhatIsNamedWhateverItIsCalled() throws {
    let place = try Place()
    let names = ["picture.png", ".secret.md", "none"]
    for name in names { try place.write(name) }
    let paths = names.map { place.path + "/" + $0 }
    #expect(FileTree.files(at: paths).map(\.path) == paths)
  }

  @Test func findsNothingTwice() throws {
    let place = try Place()
    try place.write("folder/page.md")
    try place.link("folder/again.md", to: "page.md")
    try place.link("folder/loop", to: "../folder")
    try place.link("elsewhere", to: "folder")
    let found = FileTree.files(
      at: ["folder", "elsewhere", "folder/page.md", "folder/"].map { place.path + "/" + $0 })
    #expect(found.map(\.path) == [place.path + "/folder/again.md"])
    #expect(found.map(\.identity) == [FileTree.identity(of: place.path + "/folder/page.md")])
    #expect(FileTree.files(at: ["-", "-"]).map(\.identity) == ["-"])
  }

  @Test func tellsWhatLeadsNowhere() throws {
    let place = try Place()
    try place.link("gone.md", to: "nowhere.md")
    try place.link("gone.png", to: "nowhere.png")
    try place.makeFolder("empty")
    let found = FileTree.files(
      at: [place.path, place.path + "/empty", place.path + "/missing.md"])
    #expect(
      found.map(\.path)
        == ["gone.md", "empty", "missing.md"].map { place.path + "/" + $0 })
    #expect(
      found.map { $0.problem?.message } == [
        "is a link that leads nowhere", "is a folder without a text",
        "cannot be read: no such file or directory",
      ])
  }

  @Test func namesOwnFilesByTheirPlaceInData() throws {
    let place = try Place()
    try place.write("en/2019/page.md")
    for folder in [place.path, place.path + "/"] {
      let files = FileTree.ownFiles(in: folder)
      #expect(files.map(\.path) == ["en/2019/page.md"])
      #expect(files.map(\.identity) == ["data:en/2019/page.md"])
      #expect(files.map(\.isOwn) == [true])
    }
  }

  @Test func knowsAFileThatIsGoneByItsPath() throws {
    let place = try Place()
    try place.write("folder/page.md")
    let path = place.path + "/folder/../folder/page.md"
    let identity = FileTree.identity(of: path)
    #expect(identity == FileTree.identity(of: place.path) + "/folder/page.md")
    try FileManager.default.removeItem(atPath: place.path + "/folder/page.md")
    #expect(FileTree.identity(of: path) == identity)
  }

  @Test func refusesAFileThatVanishedOrIsTooLarge() throws {
    let place = try Place()
    try place.write("page.md")
    try place.write("huge.md")
    let huge = try #require(FileHandle(forWritingAtPath: place.path + "/huge.md"))
    try huge.truncate(atOffset: UInt64(FoundFile.sizeLimit) + 1)
    let found = FileTree.files(at: [place.path])
    try FileManager.default.removeItem(atPath: place.path + "/page.md")
    #expect(throws: ImportError("is larger than 32 MB", hint: "split it into smaller documents")) {
      try found[0].contents()
    }
    #expect(throws: ImportError("vanished before it could be read")) { try found[1].contents() }
  }
}

/// A temporary folder.
private final class Place {
  let path = NSTemporaryDirectory() + "hig-tree-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // What stays behind lies among the system's temporary files.
    _ = try? FileManager.default.removeItem(atPath: path)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func write(_ name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("text".utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
