import Testing

@testable import GuidelineStore

@Suite struct CarriedTextsTests {
  @Test func areThoseOfTheProjectsFolder() throws {
    let folder = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Data"
    let carried = CarriedTexts.files
    let files = FileTree.ownFiles(in: folder)
    #expect(Set(carried.map(\.identity)) == Set(files.map(\.identity)))
    let contents = try Dictionary(
      uniqueKeysWithValues: carried.map { ($0.path, try $0.contents()) })
    for file in files { #expect(try contents[file.path] == file.contents(), "\(file.path)") }
  }
}
