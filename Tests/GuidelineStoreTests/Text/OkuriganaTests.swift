import Testing

@testable import GuidelineStore

@Suite struct OkuriganaTests {
  @Test(arguments: [
    ("みやすい", "みまむめもん"), ("っている", "っ"), ("かせる", "かきくけこい"), ("がる", "が"), ("とした", "と"),
    ("い", "いくけさ"),
  ])
  func tellsWhatAVerbTurnsInto(following: String, expected: String) throws {
    let kana = try #require(Okurigana.kana(of: following))
    #expect(kana.first == following.first)
    #expect(Set(kana).isSuperset(of: expected))
    #expect(Set(kana).count == kana.count)
  }

  @Test(arguments: [("ねて", "に"), ("く", "さ"), ("しい", "さ"), ("る", "せ")])
  func leavesOutWhatNoFormBeginsWith(following: String, other: Character) throws {
    let kana = try #require(Okurigana.kana(of: following))
    #expect(!kana.contains(other))
  }

  @Test(arguments: ["", "を", "のような", "が小さい", "から", "として", "など", "や札", "もっと", "か"])
  func takesParticlesForNoVerb(following: String) {
    #expect(Okurigana.kana(of: following) == nil)
  }
}
