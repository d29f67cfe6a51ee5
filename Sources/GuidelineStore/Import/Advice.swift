/// What the words of a sentence tell about its part in a guideline page, in three languages.
enum Advice {
  /// Whether a sentence tells its reader to do or not to do something.
  static func isDirective(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .korean: KoreanAdvice.isDirective(sentence)
    case .japanese: JapaneseAdvice.isDirective(sentence)
    default: EnglishAdvice.isDirective(sentence)
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
    default: return EnglishAdvice.isName(phrase)
    }
  }
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
    while let last = scalars.last, ".。．!！?？:：;,、 \u{A0}".unicodeScalars.contains(last) {
      scalars.removeLast()
    }
    return String(scalars)
  }
}

enum EnglishAdvice {
  /// Whether the main clause is an imperative: `When possible, let people undo.`
  static func isDirective(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    guard let first = words.first else { return false }
    if isImperative(words[...]) { return true }
    guard openers.contains(first), sentence.contains(",") else { return false }
    // The main clause starts behind one of the first commas.
    var rest = Substring(sentence)
    for _ in 0..<4 {
      guard let comma = rest.firstIndex(of: ",") else { return false }
      rest = rest[rest.index(after: comma)...]
      if isImperative(self.words(of: String(rest))[...]) { return true }
    }
    return false
  }

  static func isName(_ phrase: String) -> Bool {
    let words = words(of: phrase)
    guard let first = words.first else { return true }
    if words.count >= 7 { return false }
    if words.count == 1 { return true }
    if words.count == 2 { return !plainImperatives.contains(first) }
    return !isDirective(phrase) && words.count <= 5
  }

  private static func isImperative(_ words: ArraySlice<String>) -> Bool {
    guard var first = words.first else { return false }
    var rest = words.dropFirst()
    while adverbs.contains(first) || first.hasSuffix("ly"), let next = rest.first {
      first = next
      rest = rest.dropFirst()
    }
    if plainImperatives.contains(first) { return true }
    // A word that is a noun as well needs what only an object has behind it.
    guard nounImperatives.contains(first), let second = rest.first else { return false }
    return determiners.contains(second) || rest.count >= 4 && !verbs.contains(second)
  }

  private static func words(of text: String) -> [String] {
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
    "a", "an", "all", "any", "as", "at", "both", "each", "enough", "every", "how", "in", "it", "its",
    "multiple", "no", "on", "one", "only", "other", "people", "peoples", "that", "the", "their",
    "them", "these", "this", "those", "to", "users", "what", "when", "which", "with", "your",
  ]

  private static let verbs: Set<String> = [
    "are", "can", "could", "does", "has", "have", "is", "lets", "may", "might", "must", "of",
    "should", "shows", "uses", "was", "were", "will",
  ]

  /// Verbs that advice starts with and that are no nouns.
  private static let plainImperatives: Set<String> = [
    "accelerate", "accept", "acknowledge", "adapt", "add", "adhere", "adjust", "adopt", "aim",
    "align", "allow", "animate", "anticipate", "append", "apply", "arrange", "ask", "assign",
    "assume", "augment", "automate", "avoid", "base", "be", "bear", "become", "begin", "bring",
    "build", "calculate", "capitalize", "characterize", "check", "choose", "clarify", "collect",
    "combine", "communicate", "comply", "concentrate", "configure", "confirm", "connect",
    "consider", "consolidate", "construct", "consult", "continue", "convey", "coordinate",
    "create", "customize", "decide", "defer", "define", "deliver", "demonstrate", "describe",
    "determine", "differentiate", "dim", "disable", "discourage", "discover", "dismiss", "dispense",
    "distinguish", "do", "don", "dont", "downplay", "draw", "educate", "eliminate", "embed",
    "embrace", "emphasize", "employ", "enable", "encourage", "engage", "enhance", "ensure",
    "enter", "establish", "evaluate", "examine", "exclude", "expect", "explain", "explore",
    "expose", "extend", "extract", "facilitate", "favor", "find", "follow", "gather", "get", "give",
    "go", "grant", "guide", "handle", "help", "hide", "identify", "illustrate", "implement",
    "improve", "include", "incorporate", "increase", "indicate", "infer", "inform", "inset",
    "insert", "integrate", "introduce", "invite", "keep", "know", "learn", "leave", "let",
    "leverage", "localize", "look", "maintain", "make", "manage", "maximize", "merge", "minimize",
    "modify", "mute", "notify", "obscure", "observe", "obtain", "offer", "omit", "optimize",
    "organize", "pay", "perform", "permit", "pick", "populate", "postpone", "prefer", "prepare",
    "prepopulate", "present", "preserve", "prevent", "prioritize", "produce", "promote", "protect",
    "provide", "pursue", "put", "raise", "read", "reassure", "recognize", "recommend", "reconsider",
    "reduce", "refer", "refrain", "regulate", "reinforce", "relocate", "rely", "relocate",
    "remember", "remind", "remove", "repeat", "replace", "represent", "require", "reserve",
    "resist", "respect", "respond", "restore", "restrict", "resume", "retain", "retrieve", "return",
    "reveal", "revert", "select", "send", "separate", "simplify", "soften", "specify",
    "start", "stay", "store", "streamline", "strive", "suggest", "supply", "support", "suppress",
    "tailor", "take", "teach", "tell", "think", "treat", "try", "turn", "understand", "unify",
    "update", "use", "utilize", "validate", "vary", "verify", "warn", "weigh", "work", "write",
  ]

  /// Verbs that advice starts with and that name things as well.
  private static let nounImperatives: Set<String> = [
    "account", "act", "address", "advance", "alert", "audit", "balance", "benefit", "blend",
    "block", "break", "call", "cancel", "center", "change", "clear", "close", "complete", "comment",
    "cover", "credit", "delay", "delete", "design", "detail", "display", "document", "drag",
    "ease", "edit", "experiment", "feature", "fill", "finish", "fit", "flip", "focus", "force",
    "format", "group", "highlight", "interrupt", "invest", "involve", "label", "layer", "lay",
    "limit", "line", "link", "list", "load", "lock", "map", "mark", "mask", "match", "move", "name",
    "note", "open", "order", "pair", "pause", "place", "plan", "play", "point", "position",
    "preview", "process", "program", "prompt", "question", "queue", "quit", "rank", "record",
    "reflect", "register", "release", "report", "request", "research", "reset", "reverse", "review",
    "reward", "save", "scale", "schedule", "scroll", "search", "set", "share", "show", "size",
    "space", "split", "state", "step", "stop", "stress", "structure", "study", "style", "swap",
    "switch", "target", "tap", "test", "time", "tint", "title", "track", "transfer", "transform",
    "transition", "translate", "trim", "trust", "view", "wait", "watch", "welcome", "wrap",
  ]
}

enum KoreanAdvice {
  static func isDirective(_ sentence: String) -> Bool {
    directiveEndings.contains { sentence.withoutFinalMarks.hasSuffix($0) }
  }

  /// Whether a phrase ends in a verb or an adjective rather than in a noun.
  static func isPredicate(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if directiveEndings.contains(where: phrase.hasSuffix) { return true }
    if phrase.hasSuffix("다"), !phrase.hasSuffix("바다") { return true }
    return phrase.wordCount >= 3 && nominalEndings.contains(where: phrase.hasSuffix)
  }

  private static let directiveEndings = [
    "십시오", "십시요", "시오", "세요", "셔요", "마요", "봐요", "해요", "줘요", "둬요", "하라", "해라", "어라",
    "아라", "여라", "마라", "으라", "두라", "주라", "추라", "리라", "키라", "시키라", "하자", "보자", "말자",
    "두자", "주자", "쓰자", "지자", "시키자", "추자", "만들자", "않도록", "하도록", "되도록", "야 한다", "야한다",
    "야 합니다", "야합니다", "야 해요", "야 됩니다", "안 된다", "안된다", "안 됩니다", "안됩니다", "좋다", "좋습니다",
    "말 것", "할 것", "말것", "할것", "마세요", "말아야 함", "해야 함", "해야함", "됩시다", "합시다", "맙시다",
    "봅시다", "바랍니다", "권장합니다", "권장한다", "권장됩니다", "피합니다",
  ]

  /// Endings that turn a clause into a noun, as notes are written.
  private static let nominalEndings = [
    "하기", "지 않기", "말기", "되기", "추기", "주기", "두기", "쓰기", "만들기", "시키기", "함", "됨", "않음",
    "있음", "없음", "좋음", "것", "피하기", "죠", "나요", "까요", "네요", "에요", "예요", "아요", "어요", "지요",
  ]
}

enum JapaneseAdvice {
  static func isDirective(_ sentence: String) -> Bool {
    directiveEndings.contains { sentence.withoutFinalMarks.hasSuffix($0) }
  }

  private static let directiveEndings = [
    "ください", "ましょう", "しよう", "べきです", "べきだ", "ないこと", "すること", "する", "しない", "避ける", "使う",
    "にします", "ようにします", "検討します", "避けます", "必要があります", "てはいけません", "なければなりません",
  ]

  /// Whether a phrase ends in a verb or an adjective: in hiragana other than a particle's.
  static func isPredicate(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    guard let last = phrase.unicodeScalars.last, phrase.unicodeScalars.count >= 4 else {
      return false
    }
    if phrase.hasSuffix("こと") || phrase.hasSuffix("ましょう") { return true }
    return "るいうくすつぬむぐぶただんせろれめけ".unicodeScalars.contains(last)
  }
}

extension String {
  /// Without a remark in brackets at the end.
  fileprivate var withoutClosingBrackets: String {
    var text = withoutFinalMarks
    while let last = text.last, last == ")" || last == "）" {
      guard let open = text.lastIndex(where: { $0 == "(" || $0 == "（" }) else { break }
      text = String(text[..<open]).withoutFinalMarks
    }
    return text
  }
}
