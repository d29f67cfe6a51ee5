import Testing

@testable import GuidelineStore

@Suite struct WordDiffTests {
  @Test(arguments: [
    ("Keep lamps 44pt apart.", "Keep lamps 60pt apart.", "Keep lamps [-44pt-]{+60pt+} apart."),
    (
      "A lamp's cord can be hidden.", "A lamp’s Cord must be hidden.",
      "A lamp’s Cord [-can-]{+must+} be hidden."
    ),
    ("Hang it high.", "Hang it very high.", "Hang it {+very +}high."),
    ("Hang it — high.", "Hang it—high.", "Hang it—high."),
    (
      "Leave the lamp for another room.", "Leave the lamp.",
      "Leave the lamp[- for another room-]."
    ),
    ("Leave the lamp.", "Leave the lamp on tables.", "Leave the lamp{+ on tables+}."),
    (
      "Don't leave it to them. Light the lamps.", "Don't leave it to people without matches.",
      "Don't leave it to [-them. Light the lamps.-]{+people without matches.+}"
    ),
    (
      "Light every lamp. Rain puts it out.", "Light every lamp before noon.",
      "Light every lamp[-. Rain puts it out.-]{+ before noon.+}"
    ),
    (
      "Are you righthanded or not?", "Are you right-handed or not?",
      "Are you [-righthanded-]{+right-handed+} or not?"
    ),
    ("Turn it in 1-2 days.", "Turn it in 1-3 days.", "Turn it in 1-[-2-]{+3+} days."),
    ("Turn it 1.5 times.", "Turn it 1.25 times.", "Turn it [-1.5-]{+1.25+} times."),
  ])
  func marksWhatChangedInEnglish(old: String, new: String, expected: String) {
    #expect(marked(old, new) == expected)
  }

  @Test(arguments: [
    (
      "사용자가 등불을 켭니다.", "사람들이 등불을 켭니다.", "[-사용자가-]{+사람들이+} 등불을 켭니다."
    ),
    ("등불은 44pt로 둡니다.", "등불은 60pt로 둡니다.", "등불은 [-44pt-]{+60pt+}로 둡니다."),
    ("등불을 켜세요.", "등불만 켜세요.", "등불[-을-]{+만+} 켜세요."),
    ("초롱에서는 빛이 납니다.", "등불에서는 빛이 납니다.", "[-초롱-]{+등불+}에서는 빛이 납니다."),
    ("등불을 켜세요.", "등불을 켜지 마세요.", "등불을 [-켜세요-]{+켜지 마세요+}."),
  ])
  func cutsKoreanAtSpacesAndBeforeParticles(old: String, new: String, expected: String) {
    #expect(marked(old, new) == expected)
  }

  @Test(arguments: [
    ("間隔は44ptにします。", "間隔は60ptにします。", "間隔は[-44pt-]{+60pt+}にします。"),
    ("ランプを吊るします。", "ランタンを吊るします。", "[-ランプ-]{+ランタン+}を吊るします。"),
    ("提灯を灯します。", "提灯は灯します。", "提灯[-を-]{+は+}灯します。"),
    ("夜に灯します。", "夜に灯しません。", "夜に[-灯します-]{+灯しません+}。"),
    ("明かりを落としながら変更できます。", "明かりを落として変更できました。", "明かりを[-落としながら変更できます-]{+落として変更できました+}。"),
  ])
  func cutsJapaneseAtChangesOfScriptAndBeforeParticles(old: String, new: String, expected: String) {
    #expect(marked(old, new) == expected)
  }

  @Test(arguments: [
    ("棚が込み合うときに灯します。", "棚が込み入るときに灯します。", "棚が[-込み合う-]{+込み入る+}ときに灯します。"),
    ("飾りを読みやすくします。", "飾りを読み解きます。", "飾りを[-読みやすくします-]{+読み解きます+}。"),
    ("灯すことを避けます。", "灯すものを避けます。", "灯す[-こと-]{+もの+}を避けます。"),
    ("すべての提灯を灯す。", "すべき提灯を灯す。", "[-すべての-]{+すべき+}提灯を灯す。"),
    ("長い紐を使う。", "短い紐を使う。", "[-長い-]{+短い+}紐を使う。"),
    ("ランプをタップします。", "ランプがタップされたら消す。", "ランプ[-を-]{+が+}タップ[-します-]{+されたら消す+}。"),
  ])
  func marksWholeWordsOfJapanese(old: String, new: String, expected: String) {
    #expect(marked(old, new) == expected)
  }

  @Test func pairsSentencesBeforeWords() {
    let old = "Hang the lamp over the table. Light it before the guests arrive."
    let new = "Clean the glass of the lamp. Hang the lamp over the door. Light it early."
    #expect(
      marked(old, new)
        == "{+Clean the glass of the lamp. +}Hang the lamp over the [-table-]{+door+}. "
        + "Light it [-before the guests arrive-]{+early+}.")
  }

  @Test func countsLittleWordsBetweenLargeChangesToThem() {
    #expect(
      marked(
        "Hang bright paper lamps over wooden garden tables today, right after the first guests.",
        "Hang strong silk candles over marble kitchen floors today, right after the first guests.")
        == "Hang [-bright paper lamps over wooden garden tables-]"
        + "{+strong silk candles over marble kitchen floors+} today, right after the first guests.")
  }

  @Test func keepsEveryWordOfTheNewerText() {
    var random = SeededNumbers(seed: 7)
    let words = ["lamp", "등불을", "켜세요.", "提灯", "を灯します。", "a", "44pt", "— ", "\n\n", "“x”"]
    for _ in 0..<300 {
      let (old, new) = ("A " + random.text(of: words), "A " + random.text(of: words))
      let changes = WordDiff(old, new).changes
      #expect(changes.filter { $0.kind != .delete }.map(\.text).joined() == new)
      let rest = changes.filter { $0.kind != .insert }.map(\.text).joined()
      #expect(levelled(rest).filter { $0 != " " } == levelled(old).filter { $0 != " " })
    }
  }

  @Test func takesLettersThatAreNoSyllables() {
    let words = WordDiff("등불 ㅋㅋ는 밝게", "등불 ㅋㅋ를 밝게").changes
    #expect(words.filter { $0.kind != .delete }.map(\.text).joined() == "등불 ㅋㅋ를 밝게")
  }

  @Test func saysWhenTextsAreTooLongToCompare() {
    let old = (0..<900).map { "lamp\($0)" }.joined(separator: " ")
    let new = (0..<900).map { "lamp\($0 * 7 % 900)" }.joined(separator: " ")
    let changes = WordDiff(old, new)
    #expect(changes.isCutShort)
    #expect(changes.changes.map(\.kind) == [.delete, .insert])
    #expect(!WordDiff(old, old + " more").isCutShort)
  }

  private func marked(_ old: String, _ new: String) -> String { marked(WordDiff(old, new)) }

  private func marked(_ diff: WordDiff) -> String {
    diff.changes.map { change in
      switch change.kind {
      case .equal: change.text
      case .delete: "[-\(change.text)-]"
      case .insert: "{+\(change.text)+}"
      }
    }.joined()
  }
}

@Suite struct EditScriptTests {
  @Test func findsAShortestWay() throws {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<500 {
      let old = (0..<random.next(below: 12)).map { _ in random.next(below: 4) }
      let new = (0..<random.next(below: 12)).map { _ in random.next(below: 4) }
      let segments = try #require(EditScript.segments(old[...], new[...], limit: 24))
      var common = 0
      var (oldEnd, newEnd) = (0, 0)
      for segment in segments {
        #expect(segment.old.lowerBound == oldEnd && segment.new.lowerBound == newEnd)
        (oldEnd, newEnd) = (segment.old.upperBound, segment.new.upperBound)
        if segment.isEqual {
          #expect(Array(old[segment.old]) == Array(new[segment.new]))
          common += segment.old.count
        }
      }
      #expect(oldEnd == old.count && newEnd == new.count)
      #expect(common == longestCommonCount(old, new), "\(old) \(new)")
    }
  }

  @Test func givesUpBeyondItsLimit() {
    let (old, new) = ([1, 2, 3, 4], [5, 6, 7, 4])
    #expect(EditScript.segments(old[...], new[...], limit: 5) == nil)
    #expect(EditScript.segments(old[...], new[...], limit: 6)?.count == 2)
  }

  private func longestCommonCount(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for element in old {
      var corner = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? corner + 1 : max(above, row[index])
        corner = above
      }
    }
    return row[new.count]
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func text(of words: [String]) -> String {
    (0..<next(below: 14)).map { _ in words[next(below: words.count)] }.joined(separator: " ")
  }
}
