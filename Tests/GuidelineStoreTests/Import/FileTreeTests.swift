import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@testable import GuidelineStore

@Suite struct FileTreeTests {
  @Test func findsTextsInFoldersInOrderOfTheirNames() throws {
    let place = try Place()
    let names = [
      "b.md", "a/2.txt", "a/10.markdown", "A.MD", ".secret.md", "a/picture.png", "a/none",
    ]
    for name in names { try place.write(name) }
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
    let empty = try Place()
    let found = FileTree.files(at: [place.path, empty.path, place.path + "/missing.md"])
    #expect(
      found.map(\.path)
        == [place.path + "/gone.md", empty.path, place.path + "/missing.md"])
    #expect(
      found.map { $0.problem?.message } == [
        "is a broken symbolic link", "is a folder without texts",
        "can't be read: no such file or directory",
      ])
  }

  @Test func followsLinksNowhereButInTheFolder() throws {
    let (place, other) = (try Place(), try Place())
    for name in ["page.md", "deep/page.md"] { try other.write(name) }
    try place.write("below/page.md")
    try place.link("away", to: other.path)
    try place.link("below/away.md", to: other.path + "/page.md")
    try place.link("below/away.png", to: other.path + "/page.md")
    try place.link("inside", to: "below/")
    try place.link("below/up", to: "..")
    try place.link("root", to: "/")
    let found = FileTree.files(at: [place.path])
    #expect(
      found.map { String($0.path.dropFirst(place.path.count + 1)) }
        == ["away", "below/away.md", "below/page.md", "root"])
    #expect(
      found.map { $0.problem?.message }
        == [
          "skipped: a symbolic link out of the folder",
          "skipped: a symbolic link out of the folder", nil,
          "skipped: a symbolic link out of the folder",
        ])
    #expect(found.allSatisfy { ($0.problem?.severity ?? .warning) == .warning })
    let named = FileTree.files(at: [place.path, place.path + "/below/away.md"])
    #expect(named.filter(\.isThere).count == 2)
  }

  @Test func readsNothingButFiles() throws {
    let place = try Place()
    #expect(unsafe mkfifo(place.path + "/pipe.md", 0o600) == 0)
    #expect(unsafe mkfifo(place.path + "/pipe", 0o600) == 0)
    let left = FileTree.files(at: [place.path])
    #expect(left.map(\.path) == [place.path + "/pipe.md"])
    #expect(left.map { $0.problem?.severity } == [.warning])
    let named = FileTree.files(at: [place.path + "/pipe", "/dev/zero"])
    #expect(named.map(\.problem) == [.isNoFile, .isNoFile])
    // What a file was replaced by meanwhile is not waited for.
    try place.write("page.md")
    let found = FileTree.files(at: [place.path + "/page.md"])
    try FileManager.default.removeItem(atPath: place.path + "/page.md")
    #expect(unsafe mkfifo(place.path + "/page.md", 0o600) == 0)
    #expect(throws: ImportError.isNoFile) { try found[0].contents() }
  }

  @Test func readsAFileWhoseNameIsNoText() throws {
    let place = try Place()
    let (one, other) = ([0x61, 0xFF] + Array(".md".utf8), [0x61, 0xFE] + Array(".md".utf8))
    for name in [one, other] {
      let path = FilePath(place.path).appending(name)
      let file = unsafe open(path.cString, O_WRONLY | O_CREAT, 0o600)
      try OpenFile.append(name, to: file)
      close(file)
    }
    let found = FileTree.files(at: [place.path])
    #expect(found.map(\.path) == ["\\xFE", "\\xFF"].map { place.path + "/a" + $0 + ".md" })
    #expect(Set(found.map(\.identity)).count == 2)
    #expect(try found.map { try $0.contents() } == [other, one])
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
    #expect(throws: ImportError("disappeared before it could be read")) { try found[1].contents() }
  }
}

/// A temporary folder.
private final class Place {
  let path = NSTemporaryDirectory() + "hig-tree" + UUID().uuidString.filter { $0 != "-" }

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // What stays behind lies among the system's temporary files.
    _ = try? FileManager.default.removeItem(atPath: path)
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
