import Foundation
import Testing

/// `hig export --format atom`, by https://www.rfc-editor.org/rfc/rfc4287
@Suite struct AtomTests {
  /// Reads a feed with another program's parser, and prints what a reader of feeds takes from it.
  private static let reader = """
    import sys, json, re, xml.etree.ElementTree as tree
    atom = "{http://www.w3.org/2005/Atom}"
    feed = tree.fromstring(sys.stdin.buffer.read())
    assert feed.tag == atom + "feed", feed.tag
    def text(element, name, count=1):
        found = element.findall(atom + name)
        assert len(found) == count, (name, len(found))
        return found[0].text
    def links(element):
        return {link.get("rel"): link.get("href") for link in element.findall(atom + "link")}
    entries = feed.findall(atom + "entry")
    print(json.dumps({
        "id": text(feed, "id"), "title": text(feed, "title"), "updated": text(feed, "updated"),
        "author": feed.find(atom + "author").find(atom + "name").text,
        "language": feed.get("{http://www.w3.org/XML/1998/namespace}lang"),
        "links": links(feed),
        "entries": [{
            "id": text(entry, "id"), "title": text(entry, "title"),
            "updated": text(entry, "updated"), "content": text(entry, "content"),
            "type": entry.find(atom + "content").get("type"),
            "categories": [c.get("term") for c in entry.findall(atom + "category")],
            "links": links(entry)} for entry in entries]}))
    """

  private struct Feed: Decodable {
    struct Entry: Decodable {
      let id: String
      let title: String
      let updated: String
      let content: String
      let type: String
      let categories: [String]
      let links: [String: String]
    }

    let id: String
    let title: String
    let updated: String
    let author: String
    let language: String
    let links: [String: String]
    let entries: [Entry]
  }

  private static func page(_ edition: String, _ address: String, _ rules: String) -> String {
    """
    ---
    topic: lanterns
    title: Lanterns
    \(edition)
    language: en
    source: https://developer.apple.com/design/human-interface-guidelines/\(address)
    ---

    # Lanterns

    \(rules)
    """
  }

  private static let old = page(
    "edition: 2019\nrevision: ios13", "ios/lanterns/",
    """
    ### Hang a lantern where nobody bumps into it. {#hang-high}

    Leave at least 29 pt.

    ### Light few lanterns at a time. {#light-few}

    ### Ask before blowing out a neighbour's candle. {#ask-before}

    Nobody likes the dark.
    """)

  private static let new = page(
    "edition: current\nrevision: 2022-09", "lanterns",
    """
    ### Hang a lantern where nobody taller bumps into it. {#hang-high}

    Leave at least 29 pt.

    ### Light few lanterns at a time. {#light-few}

    ### Keep a `<bucket>` of water & sand "near". {#bucket}

    A bucket\u{202E}\u{FFFE}\u{85}, not a ]]> cup.
    """)

  private func desk() throws -> Desk {
    let desk = try Desk()
    try desk.write(Self.old, to: "texts/en/2019/lanterns.md")
    try desk.write(Self.new, to: "texts/en/current/lanterns.md")
    try desk.write(Self.reader, to: "reader.py")
    #expect(try desk.hig("build", "--data", "texts").status == 0)
    return desk
  }

  private func feed(_ arguments: String, on desk: Desk) throws -> Feed {
    let outcome = try desk.shell("hig export --format atom \(arguments) | python3 reader.py")
    #expect(outcome.status == 0, "\(outcome)")
    return try JSONDecoder().decode(Feed.self, from: Data(outcome.output.utf8))
  }

  @Test func hasAnEntryForEachChange() throws {
    let feed = try feed("--since 2019", on: desk())
    #expect(feed.title == "Human Interface Guidelines: What changed since 2019")
    #expect(feed.id == "urn:hig:2019..:en")
    #expect(feed.author == "hig")
    #expect(feed.language == "en")
    #expect(
      feed.links == ["alternate": "https://developer.apple.com/design/human-interface-guidelines/"])
    #expect(
      feed.entries.map(\.id) == [
        "urn:hig:2019..current:en:lanterns/hang-high",
        "urn:hig:2019..current:en:lanterns/ask-before",
        "urn:hig:2019..current:en:lanterns/bucket",
      ])
    #expect(
      feed.entries.map(\.categories) == [
        ["lanterns", "reworded"], ["lanterns", "removed"], ["lanterns", "added"],
      ])
    #expect(feed.entries.allSatisfy { $0.updated == "2022-09-01T00:00:00Z" && $0.type == "html" })
    #expect(feed.updated == "2022-09-01T00:00:00Z")
    #expect(feed.entries.allSatisfy { $0.links["alternate"] != nil })
    #expect(feed.entries[0].title == "Hang a lantern where nobody taller bumps into it.")
    #expect(
      feed.entries[0].content.contains("Hang a lantern where nobody <ins>taller </ins>bumps"),
      "\(feed.entries[0].content)")
    #expect(feed.entries[1].content.contains("<del>Nobody likes the dark.</del>"))
  }

  @Test func letsNothingOutOfItsElement() throws {
    let entry = try #require(try feed("--since 2019", on: desk()).entries.last)
    #expect(entry.title == #"Keep a <bucket> of water & sand "near"."#)
    #expect(entry.content.contains("Keep a &lt;bucket&gt; of water &amp;"), "\(entry.content)")
    let steered = "A bucket\u{FFFD}\u{FFFD}\u{FFFD}, not a ]]&gt; cup."
    #expect(entry.content.contains(steered), "\(entry.content)")
  }

  @Test func namesItselfByItsFile() throws {
    let desk = try desk()
    let outcome = try desk.shell(
      "hig export --format atom --since 2019 --output 'what:is new.atom'; python3 reader.py < what*"
    )
    let feed = try JSONDecoder().decode(Feed.self, from: Data(outcome.output.utf8))
    #expect(feed.links["self"] == "what%3Ais%20new.atom", "\(outcome)")
  }

  @Test func keepsItsIdsWhereATextIsRevised() throws {
    let desk = try desk()
    let before = try feed("--since 2019 --topic lanterns", on: desk)
    try desk.write(
      Self.new.replacing("2022-09", with: "2023-02").replacing("taller", with: "tall"),
      to: "texts/en/current/lanterns.md")
    try desk.hig("build", "--data", "texts")
    let after = try feed("--since 2019 --topic lanterns", on: desk)
    #expect(after.id == before.id)
    #expect(after.entries.map(\.id) == before.entries.map(\.id))
    #expect(after.updated == "2023-02-01T00:00:00Z")
    #expect(after.entries[0].content != before.entries[0].content)
  }

  @Test func isValidForOurTextsInAllLanguages() throws {
    let desk = try Desk()
    try desk.write(Self.reader, to: "reader.py")
    let built = try desk.shell(
      """
      for place in en/2019 en/current ko/2019 ko/current ja/2019 ja/current; do
        mkdir -p texts/$place; cp $DATA/$place/[ab]*.md texts/$place
      done
      hig build --data texts --quiet > /dev/null
      """, environment: ["DATA": Desk.package + "/Data"])
    #expect(built.status == 0, "\(built)")
    for language in ["en", "ko", "ja"] {
      let feed = try feed("--since 2019 --lang \(language)", on: desk)
      #expect(feed.entries.count > 20)
      #expect(Set(feed.entries.map(\.id)).count == feed.entries.count)
      #expect(feed.language == language)
      #expect(Set(feed.entries.map(\.updated)).count > 5)
      for entry in feed.entries {
        #expect(entry.id.wholeMatch(of: /urn:hig:[a-zA-Z0-9%._~\/@+:-]+/) != nil, "\(entry.id)")
        #expect(!entry.title.isEmpty && !entry.content.isEmpty)
        #expect(entry.updated.hasPrefix("202"))
        #expect(entry.links["alternate"]?.hasPrefix("https://developer.apple.com/") == true)
      }
    }
  }

  @Test(arguments: ["", "--since 2019 --json", "--since 2019 --lang en,ko"])
  func refusesWhatIsNoFeed(options: String) throws {
    let outcome = try desk().shell("hig export --format atom \(options)")
    #expect(outcome.status == 64, "\(outcome)")
  }
}
