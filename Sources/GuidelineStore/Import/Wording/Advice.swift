/// What the words of a sentence tell about its part in a guideline page, in three languages.
enum Advice {
  /// Whether a sentence tells its reader to do or not to do something.
  static func isDirective(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutFinalMarks
    if pointers.end(stem) || isPointer(stem, language) || isExample(sentence)
      || isAboutPage(sentence, language)
    {
      return false
    }
    switch language {
    case .korean: return KoreanAdvice.isDirective(sentence)
    case .japanese: return JapaneseAdvice.isDirective(sentence)
    default: return EnglishAdvice.isDirective(sentence)
    }
  }

  /// Endings of sentences that send the reader elsewhere.
  private static let pointers: Endings = [
    "참조하세요", "참고하세요", "참조하십시오", "참고하십시오", "참고하시기 바랍니다", "참조하시기 바랍니다", "참고해 주세요",
    "문서를 확인하세요", "문서들을 확인하세요", "참조해 주세요", "참고해주세요", "참조해주세요", "参照してください", "参照して下さい",
    "ご覧ください", "ご覧下さい", "御覧ください", "御覧下さい", "参照ください", "参照下さい",
    "を参照", "をご確認ください", "見ていきましょう", "見てみましょう", "살펴보자", "살펴보도록 하자", "살펴봅시다", "알아보자",
    "알아보도록 하자", "알아봅시다",
  ]

  /// Whether a sentence asks its reader for something in so many words, so that it needs neither a
  /// mark nor a full stop to be known as advice: `창을 작게 두세요`, `小さく保ちましょう`. A remark in
  /// brackets may follow.
  static func isRequest(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutClosingBrackets
    guard isDirective(stem, language) else { return false }
    switch language {
    case .korean: return KoreanAdvice.isRequest(stem)
    case .japanese: return JapaneseAdvice.isRequest(stem)
    default: return false
    }
  }

  /// Whether it asks for a deed without saying to what, as titles do: `시작하세요`, `始めましょう`.
  static func isBareRequest(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .korean: return sentence.wordCount == 1
    case .japanese:
      return sentence.unicodeScalars.count <= 10
        && !sentence.unicodeScalars.contains(where: "をにはがでへもと、".unicodeScalars.contains)
    default: return false
    }
  }

  /// Whether a phrase is a whole sentence although no full stop may end it.
  static func isSentence(_ phrase: String, _ language: Language) -> Bool {
    if phrase.endsSentence { return true }
    switch language {
    case .korean: return KoreanAdvice.isPredicate(phrase)
    case .japanese: return JapaneseAdvice.isPredicate(phrase)
    default: return EnglishAdvice.isDirective(phrase) && phrase.wordCount >= 3
    }
  }

  /// Whether a phrase names a thing (`Full screen.`, `전체 화면`) rather than stating advice.
  static func isName(_ phrase: String, _ language: Language) -> Bool {
    switch language {
    case .korean: return !KoreanAdvice.isPredicate(phrase)
    case .japanese: return !JapaneseAdvice.isPredicate(phrase)
    case .english: return EnglishAdvice.isName(phrase)
    default:
      let characters = ScriptCounts(Array(phrase.utf8)).ideograph
      guard characters > 0 else { return EnglishAdvice.isName(phrase) }
      return !phrase.endsSentence || characters < shortestChineseSentence
    }
  }

  private static let shortestChineseSentence = 6
}

extension String {
  /// How many words stand between spaces.
  var wordCount: Int {
    utf8.split(separator: .space).count
  }

  /// Whether the last character ends a sentence, quotes and brackets apart.
  var endsSentence: Bool {
    for scalar in unicodeScalars.reversed() {
      switch scalar {
      case ".", "!", "?", "。", "！", "？", "．", "…": return true
      case "”", "\"", "’", "'", "」", "』", ")", "）", "]", " ", "*": continue
      default: return false
      }
    }
    return false
  }

  /// Without the marks that end a sentence or a label.
  var withoutFinalMarks: String {
    var scalars = Substring(self).unicodeScalars
    while let last = scalars.last, last.isFinalMark { scalars.removeLast() }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isFinalMark: Bool {
    switch self {
    case ".", "。", "．", "!", "！", "?", "？", ":", "：", ";", ",", "、", " ", "\u{A0}": true
    default: false
    }
  }
}

enum EnglishAdvice {
  /// Whether the main clause is an imperative: `When possible, let people undo.`
  static func isDirective(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    guard let first = words.first else { return false }
    if isImperative(words[...], in: sentence[...]) { return true }
    guard openers.contains(first), sentence.contains(",") else { return false }
    // The main clause starts behind one of the first commas.
    var rest = Substring(sentence)
    for _ in 0..<4 {
      guard let comma = rest.firstIndex(of: ",") else { return false }
      rest = rest[rest.index(after: comma)...]
      if isImperative(self.words(of: String(rest))[...], in: rest) { return true }
    }
    return false
  }

  static func isName(_ phrase: String) -> Bool {
    let words = words(of: phrase)
    guard let first = words.first else { return true }
    if words.count >= 7 || isClause(words) || saysOfName(phrase) { return false }
    if words.count == 1 { return true }
    if words.count == 2, !isAdverb(first) { return !plainImperatives.contains(first) }
    if nounImperatives.contains(first) || adverbs.contains(first) || isAdverb(first) {
      return ["and", "or", "of"].contains(words[1]) && !joinsVerbs(words[...])
    }
    return !isDirective(phrase) && words.count <= 5
  }

  /// Whether a sentence says behind a colon what holds for what it names before it: `Sheets: one at a
  /// time.`
  private static func saysOfName(_ phrase: String) -> Bool {
    guard phrase.endsSentence, let colon = phrase.range(of: ": ") else { return false }
    return phrase[colon.upperBound...].split(separator: " ").count >= 3
  }

  /// Whether two verbs share an object: `sort and trim lists`, but not `copy and paste`.
  private static func joinsVerbs(_ words: ArraySlice<String>) -> Bool {
    let words = Array(words.prefix(4))
    guard words.count == 4, words[1] == "and" || words[1] == "or" else { return false }
    if determiners.contains(words[2]) { return false }
    return plainImperatives.contains(words[2])
      || nounImperatives.contains(words[2]) && !gestures.contains([words[0], words[2]])
  }

  /// Pairs of verbs that name one deed, and so stand before nouns: `drag and drop gestures`.
  private static let gestures: Set<[String]> = [
    ["copy", "paste"], ["drag", "drop"], ["press", "hold"], ["search", "replace"], ["tap", "hold"],
  ]

  /// Whether a verb stands among the words: `the window keeps its size`, but not `size of the window`.
  private static func isClause(_ words: [String]) -> Bool {
    let prepositions: Set<String> = [
      "about", "above", "across", "and", "as", "at", "below", "between", "by", "for", "from", "in",
      "into", "of", "on", "or", "over", "to", "under", "with", "within", "without",
    ]
    let relatives: Set<String> = ["that", "which", "who", "when", "where"]
    if words.contains(where: relatives.contains) { return false }
    let owners: Set<String> = ["a", "an", "its", "the", "their", "them", "your"]
    return zip(words, words.dropFirst()).contains { one, next in
      owners.contains(next) && !prepositions.contains(one)
        || verbs.contains(next) && next != "of"
    }
  }

  /// - Parameters:
  ///   - words: Those of a sentence or of its end.
  ///   - text: What they are the words of.
  private static func isImperative(_ words: ArraySlice<String>, in text: Substring) -> Bool {
    guard var first = words.first else { return false }
    var rest = words.dropFirst()
    while adverbs.contains(first) || isAdverb(first), let next = rest.first {
      first = next
      rest = rest.dropFirst()
    }
    if plainImperatives.contains(first) {
      // `Use of the logo`
      if rest.first == "of", !verbsBeforeOf.contains(first) { return false }
      return !mayBeNoun(first) || !startsWithSubject(rest, in: text)
    }
    // A word that is a noun as well needs what only an object has behind it.
    guard nounImperatives.contains(first), let second = rest.first,
      !startsWithSubject(rest, in: text)
    else { return false }
    if joinsVerbs([first] + rest) || isVerbWithAdverb(words, rest) { return true }
    return determiners.contains(second) || rest.count >= 4 && !verbs.contains(second)
  }

  private static let verbsBeforeOf: Set<String> = [
    "beware", "learn", "speak", "talk", "tell", "think",
  ]

  /// - Parameter rest: What stands behind a first word that may be a noun.
  private static func startsWithSubject(_ rest: ArraySlice<String>, in text: Substring) -> Bool {
    guard goOnAsSubject(rest) else { return false }
    // A verb behind a mark is that of another clause.
    guard let mark = text.firstIndex(where: { ",;:(—–".contains($0) }) else { return true }
    let words = words(of: String(text[..<mark]))
    return goOnAsSubject(rest.prefix(max(0, words.count - 1)))
  }

  /// `clearly`, but not `supply`.
  private static func isAdverb(_ word: String) -> Bool {
    word.hasSuffix("ly") && !plainImperatives.contains(word)
  }

  /// In lower case, without apostrophes: `Don't stop` → `dont`, `stop`.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte.isASCIILetter {
        word.append(byte | 0x20)
      } else if byte == UInt8(ascii: "'") || byte >= 0x80 {
        continue
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Words that a subordinate clause or an adverbial before the imperative starts with.
  private static let openers: Set<String> = [
    "after", "although", "as", "at", "because", "before", "by", "depending", "during", "even",
    "except", "finally", "first", "for", "from", "generally", "given", "if", "ideally", "in",
    "instead", "next", "normally", "often", "on", "once", "outside", "rather", "regardless",
    "since", "then", "though", "throughout", "to", "together", "typically", "unless", "until",
    "usually", "when", "whenever", "where", "wherever", "whether", "while", "with", "within",
    "without",
  ]

  private static let adverbs: Set<String> = [
    "also", "always", "at", "first", "just", "never", "only", "please", "still", "then",
  ]

  private static let determiners: Set<String> = [
    "a", "an", "all", "any", "as", "at", "both", "each", "enough", "every", "how", "in", "it",
    "its",
    "multiple", "no", "on", "one", "only", "other", "people", "peoples", "that", "the", "their",
    "them", "these", "this", "those", "to", "users", "what", "when", "which", "with", "your",
  ]

  private static let verbs: Set<String> = [
    "are", "can", "could", "does", "has", "have", "is", "lets", "may", "might", "must", "of",
    "should", "shows", "uses", "was", "were", "will",
  ]

  /// Verbs that advice starts with and that are no nouns.
  static let plainImperatives: Set<String> = [
    "accelerate", "accept", "accommodate", "acknowledge", "acquire", "adapt", "add", "adhere",
    "adjust", "adopt", "advertise", "advise", "afford", "aim", "align", "allocate", "allow",
    "amplify", "animate", "anticipate", "append", "apply", "arrange", "ask", "assign", "assume",
    "attach", "attempt", "augment", "authenticate", "automate", "avoid", "await", "base", "be",
    "bear", "become", "begin", "beware", "bring", "build", "calculate", "capitalize", "categorize",
    "celebrate", "characterize", "check", "choose", "clarify", "collect", "combine", "communicate",
    "compensate", "comply", "compose", "compress", "concentrate", "conduct", "configure", "confirm",
    "connect", "consider", "consolidate", "constrain", "construct", "consult", "continue",
    "convert", "convey",
    "coordinate", "create", "customize", "decide", "deemphasize", "defer", "define", "deliver",
    "demonstrate", "denote", "describe", "detect", "determine", "develop", "differentiate", "dim",
    "disable", "discard", "discourage", "discover", "dismiss", "dispense", "distinguish",
    "distribute", "divide", "do", "don", "dont", "downplay", "draw", "educate", "elevate",
    "eliminate", "embed", "embrace", "emphasize", "employ", "enable", "encourage", "engage",
    "enhance", "ensure", "enter", "establish", "evaluate", "evoke", "examine", "exclude", "expand",
    "expect", "explain", "explore", "expose", "extend", "extract", "facilitate", "favor", "find",
    "follow", "foster", "fulfill", "gather", "generate", "get", "give", "go", "grant", "grow",
    "guide", "handle", "harmonize", "help", "hide", "hold", "honor", "identify", "illustrate",
    "implement", "imply", "improve", "include", "incorporate", "increase", "indicate", "infer",
    "inform", "insert", "inset", "inspire", "install", "instruct", "integrate", "interpret",
    "introduce", "invite", "judge", "justify", "keep", "know", "launch", "learn", "leave", "let",
    "leverage", "lighten", "listen", "localize", "look", "maintain", "make", "manage", "maximize",
    "meet", "mention", "merge", "minimize", "mirror", "modify", "mute", "navigate", "notify",
    "obscure", "observe", "obtain", "offer", "omit", "optimize", "organize", "orient", "override",
    "pay", "perform", "permit", "pick", "populate", "postpone", "precede", "predict", "prefer",
    "prepare",
    "prepopulate", "present", "preserve", "prevent", "prioritize", "proceed", "produce", "promote",
    "proofread", "protect", "prove", "provide", "publish", "pursue", "put", "quantify", "raise",
    "read", "reassure", "recognize", "recommend", "reconsider", "redirect", "redraw", "reduce",
    "refer", "refine", "refrain", "regulate", "reinforce", "relocate", "rely", "remain", "remember",
    "remind", "remove", "repeat", "replace", "reposition", "represent", "require", "reserve",
    "resist", "resize", "resolve", "respect", "respond", "restore", "restrict", "resume", "retain",
    "retrieve", "return", "reuse", "reveal", "revert", "secure", "seek", "select", "send",
    "separate", "serve", "shorten", "showcase", "simplify", "soften", "speak", "specify", "spell",
    "start", "stay", "stick", "store", "streamline", "strengthen", "strive", "submit", "suggest",
    "summarize", "supply", "support", "suppress", "synchronize", "tailor", "take", "talk", "teach",
    "tell",
    "think", "treat", "try", "turn", "understand", "unify", "update", "use", "utilize", "validate",
    "vary", "verify", "visualize", "warn", "weigh", "withhold", "work", "write",
  ]

  /// Verbs that advice starts with and that name things as well.
  static let nounImperatives: Set<String> = [
    "account", "act", "address", "advance", "aid", "alert", "answer", "approach", "audit", "award",
    "balance", "benefit", "blend", "block", "break", "call", "cancel", "capture", "center",
    "challenge", "change", "clear", "close", "comment", "complete", "contrast", "copy", "cover",
    "credit", "delay", "delete", "design", "detail", "direct", "display", "document", "double",
    "drag", "drop", "ease", "edit", "expand", "experiment", "fade", "feature", "fill", "finish",
    "fit", "flip", "focus", "force", "format", "freeze", "group", "hand", "head", "highlight",
    "host", "interrupt", "invest", "involve", "key", "label", "lay", "layer", "lead", "limit",
    "line", "link", "list", "load", "lock", "map", "mark", "mask", "match", "monitor", "move",
    "name", "narrow", "note", "nudge", "offset", "open", "order", "overlay", "pack", "pair",
    "pause",
    "phrase", "pin", "place", "plan", "play", "point", "position", "post", "practice", "press",
    "preview", "process", "profile", "program", "prompt", "question", "queue", "quit", "rank",
    "recommend", "record", "reference", "reflect", "refresh", "register", "release", "report",
    "request", "research", "reset", "reverse", "review", "reward", "rotate", "round", "run",
    "sample", "save", "scale", "schedule", "scroll", "search", "set", "share", "show",
    "signal",
    "size", "sort", "space", "split", "state", "step", "stop", "stream", "stress", "structure",
    "study",
    "style", "surface", "swap", "switch", "sync", "tap", "target", "test", "throw", "time", "tint",
    "title", "toggle", "track", "train", "transfer", "transform", "transition", "translate",
    "trigger", "trim", "trust", "unlock", "view", "voice", "wait", "wake", "watch", "welcome",
    "wrap", "zoom",
  ]
}

enum KoreanAdvice {
  static func isDirective(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    if isRequest(sentence) || isDeedOfReader(sentence) { return true }
    // `표준 스타일을 사용합니다`: a deed that nobody is named for is the reader's.
    return plainEndings.end(sentence) && sentence.holds(" ") && !isDefinition(sentence)
      && (!hasSubject(sentence) || enablesPeople(sentence))
  }

  static func isRequest(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    return directiveEndings.end(sentence) || isPlainImperative(sentence) || isDemand(sentence)
  }

  private static func hasSubject(_ sentence: String) -> Bool {
    sentence.split(separator: " ").dropLast().contains(where: isSubject)
  }

  static func isSubject(_ word: Substring) -> Bool {
    subjectMarks.end(word) && !adnominals.end(word)
  }

  static let plainEndings: Endings = [
    "합니다", "둡니다", "줍니다", "만듭니다", "씁니다", "마십시오", "한다", "둔다", "만든다", "쓴다", "않습니다",
    "않는다",
  ]

  private static let subjectMarks: Endings = ["은", "는", "이", "가"]

  /// Endings of verbs and adjectives before a noun that look like a subject's mark.
  private static let adnominals: Endings = [
    "하는", "있는", "없는", "되는", "또는", "같은", "많은", "작은", "적은", "높은", "좋은", "넓은", "않은", "짧은",
    "않는", "시키는", "주는", "보는", "쓰는", "려는", "없이", "많이", "같이", "깊이", "높이", "길이", "사이", "이",
    "추가", "평가", "허가", "크는", "오는", "가는", "지는", "받은", "맞는", "맞은", "다는", "라는", "어가",
  ]

  /// Whether a phrase ends in a verb or an adjective rather than in a noun.
  static func isPredicate(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if isRequest(phrase) { return true }
    if phrase.hasSuffix("다"), !phrase.hasSuffix("바다") { return true }
    return phrase.wordCount >= 3 && nominalEndings.end(phrase)
  }

  /// `모범 사례를 따르라`, but not a noun that ends alike.
  private static func isPlainImperative(_ phrase: String) -> Bool {
    guard phrase.hasSuffix("라"), !nounsInRa.end(phrase) else { return false }
    let words = phrase.wordCount
    return words >= 3 || words == 2 && isContracted(phrase.dropLast())
  }

  private static let nounsInRa: Endings = ["카메라", "나라", "오페라", "아우라"]

  private static let directiveEndings: Endings = [
    "십시오", "십시요", "시오", "세요", "셔요", "마요", "봐요", "해요", "줘요", "둬요", "하라", "해라", "어라",
    "아라", "여라", "마라", "으라", "두라", "주라", "추라", "리라", "키라", "시키라", "하자", "보자", "말자",
    "두자", "주자", "쓰자", "지자", "시키자", "추자", "만들자", "않도록", "하도록", "되도록", "야 한다", "야한다",
    "야 합니다", "야합니다", "야 해요", "야 됩니다", "안 된다", "안된다", "안 됩니다", "안됩니다", "좋다", "좋습니다",
    "말 것", "말것", "마세요", "말아야 함", "해야 함", "해야함", "됩시다", "합시다", "맙시다",
    "봅시다", "바랍니다", "권장합니다", "권장한다", "권장됩니다", "피합니다", "피한다", "말아요",
    "편이 낫다", "편이 낫습니다", "것이 낫다", "것이 낫습니다", "게 낫다", "게 낫습니다", "필요가 있다", "필요가 있습니다",
  ]

  /// Whether a phrase is a clause made a noun, as titles and notes are written.
  static func isNominal(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    return phrase.wordCount >= 2 && phrase.hasSuffix("기")
  }

  /// Whether a phrase is such a clause, and no name of a measure that ends alike: `글자 크기`.
  static func isTitleOfDeed(_ phrase: String) -> Bool {
    isNominal(phrase) && !nounsInGi.contains(phrase.split(separator: " ").last ?? "")
  }

  static let deeds: Endings = [
    "유지", "작성", "제공", "확보", "저장", "삽입", "제한", "방지", "최소화", "사용", "표시", "고려", "적용", "설정",
    "지원", "배치", "확인",
  ]

  static let objectMarks: Endings = ["을", "를"]

  /// Whether a phrase advises as notes do, without a verb at its end: `제목은 한 줄로 유지`, `결과를
  /// 알려주기`, `시작하자마자 띄우기 금지`.
  static func isNote(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if verdicts.end(phrase) { return phrase.wordCount >= 2 }
    let words = phrase.split(separator: " ")
    guard words.count >= 3 || words.dropLast().contains(where: { objectMarks.end($0) }) else {
      return false
    }
    return deeds.end(phrase) || isDeedInTitle(words)
      || phrase.hasSuffix("기") && !nounsInGi.contains(words[words.count - 1])
  }

  private static let verdicts: Endings = ["금지", "지양", "지향", "자제", "권장", "비권장", "필수", "불필요"]

  private static let nounsInGi: Set<Substring> = [
    "크기", "밝기", "굵기", "세기", "기기", "분위기", "주기", "후기", "초기", "전기", "보기",
  ]

  /// Endings of notes and of speech that a sentence without a full stop may have.
  private static let nominalEndings: Endings = [
    "지 않기", "말기", "함", "됨", "않음",
    "있음", "없음", "좋음", "것", "죠", "나요", "까요", "네요", "에요", "예요", "아요", "어요", "지요",
  ]
}

extension String {
  /// Without a remark in brackets at the end.
  var withoutClosingBrackets: String {
    var text = withoutFinalMarks
    for _ in 0..<4 {
      guard let last = text.last, last == ")" || last == "）",
        let open = text.lastIndex(where: { $0 == "(" || $0 == "（" })
      else { break }
      text = String(text[..<open]).withoutFinalMarks
    }
    return text
  }
}
