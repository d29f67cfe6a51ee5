import Testing

@testable import GuidelineStore

@Suite struct GlobTests {
  @Test(arguments: [
    ("Made", "App/Made", true), ("Made", "App/Made.swift", false),
    ("*.pb.swift", "App/tea.pb.swift", true), ("?.m", "App/a.m", true), ("?.m", "App/ab.m", false),
    ("App/*.m", "App/a.m", true), ("App/*.m", "App/b/a.m", false), ("App/*.m", "b/App/a.m", false),
    ("**/Made", "Made", true), ("**/Made", "a/b/Made", true), ("App/**/a.m", "App/a.m", true),
    ("App/**/a.m", "App/b/c/a.m", true), ("./App/", "App", true),
    ("App/Made/**", "App/Made", true),
    ("[ab].m", "a.m", true), ("[!ab].m", "a.m", false), ("[a-c]?.m", "b1.m", true),
    ("{a,b}.m", "b.m", true), ("{a,b}.m", "c.m", false), ("*a*a*a*b", "aaaaaaaaaaaaaaaa", false),
    ("차 *", "차 주전자", true), ("\\*", "*", true), ("\\*", "a", false),
  ])
  func fitsPathsAsGitignoreDoes(glob: String, path: String, fits: Bool) throws {
    #expect(try #require(Glob(glob)).fits([Array(path.utf8)[...]]) == fits)
  }

  @Test(arguments: [
    ("App/Made", "/p/App/Made", true), ("App/Made", "/p/b/App/Made", false),
    ("App/Made", "/q/App/Made", false), ("Made", "/q/Made", true), ("a/*.m", "/p/a/b.m", true),
  ])
  func countsSlashesFromTheFolderThatItIsGiven(glob: String, place: String, fits: Bool) throws {
    let glob = try #require(Glob(glob, from: FilePath("/p")))
    #expect(glob.fits([Array("shown/Made".utf8)[...]], at: FilePath(place)) == fits)
  }

  @Test(arguments: ["", "/**", "./", "[a", "{a,b"])
  func refusesWhatIsNoPattern(text: String) {
    #expect(Glob(text) == nil)
  }
}
