import Testing

@testable import GuidelineStore

@Suite struct VersionMatcherTests {
  private let old = [
    MatchUnit(
      page: "lanterns", section: ["Oil"], lead: "Fill the lantern before dusk.",
      body: "Users dislike walking in the dark while someone looks for the oil can."),
    MatchUnit(
      page: "lanterns", section: ["Oil"], lead: "Trim the wick and clean the glass.",
      body: "A long wick smokes. Wipe soot off the glass with a dry cloth once a week."),
    MatchUnit(
      page: "lanterns", section: ["Glass"], lead: "Never leave a lantern in the rain.",
      body: "Cold drops crack hot panes."),
    MatchUnit(
      page: "kites", section: ["Tails"], lead: "Tie ribbons to the tail.",
      body: "A kite without ribbons spins and falls in gusts."),
    MatchUnit(
      page: "kites", section: ["Tails"], lead: "Use a tail of moderate length.",
      body: "A short tail lets the kite wobble."),
    MatchUnit(
      page: "kites", section: ["Strings"], lead: "Ask a neighbor about the weather.",
      body: "Neighbors tend to know."),
  ]

  private func found(
    _ old: [MatchUnit], _ new: [MatchUnit]
  ) -> [(kind: ChangeKind, old: [Int], new: [Int])] {
    let beads = VersionMatcher().beads(old, new)
    let pages = PageCounterparts(beads, old, new)
    return beads.map { ($0.kind(old, new, pages: pages), $0.old, $0.new) }
  }

  @Test func findsWhatBecameOfEachRule() throws {
    let new = [
      MatchUnit(
        page: "kites", section: ["Glass"], lead: "Never leave a lantern in the rain.",
        body: "Cold drops crack hot panes."),
      MatchUnit(
        page: "lanterns", section: ["Oil"], lead: "Before dusk, fill every lantern.",
        body: "People dislike walking in the dark while someone looks for oil."),
      MatchUnit(
        page: "lanterns", section: ["Oil"], lead: "Trim the wick.",
        body: "A long wick smokes, and smoke stains the ceiling."),
      MatchUnit(
        page: "lanterns", section: ["Oil"], lead: "Clean the glass weekly.",
        body: "Wipe soot off the glass with a dry cloth."),
      MatchUnit(
        page: "kites", section: ["Tails"], lead: "Tie ribbons to a tail of moderate length.",
        body: "A kite without ribbons spins and falls in gusts; a short tail lets it wobble."),
      MatchUnit(
        page: "kites", section: ["Strings"], lead: "“Wind” the string on a spool.",
        body: "Loose coils tangle."),
    ]
    let found = found(old, new)
    #expect(found.map(\.kind) == [.moved, .reworded, .split, .merged, .added, .removed])
    #expect(found.map(\.old) == [[2], [0], [1], [3, 4], [], [5]])
    #expect(found.map(\.new) == [[0], [1], [2, 3], [4], [5], []])
  }

  @Test func leavesRulesOnTheirPagesWhenAnotherPageRepeatsThem() {
    let new = old.map { unit in
      var unit = unit
      unit.body = unit.body.replacing(" the ", with: " each ")
      return unit
    }
    let repeated = old.map { unit in
      MatchUnit(page: "journeys", section: [unit.page], lead: unit.lead, body: unit.body)
    }
    let found = found(old, repeated + new)
    #expect(found.filter { !$0.old.isEmpty }.map(\.new) == (6..<12).map { [$0] })
    #expect(found.filter { $0.old.isEmpty }.allSatisfy { $0.kind == .added })
  }

  @Test func pairsTheParagraphsThatOpenAPage() {
    let opening = { MatchUnit(page: "lanterns", lead: "", body: $0) }
    let new =
      [
        opening("People carry lanterns at night; in town, streets have light of their own."),
        opening("Lanterns of paper are lighter than those of glass."),
      ] + old
    let found = found([opening("A lantern is a lamp that travels through the night.")] + old, new)
    #expect(found.first { $0.new == [0] }?.old == [0])
    #expect(found.first { $0.new == [1] }?.old == [])
  }

  @Test func takesNoNameOnOtherPagesForAPartOfARule() {
    let long = MatchUnit(
      page: "lanterns", lead: "Light the lantern early.", body: "Then dance, or play a flute.")
    let short = MatchUnit(page: "lanterns", lead: "Light the lantern early.", body: "Then dance.")
    let names = ["kites", "boats", "drums"].map { MatchUnit(page: $0, lead: "", body: "Flute") }
    #expect(VersionMatcher().beads([long], [short] + names).map(\.new) == [[0], [1], [2], [3]])
  }

  @Test func putsEveryUnitInOneBead() {
    let beads = VersionMatcher().beads(old, Array(old.reversed()) + old)
    #expect(beads.flatMap(\.old).sorted() == Array(0..<6))
    #expect(beads.flatMap(\.new).sorted() == Array(0..<12))
    #expect(beads.allSatisfy { (0...1).contains($0.confidence) })
  }

  @Test func callsARuleTheSameWhenOnlyQuotesAndCaseOfItsLeadChanged() {
    let new = [MatchUnit(page: "kites", lead: "Tie  RIBBONS to the tail.", body: "It helps.")]
    let found = found([old[3]], new)
    #expect(found.map(\.kind) == [.same])
  }

  @Test func matchesParagraphsWithoutALead() {
    var new = old.map { MatchUnit(page: $0.page, lead: "", body: $0.lead + " " + $0.body) }
    new.swapAt(0, 5)
    let beads = VersionMatcher().beads(old, new)
    #expect(beads.map(\.old) == [[5], [1], [2], [3], [4], [0]])
  }

  @Test(arguments: [
    (
      ["등불의 기름은 해 지기 전에 채우십시오.", "연줄은 항상 얼레에 감으세요."],
      ["연줄을 얼레에 감으세요.", "해가 지기 전에 등불의 기름을 채우세요."]
    ),
    (
      ["日が暮れる前にランタンを満たしてください。", "凧の糸は糸巻きに巻いておくことをお勧めします。"],
      ["凧の糸を糸巻きに巻きます。", "ランタンは日が暮れる前に満たすこと。"]
    ),
  ])
  func matchesRevisionsInOtherScripts(old: [String], new: [String]) {
    let units = { (leads: [String]) in leads.map { MatchUnit(page: "a", lead: $0, body: "") } }
    let beads = VersionMatcher().beads(units(old), units(new))
    #expect(beads.map(\.old) == [[1], [0]])
    #expect(beads.map(\.new) == [[0], [1]])
  }

  @Test func prefersAStatedConceptToAGuess() {
    var old = Array(old.prefix(2))
    var new = old
    (old[0].concept, old[1].concept) = ("lanterns/oil", "lanterns/wick")
    (new[0].concept, new[1].concept) = ("lanterns/wick", "lanterns/glass")
    let beads = VersionMatcher().beads(old, new)
    #expect(beads.map(\.old) == [[1], [], [0]])
    #expect(beads.map(\.new) == [[0], [1], []])
  }

  @Test func findsOnlyAddedOrRemovedRulesBesideNothing() {
    #expect(VersionMatcher().beads([], []).isEmpty)
    #expect(found([], old).allSatisfy { $0.kind == .added })
    #expect(found(old, []).allSatisfy { $0.kind == .removed })
    let blank = [MatchUnit(page: "a", lead: "", body: "")]
    #expect(found(blank, blank).map(\.kind) == [.added, .removed])
  }
}
