/// Words that tell nothing of what is looked for: those that make a question or a sentence.
enum StopWords {
  /// Whether a folded word, a Korean one without its endings, is one of them.
  static func contain(_ word: String) -> Bool { all.contains(FoldedWord(word.utf8)) }

  /// Whether an English word sets what follows it against what stands before it.
  static func setApart(_ word: String) -> Bool {
    separating.contains(FoldedWord(folded(word).utf8))
  }

  /// Whether an English word says where something is.
  static func tellPlace(_ word: String) -> Bool {
    prepositions.contains(FoldedWord(folded(word).utf8))
  }

  private static let prepositions = Set(words: "in on at inside within onto into")

  private static let separating = Set(words: "or and vs versus than not no only without")

  /// Whether an English word tells one thing from another in a name that holds it: `done button`.
  static func standsOnButtons(_ word: String) -> Bool {
    labels.contains(FoldedWord(folded(word).utf8))
  }

  private static let labels = Set(words: "done more okay")

  /// Whether a Japanese word with its hiragana is a form of one of them.
  static func containForm(_ word: String) -> Bool {
    japaneseForms.contains(FoldedWord(folded(word).utf8))
  }

  private static let japaneseForms: Set<FoldedWord> = Set(
    "使う 使える 使用する 使用できる 出来る 必要な 違う 違い 注意する 教える 知る 良い".split(separator: " ").flatMap {
      [String($0)] + JapaneseInflection.beginnings(of: String($0))
    }.map { FoldedWord(folded($0).utf8) })

  /// Whether a Korean word is made of nothing but them: `해야할까요`, `쓸수있나요`.
  static func make(up word: [UInt32]) -> Bool {
    HangulVerb.isMade(of: koreanVerbs, and: koreanNouns, word)
  }

  /// Whether syllables stand behind a Korean verb, in one word with it, without telling anything of it:
  /// 눌렀을때, 넣지마.
  static func end(word syllables: [UInt32]) -> Bool {
    koreanEnds.contains(syllables) || make(up: syllables)
  }

  private static let koreanEnds = Set(
    scalars("때 때는 때도 때만 때마다 때에 때에는 마 마세요 마라 마요 말 말기 말고 말것 말아야 말아야하는 말아주세요"))

  /// The stems of verbs and adjectives.
  private static let koreanVerbs = scalars(
    "하 해 되 돼 있 없 좋 괜찮 않 싶 쓰 써 모르 몰라 어떻 어떠 이렇 그렇 그러")
  /// What stands beside them without an ending.
  private static let koreanNouns = scalars("수 때 것 건 게 거 걸 지 안 못 왜 언제 어디 어디에 어떻게 얼마나 무엇을")

  private static func scalars(_ words: String) -> [[UInt32]] {
    words.unicodeScalars.split(separator: " ").map { $0.map(\.value) }
  }

  private static let all = Set(
    words: """
      a about after all also am an and any are as at be been being best but by can could did do does \
      doing done during either every for from get give good had has have having how i if in into is it \
      its just kind let like lot make may me mean might more most must my need needs no not of \
      on one only or other ought our ours please rather say says shall she should show so some still such \
      tell than that the their them then there these they thing things this those to too up us use used \
      using very want was way ways we were what whats when where whether which while who whom whose why \
      will with without would you your yours dont cant isnt doesnt shouldnt im ive id theyre guideline \
      guidelines rule rules recommend recommended advice apple hig okay allowed supposed wonder wondering know \
      anyone anybody someone somebody everyone everybody anything something explain actually really properly \
      correctly possible able itself themselves yourself happen happens wheres whens whos hows thats theres lets \
      arent wasnt werent wont wouldnt couldnt didnt havent hasnt youre were difference differences vs versus \
      inside within onto upon per
      것 거 게 걸 수 때 등 및 더 잘 꼭 좀 왜 뭐 뭐예요 뭐에요 뭐죠 뭐야 뭔지 무엇 무슨 어떤 어떻게 어디 어디에 언제 어느 얼마나 몇 누구 그 이 저 \
      그리고 그런 이런 저런 하나 경우 방법 방식 관련 대한 대해 대해서 위한 위해 위해서 통해 따라 따른 하 할 되 된 될 돼 있 좋 쓰 쓸 \
      써 사용 알려 알려줘 알려주세요 주세요 줘 줘요 가이드라인 지침 규칙 괜찮 않 않기 말고 말아야 보통 혹시 그냥 어때 어떤가요 필요 궁금 \
      맞나요 맞는지 나을까 나을까요 나은가요 나은지 싶 뭔가요 무엇인가요 인가요 인지 까요 나요 애플 앱에서 안 못 차이 차이점 \
      이상 이하 이내 미만 달라는 달라고
      何 何故 時 方法 場合 方 事 物 者 的 使用 使 用 際 必要 注意 教 知 良 可能 適切 推奨 規則 指針 為 点 中 上 下 大丈夫 理由 出来 違 \
      以上 以内 以下 未満 程度 オススメ スグニ イツモ イツデモ タトエバ
      """)
}
