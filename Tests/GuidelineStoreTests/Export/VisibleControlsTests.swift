import Testing

@testable import GuidelineStore

@Suite struct VisibleControlsTests {
  @Test(arguments: [
    ("a\tb\nc", "a\tb\nc"), ("“모달” — ガ…", "“모달” — ガ…"), ("é\u{A0}\u{200F}", "é\u{A0}"),
    ("\u{1B}[31m\r\u{7F}", "\u{FFFD}[31m\u{FFFD}\u{FFFD}"), ("a\r\nb", "a\r\nb"),
    ("a\u{85}\u{9B}b", "a\u{FFFD}\u{FFFD}b"),
    ("a\u{202E}cb\u{2069}", "a\u{FFFD}cb\u{FFFD}"),
  ])
  func showsWhatWouldSteerItsReader(text: String, shown: String) {
    #expect(text.withVisibleControls == shown)
  }

  @Test func letsNothingThatSteersIntoADigest() throws {
    let store = try Kites.store()
    let wicked = "Fly \u{9B}31m\u{202E}hgih\u{2066}."
    try store.add(
      "wicked.md",
      Kites.page(
        "2019:ja", wicked, [Kites.rule("fly", wicked, wicked, at: wicked, platforms: [wicked])]))
    let digest = try store.digest(":ja", ":en")
    let folder = TemporaryFolder()
    try Docset(digest).write(to: folder.path + "/Kites.docset")
    let page = FileTree.files(
      at: [folder.path + "/Kites.docset/Contents/Resources/Documents/ja/kites.html"])[0]
    for text in [
      MarkdownDigest(digest).text, CSVDigest(digest).text, HTMLDigest(digest).text,
      String(decoding: try page.contents(), as: UTF8.self),
    ] {
      #expect(text.contains("\u{FFFD}31m\u{FFFD}hgih\u{FFFD}"))
      let scalars = text.unicodeScalars
      #expect(!scalars.contains { "\u{9B}\u{202E}\u{2066}".unicodeScalars.contains($0) })
    }
  }
}
