@testable import GuidelineStore

/// Made-up guidelines in English and Korean, rule by rule in the same order.
struct ParallelPages {
  var english: [MatchUnit] = []
  var korean: [MatchUnit] = []

  private static let nouns = [
    ("lantern", "등불"), ("harbor", "항구"), ("kettle", "주전자"), ("ladder", "사다리"), ("meadow", "초원"),
    ("pillow", "베개"), ("saddle", "안장"), ("tunnel", "터널"), ("violin", "바이올린"), ("walnut", "호두"),
    ("anchor", "닻줄"), ("basket", "바구니"), ("candle", "양초"), ("dragon", "용왕"), ("engine", "엔진"),
    ("feather", "깃털"), ("garden", "정원"), ("hammer", "망치"), ("island", "섬나라"), ("jacket", "외투"),
  ]
  private static let verbs = [
    ("polish", "닦으세요"), ("carry", "나르세요"), ("paint", "칠하세요"), ("hide", "숨기세요"), ("borrow", "빌리세요"),
    ("measure", "재세요"), ("repair", "고치세요"), ("cover", "덮으세요"), ("count", "세세요"), ("share", "나누세요"),
  ]
  private static let places = [
    ("before breakfast", "아침 식사 전에"), ("during winter", "겨울 동안"),
    ("under bright moonlight", "밝은 달빛 아래"),
    ("without any hurry", "서두르지 말고"), ("beside quiet rivers", "조용한 강가에서"),
    ("after heavy storms", "큰 폭풍이 지나면"), ("along narrow streets", "좁은 길을 따라"),
  ]

  /// - Parameter seed: Another one makes another page.
  init(count: Int, seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<count {
      let (noun, verb, place) = (Self.nouns[next(20)], Self.verbs[next(10)], Self.places[next(7)])
      english.append(MatchUnit(page: "page", lead: "\(verb.0) the \(noun.0) \(place.0).", body: ""))
      korean.append(
        MatchUnit(page: "page", lead: "\(place.1) \(noun.1) 하나를 \(verb.1).", body: ""))
      // Bodies of two to five sentences, some with a number, so that lengths tell something.
      for _ in 0..<2 + next(4) {
        let (first, second) = (Self.nouns[next(20)], Self.nouns[next(20)])
        let (place, number) = (Self.places[next(7)], next(3) == 0 ? "\(10 + next(90)) " : "")
        english[english.count - 1].body += "\(number)\(first.0)s need one \(second.0) \(place.0). "
        korean[korean.count - 1].body +=
          "\(place.1) \(first.1) \(number)개에는 \(second.1) 하나가 필요합니다. "
      }
    }
  }

  /// A table learned from pages with these seeds.
  static func table(seeds: Range<UInt64> = 100..<110) -> WordTable {
    var learner = WordTableLearner()
    for seed in seeds {
      let pages = ParallelPages(count: 12, seed: seed)
      learner.add(page: pages.english, translation: pages.korean)
    }
    return learner.table()
  }
}

extension [Bead] {
  /// Old and new units of the beads that have both.
  var pairs: [String] {
    filter { !$0.old.isEmpty && !$0.new.isEmpty }.map { "\($0.old)\($0.new)" }
  }
}
