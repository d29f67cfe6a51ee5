/// Sentences about deeds that nobody is named for, so that they are the reader's.
extension KoreanAdvice {
  /// Whether it tells such a deed: `제목을 짧게 짓는다`, `목록은 되도록 짧게 쓴다`, but not `목록은 항목을 쓴다`.
  ///
  /// - Parameter sentence: It has no final marks.
  static func isDeedOfReader(_ sentence: String) -> Bool {
    let isDeed = plainEndings.end(sentence)
    guard isDeed || deedsToObjects.end(sentence) else { return false }
    let words = sentence.split(separator: " ")
    guard words.count >= 2 else { return false }
    let verb = verbStart(of: words)
    let main = mainClause(of: words[..<verb])
    guard !main.contains(where: isAgent), !isDefinition(sentence) else { return false }
    let hasObject = main.contains { objectMarks.end($0) }
    let isUrged = urges.end(sentence)
    guard let topic = topic(of: words[..<verb], outside: main, isUrged: isUrged) else {
      return hasObject
    }
    // What a sentence without an object is about is what the deed is done to.
    return isDeed && !hasObject && !actors.end(words[topic])
      && deedsToTopics.contains { words[verb].hasPrefix($0) }
      && (isUrged || words[(topic + 1)..<verb].contains(where: tellsManner)
        || isOmission(words[verb...]))
  }

  /// Whether a sentence without a verb at its end advises by itself, and not only beside its like:
  /// `꼭 필요할 때만 창을 표시.`, but not `남은 시간을 표시.`
  static func isTerse(_ sentence: String) -> Bool {
    guard isNote(sentence) else { return false }
    let stem = sentence.withoutClosingBrackets
    return !deeds.end(stem) && !isDeed(stem) && !isDeedInTitle(stem.split(separator: " "))
      || stem.split(separator: " ").contains(where: tellsManner)
  }

  /// Whether it says what something is or does: `시트란 종이를 말한다`.
  static func isDefinition(_ sentence: String) -> Bool { meanings.end(sentence) }

  private static let meanings: Endings = [
    "말한다", "말합니다", "의미한다", "의미합니다", "뜻한다", "뜻합니다", "가리킨다", "가리킵니다", "역할을 한다", "역할을 합니다",
  ]

  /// The word that the deed's verb starts with: `쓰지 않도록 한다`, `쓰게 한다`.
  private static func verbStart(of words: [Substring]) -> Int {
    var start = words.count - 1
    if start > 0, urges.end(words[start - 1] + " " + words[start]) { start -= 1 }
    if start > 0, words[start].hasPrefix("않"), words[start - 1].hasSuffix("지") { start -= 1 }
    return start
  }

  private static let urges: Endings = ["도록 한다", "도록 합니다"]

  private static func isOmission(_ verb: ArraySlice<Substring>) -> Bool {
    verb.dropFirst().first?.hasPrefix("않") ?? false
  }

  /// The words behind those on when and why: `창이 좁으면 열을 줄인다`.
  private static func mainClause(of words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let end = words.lastIndex { word in
      let word = word.hasSuffix(",") ? word.dropLast() : word
      return clauseEnds.end(word) && !nounsInMyeon.end(word)
    }
    return end.map { words[($0 + 1)...] } ?? words
  }

  private static let clauseEnds: Endings = [
    "때문에", "므로", "지만", "면", "경우", "경우에", "경우에는", "경우에도", "경우에만", "때", "때는", "때에는", "때만",
    "때에만", "도록", "위해", "위해서",
  ]
  private static let nounsInMyeon: Endings = ["화면", "측면", "장면", "표면", "전면", "후면", "정면"]

  /// The word that says what the sentence is about. People whom a clause on why is about are not what
  /// one is urged to do something to.
  private static func topic(
    of words: ArraySlice<Substring>, outside main: ArraySlice<Substring>, isUrged: Bool
  ) -> Int? {
    let topic = words.firstIndex { topicMarks.end($0) && isSubject($0) }
    guard let topic, isUrged, topic < main.startIndex, actors.end(words[topic]) else {
      return topic
    }
    return nil
  }

  private static let topicMarks: Endings = ["은", "는"]

  /// Whether a word is what does something, rather than what a sentence is about.
  static func isAgent(_ word: Substring) -> Bool {
    word.hasSuffix("가") ? isSubject(word) : word.hasSuffix("이") && !adverbsInI.end(word)
  }

  private static let adverbsInI: Endings = ["없이", "같이", "많이", "깊이", "높이", "길이", "사이", "차이", "굳이"]

  /// Topics that do something themselves.
  private static let actors: Endings = [
    "사용자는", "사용자들은", "유저는", "유저들은", "사람은", "사람들은", "시스템은", "앱은", "게임은", "기기는", "iOS는", "iPadOS는",
    "macOS는", "watchOS는", "tvOS는", "visionOS는", "OS는", "애플은", "Apple은", "개발자는", "디자이너는", "우리는",
    "저는",
    "나는", "이는", "이것은", "그것은",
  ]

  /// Whether it says of something how it is to be, and no more: `제목은 짧게`.
  static func isManner(_ phrase: String) -> Bool {
    let words = phrase.withoutFinalMarks.split(separator: " ")
    return words.count > 1 && words.last.map(tellsManner) == true
  }

  /// Whether a word tells how or how often something is to be done: `작게`, `때만`.
  static func tellsManner(_ word: Substring) -> Bool {
    adverbs.contains(word) || manners.end(word) && !receivers.end(word)
  }

  private static let adverbs: Set<Substring> = [
    "잘", "꼭", "반드시", "항상", "언제나", "늘", "최대한", "가급적", "되도록", "가능한", "먼저", "미리", "절대", "최소한",
  ]
  private static let manners: Endings = ["게", "히", "만", "으로만"]
  private static let receivers: Endings = ["에게", "지만", "다만"]

  /// Verbs that tell a deed only where they have an object.
  private static let deedsToObjects: Endings = [
    "짓는다", "넣는다", "숨긴다", "남긴다", "붙인다", "띄운다", "고른다", "뺀다", "맞춘다", "지킨다", "따른다", "묶는다", "적는다",
    "놓는다", "그린다", "옮긴다", "짓습니다", "넣습니다", "숨깁니다", "남깁니다", "붙입니다", "띄웁니다", "고릅니다", "뺍니다",
    "맞춥니다", "지킵니다", "따릅니다", "묶습니다", "적습니다", "놓습니다", "그립니다", "옮깁니다",
  ]

  /// Beginnings of verbs that something is done to by whoever makes an app.
  private static let deedsToTopics = [
    "사용", "활용", "표시", "제공", "배치", "작성", "설정", "유지", "제한", "지정", "구성", "설계", "디자인", "선택", "강조",
    "최소화", "적용", "조정", "정렬", "추가", "제거", "삭제", "생략", "통일", "구분", "요청", "안내", "설명", "명시", "표기",
    "분리", "자제", "둔다", "둡니다", "두지", "만든다", "만듭니다", "만들", "쓴다", "씁니다", "쓰지", "넣지", "보여주지",
    "띄우지", "숨기지",
  ]
}
