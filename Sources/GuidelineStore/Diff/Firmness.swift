/// How firmly a lead advises, and whether to do something or to leave it.
struct Firmness: Hashable {
  /// -1 for *consider*, 0 for plain advice and *avoid*, 1 for *always* and *don't*.
  let degree: Int
  /// Whether something is to be left.
  let isNegative: Bool

  init(_ lead: String, _ language: Language) {
    let words = AdviceWords(language)
    let advice = language.withoutRegion == .english ? MainClause.text(of: lead) : lead
    let firm = min(1, words.firm.count(in: advice))
    let prohibits = min(1, words.prohibiting.count(in: advice))
    let loose = words.loose.count(in: advice) + words.hedging.count(in: lead)
    degree = max(firm, prohibits) - min(1, loose)
    isNegative = prohibits > 0 || words.avoiding.count(in: advice) > 0
  }
}

/// The words by which advice is told to be firm or loose, or to have exceptions.
struct AdviceWords {
  /// Words and phrases to look for.
  struct List {
    /// In lower case, with straight apostrophes.
    let phrases: [String]
    /// Whether a phrase only counts between other characters than letters.
    let isWhole: Bool

    /// How many of them stand in a text.
    func count(in text: String) -> Int {
      let text = Array(text.lowercased().replacing("’", with: "'").utf8)
      return phrases.count { phrase in
        let phrase = Array(phrase.utf8)
        guard phrase.count <= text.count else { return false }
        return (0...text.count - phrase.count).contains { start in
          let end = start + phrase.count
          return text[start] == phrase[0] && text[start..<end].elementsEqual(phrase)
            && (!isWhole
              || (start == 0 || !text[start - 1].isASCIILetter)
                && (end == text.count || !text[end].isASCIILetter))
        }
      }
    }
  }

  let firm: List
  let loose: List
  /// Phrases that make advice loose, wherever they stand.
  let hedging: List
  let prohibiting: List
  let avoiding: List
  let exceptions: List

  /// - Parameter language: Another than English, Korean and Japanese has no words.
  init(_ language: Language) {
    let words = Self.words[language.withoutRegion] ?? [:]
    func list(_ name: String) -> List {
      List(
        phrases: words[name, default: ""].split(separator: "; ").map(String.init),
        isWhole: language.withoutRegion == .english)
    }
    firm = list("firm")
    loose = list("loose")
    hedging = list("hedging")
    prohibiting = list("prohibiting")
    avoiding = list("avoiding")
    exceptions = list("exceptions")
  }

  private static let words: [Language: [String: String]] = [
    .english: [
      "firm": "always; must; is required; are required; it's essential",
      "loose": """
      consider; you might; you may; you can; you could; try to; aim to; prefer; think about; \
      it's best to; it's a good idea to
      """,
      "hedging": """
      in general; generally; usually; typically; if possible; when possible; whenever possible; \
      where possible; wherever possible; as much as possible; as far as possible; if appropriate; \
      when appropriate; where appropriate; if necessary; when necessary; as necessary; if needed; \
      as needed; as a rule
      """,
      "prohibiting": "don't; do not; never; must not; mustn't; cannot; can't",
      "avoiding": "avoid; refrain from; resist; minimize; shouldn't; should not",
      "exceptions": """
      except; exception; exceptions; unless; apart from; aside from; excluding
      """,
    ],
    .korean: [
      "firm": "항상; 반드시; 언제나; 꼭; 해야 합니다; 어야 합니다; 아야 합니다; 여야 합니다; 필수",
      "loose": """
      고려; 수 있습니다; 가급적; 가능하면; 가능한 한; 되도록; 일반적으로; 보통; 대체로; 대개; 필요하면; 필요한 경우; \
      좋습니다; 검토
      """,
      "prohibiting": "지 마세요; 지 마십시오; 지 말; 절대; 안 됩니다; 안 된다; 금지",
      "avoiding": "피하; 피해; 삼가; 자제; 최소화",
      "exceptions": "예외; 제외; 않는 한; 아닌 한; 외에는; 이외; 경우가 아니라면; 경우가 아니면",
    ],
    .japanese: [
      "firm": "常に; 必ず; なければな; 必須; 必要があります; 不可欠",
      "loose": """
      検討; できるだけ; なるべく; 可能な限り; 可能であれば; 一般に; 一般的に; 通常; 原則; 場合があります; \
      かもしれません; 望まし; よいでしょう; 必要に応じ; 適宜; 心がけ
      """,
      "prohibiting": "ないでください; 絶対に; 決して; てはいけ; てはな; しません; 禁止; ないようにし",
      "avoiding": "避け; 控え; 最小限",
      "exceptions": "例外; を除; 以外は; 以外では; 以外の場合; 限りではあり; ない限り; でない限",
    ],
  ]
}
