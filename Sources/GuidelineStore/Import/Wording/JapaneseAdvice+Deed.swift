/// Sentences about deeds that nobody is named for, so that they are the reader's.
extension JapaneseAdvice {
  /// Whether it tells such a deed politely: `文を短く保ちます`, but not `文は短く表示されます`.
  static func isDeed(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    return politeEndings.end(sentence) && !states.end(sentence) && !isDefinition(sentence)
      && !hasSubject(sentence)
  }

  private static let politeEndings: Endings = ["ます", "ません"]

  /// Endings of what is so, is done or can be done.
  private static let states: Endings = [
    "れます", "れません", "できます", "できません", "あります", "ありません", "ています", "ていません", "でいます",
    "でいません", "がいます", "がいません", "にいます", "にいません", "違います", "思います", "伴います", "合います",
    "といいます", "と言います", "なります", "なりません",
    "使えます", "使えません", "選べます", "行えます", "見えます", "思えます", "わかります", "分かります", "異なります",
    "かかります", "役立ちます", "向きます", "限ります", "済みます", "ございます", "しまいます",
  ]

  /// Whether it tells such a deed in plain words: `次の手順を示す`, `色だけに頼らない`, but not
  /// `一覧は順番を示す`. Unlike what happens by itself, a deed has an object.
  static func isPlainDeed(_ sentence: String) -> Bool {
    let scalars = Array(sentence.unicodeScalars.suffix(3))
    guard scalars.count == 3, !plainStates.end(sentence) || transitives.end(sentence) else {
      return false
    }
    let isOmission = sentence.hasSuffix("ない")
    guard isOmission || isVerb(sentence, scalars[1], scalars[2]) else { return false }
    guard !hasSubject(sentence), !isConsequence(sentence) else { return false }
    if isOmission, "かがさたばまらわし".unicodeScalars.contains(scalars[0]) { return true }
    return sentence.holds("を") || addsObject(sentence) || verbsWithoutObject.end(sentence)
  }

  /// Whether the verb has one more object: `下線も加える`.
  private static func addsObject(_ sentence: String) -> Bool {
    let end = Array(sentence.unicodeScalars.suffix(6))
    return zip(end, end.dropFirst()).contains { one, next in
      one == "も" && Script(next.value) == .ideograph
    }
  }

  /// Whether the last letter is that of a verb; adverbs and numbers end alike: `短く`, `一つ`.
  private static func isVerb(
    _ sentence: String, _ last: Unicode.Scalar, _ end: Unicode.Scalar
  ) -> Bool {
    switch end {
    case "る", "す", "む", "ぶ", "ぐ": return true
    case "う": return Script(last.value) == .ideograph || sentence.hasSuffix("もらう")
    case "つ":
      return Script(last.value) == .ideograph
        && !"一二三四五六七八九".unicodeScalars.contains(last)
    case "く": return verbsInKu.end(sentence)
    default: return false
    }
  }

  private static let verbsInKu: Endings = [
    "書く", "描く", "置く", "省く", "聞く", "訊く", "開く", "導く", "築く", "解く", "説く", "ておく", "でおく",
  ]

  /// Verbs of deeds that something other than an object may stand before.
  private static let verbsWithoutObject: Endings = [
    "に従う", "に倣う", "にならう", "に任せる", "に合わせる", "に揃える", "にそろえる", "に留める", "にとどめる", "に抑える",
    "に絞る", "に努める", "に応じる", "に応える", "ておく", "でおく",
  ]

  /// Endings of what is so, is done, can be done or follows.
  private static let plainStates: Endings = [
    "ます", "です", "れる", "できる", "ある", "いる", "なる", "でる", "てる", "わかる", "分かる", "見える", "聞こえる", "思える",
    "言える", "いえる", "消える", "増える", "超える", "使える", "選べる", "行える", "扱える", "読める", "描ける", "押せる", "保てる",
    "戻せる", "示せる",
    "出せる", "変わる", "かかる", "掛かる", "関わる", "始まる", "終わる", "留まる", "広がる", "上がる", "下がる", "役立つ", "立つ",
    "持つ", "含む", "済む", "進む", "生む", "読み込む", "向く", "限る", "表す", "指す", "及ぼす", "もたらす", "果たす",
    "起こす", "促す", "満たす", "要する", "有する", "意味する", "担う", "伴う", "違う", "合う", "言う", "という", "思う", "失う",
    "しまう", "負う", "と呼ぶ", "及ぶ", "並ぶ", "占める", "高める", "与える", "備える", "支える", "助ける", "受ける", "受け取る",
    "得る", "知る", "感じる", "兼ねる", "できない", "はない", "もない", "でない", "がない", "くない", "いない", "てない",
    "れない", "ならない", "わからない", "分からない", "変わらない", "限らない", "足りない", "すぎない", "過ぎない", "少ない",
    "違いない", "しかない", "見えない", "ありえない", "あり得ない", "至らない", "当たらない", "問わない", "構わない", "かまわない",
    "済まない", "及ばない", "止まらない", "終わらない",
  ]

  /// Verbs that do not belong to the states above although they end alike.
  private static let transitives: Endings = [
    "を入れる", "取り入れる", "を用いる", "を捨てる", "を立てる", "を当てる", "に当てる",
  ]

  /// Whether it says what follows where something is done, which nobody is told to do:
  /// `題を短くすると、読む時間を減らす`.
  private static func isConsequence(_ sentence: String) -> Bool {
    ["ると、", "うと、", "くと、", "すと、", "むと、", "ぶと、", "いと、"].contains { sentence.holds($0) }
  }

  private static func hasSubject(_ sentence: String) -> Bool {
    let scalars = Array(sentence.unicodeScalars)
    let main = mainClause(of: scalars)
    return scalars.indices.contains { index in
      let last = index > 0 ? scalars[index - 1] : " "
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalars[index] {
      case "：": return true
      case "が": return index >= main && !(last == "な" && next == "ら")
      case "は":
        let mayBeInWord = 0x3041...0x3096 ~= next.value
        return !"でにとへ合時際".unicodeScalars.contains(last)
          && (!mayBeInWord || isNounBehindPlace(scalars[..<index]))
          && !(last == "き" && index > 1 && scalars[index - 2] == "と")
      default: return false
      }
    }
  }

  /// Whether words end with a noun right behind those on where something is so: `暗い部屋では、盆`.
  private static func isNounBehindPlace(_ words: ArraySlice<Unicode.Scalar>) -> Bool {
    let noun = words.reversed().prefix {
      let script = Script($0.value)
      return script == .ideograph || script == .latin || 0x30A1...0x30FC ~= $0.value
    }
    return !noun.isEmpty
      && words.dropLast(noun.count).suffix(3).elementsEqual("では、".unicodeScalars)
  }

  /// Where the main clause starts behind those on when and why: `窓が狭い場合は、列を減らす`.
  private static func mainClause(of scalars: [Unicode.Scalar]) -> Int {
    for comma in scalars.indices.reversed() where scalars[comma] == "、" {
      var clause = String(String.UnicodeScalarView(scalars[..<comma]))
      for particle in ["は", "に"] where clause.hasSuffix(particle) { clause.removeLast() }
      if clauseEnds.end(clause) { return comma + 1 }
    }
    return 0
  }

  private static let clauseEnds: Endings = [
    "場合", "とき", "時", "際", "たら", "れば", "なら", "ので", "から", "ため", "ても", "でも", "よう", "すが", "るが", "いが",
    "だが", "たが",
  ]
}
