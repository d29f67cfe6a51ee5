import Foundation
import Testing

/// The same documents give the same answers, byte for byte, however they came into a store.
@Suite struct ImportOrderTests {
  private let desk: Desk
  private let documents: [String]

  /// Pages of the project as anybody's documents and, where they lie beside the checkout, real ones.
  init() throws {
    desk = try Desk()
    let copies = try desk.shell(
      """
      mkdir in
      for page in '\(Desk.package)'/Data/*/*/{alerts,modality,action-sheets,settings,sheets}.md; do
        [ -f "$page" ] || continue
        edition=${page%/*}; language=${edition%/*}
        cp "$page" "in/${edition##*/}-${page##*/}.${language##*/}.md"
      done
      find '\(Desk.package)/../shared/documents' -name '[0-9c]*' -size -20k -exec cp {} in \\;
      ls in
      """)
    documents = copies.lines
  }

  @Test(arguments: [1, 2, 3, 4]) func givesTheSameInAnyOrder(seed: UInt64) throws {
    var random = SeededOrder(seed: seed)
    let chosen = Array(documents.shuffled(using: &random).prefix(12))
    let kept = Array(chosen.dropLast(3))
    try run("--store", "at-once", ["import"] + kept)
    var left = chosen[...]
    while !left.isEmpty {
      let count = Int.random(in: 1...4, using: &random)
      try run("--store", "in-parts", ["import"] + left.prefix(count).reversed())
      left = left.dropFirst(count)
    }
    for document in chosen.suffix(3).shuffled(using: &random) {
      try run("--store", "in-parts", ["remove", document])
    }
    for arguments in [
      ["list", "rules"], ["list", "links"], ["list", "topics"],
      ["diff", "2014", "current"], ["diff", "2019", "current"],
      ["diff", "current:en", "current:ko"], ["coverage"],
      ["export", "--since", "2014", "--format", "atom"], ["export", "--format", "json"],
      ["alerts sheet"], ["모달 시트"], ["モーダル"],
    ] {
      let json = arguments.contains("--format") ? [] : ["--json"]
      let answers = try ["at-once", "in-parts"].map { store in
        try desk.hig(arguments: ["--store", store] + arguments + json)
      }
      #expect(answers[0].output == answers[1].output, "\(arguments), of \(chosen)")
      #expect(answers[0].errors == answers[1].errors && answers[0].status == answers[1].status)
      // Not each choice has each edition and language, nor links.
      if arguments == ["list", "topics"] { #expect(answers[0].status == 0, "\(answers[0])") }
    }
  }

  private func run(_ option: String, _ store: String, _ words: [String]) throws {
    let paths = words.dropFirst().map { "in/\($0)" }
    let outcome = try desk.hig(arguments: [option, store, words[0]] + paths)
    // Some of the documents are damaged on purpose.
    #expect(outcome.status < 2, "\(outcome)")
  }
}

/// Random numbers that are the same in each run, good enough to shuffle a few files.
private struct SeededOrder: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
