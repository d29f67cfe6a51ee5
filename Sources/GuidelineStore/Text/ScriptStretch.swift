/// A part of a written word that is in one script.
struct ScriptStretch: Hashable {
  /// What kind of characters it has.
  enum Kind {
    /// Letters and digits of scripts that set spaces, and what stands between them.
    case word
    case hangul, kanji, katakana, hiragana
  }

  var kind: Kind
  /// The text as written.
  var text: String
  /// Its folded letters.
  var scalars: [UInt32]
  /// The hiragana that stand directly after it: what a verb ends in, or particles.
  var following = ""
}

extension ScriptStretch {
  /// Whether it may be a word, rather than a text without spaces: what it is made of and what was meant
  /// by it is looked for letter by letter.
  var mayBeWord: Bool { scalars.count <= 64 }

  /// An English word as it is spelled in America, or in full, if it is spelled otherwise.
  var otherSpelling: String? {
    guard kind == .word else { return nil }
    let word = String(scalars: scalars)
    return KeyNames.fullName(of: word) ?? BritishSpelling.american(of: word)
  }

  /// The language that is written so.
  var language: Language {
    switch kind {
    case .word: .english
    case .hangul: .korean
    case .kanji, .katakana, .hiragana: .japanese
    }
  }

  /// Cuts a written word where its script changes: `シートを閉じる` → `シート を 閉 じる`.
  ///
  /// Kanji stay together over the one hiragana of a compound verb: `取り消し` → `取り消 し`.
  static func stretches(of word: String) -> [ScriptStretch] {
    var stretches: [ScriptStretch] = []
    var current: Current?
    let bytes = ContiguousArray(word.utf8)
    var reader = LetterReader()

    func end() {
      guard let stretch = current else { return }
      let text = String(decoding: bytes[stretch.range], as: UTF8.self)
      stretches.append(ScriptStretch(kind: stretch.kind, text: text, scalars: stretch.scalars))
      current = nil
    }
    func take(_ letter: Letter) -> Bool {
      guard let kind = Kind(letter.kind, after: current?.kind) else {
        // `Cmd+Z`, `OK/Cancel`, but `1/2`; `cmd-c`, but `pop-up`.
        let isKey = letter.scalar == 0x2D && current?.isKey == true
        if current?.kind != .word || isKey || letter.joinsWords && current?.endsInLetter == true {
          end()
        }
        return true
      }
      if current?.kind != kind {
        end()
        current = Current(kind: kind, range: letter.range)
      }
      let start = current?.range.lowerBound ?? letter.range.lowerBound
      current?.range = start..<letter.range.upperBound
      current?.scalars.append(letter.scalar)
      return true
    }

    var index = 0
    while index < bytes.count, let next = reader.read(bytes.span, from: index, take) {
      index = next
    }
    end()
    var joined = joiningCompounds(stretches)
    for index in joined.indices.dropLast() where joined[index + 1].kind == .hiragana {
      joined[index].following = joined[index + 1].text
    }
    return joined
  }

  /// How else words are written that have hiragana between their kanji: without them, and one of them also
  /// without those at its end: `引き下げて更新` → `引下げて更新`, `取り消し` → `取消し 取消 取り消`.
  static func shortForms(ofCompound word: String) -> [String] {
    let stretches = stretches(of: word)
    func kanji(_ stretch: ScriptStretch) -> String {
      stretch.kind == .kanji
        ? String(scalars: stretch.scalars.filter { ScalarKind(folded: $0) == .ideograph })
        : stretch.text
    }
    let short = stretches.map(kanji)
    guard short != stretches.map(\.text), let first = stretches.first else { return [] }
    let isOne =
      first.kind == .kanji && stretches.count < 3
      && stretches.dropFirst().allSatisfy { $0.kind == .hiragana && $0.scalars.count < 3 }
    return [short.joined()] + (isOne ? [short[0], first.text] : [])
  }

  private static func joiningCompounds(_ stretches: [ScriptStretch]) -> [ScriptStretch] {
    var joined: [ScriptStretch] = []
    for stretch in stretches {
      if stretch.kind == .kanji, joined.count > 1, joined[joined.count - 2].kind == .kanji,
        let link = joined.last, link.kind == .hiragana, link.isLink
      {
        joined.removeLast()
        joined[joined.count - 1].text += link.text + stretch.text
        joined[joined.count - 1].scalars += link.scalars + stretch.scalars
      } else {
        joined.append(stretch)
      }
    }
    return joined
  }

  /// Whether this is one hiragana that a verb's first half may end in.
  private var isLink: Bool { scalars.count == 1 && Self.links.contains(scalars[0]) }

  /// The hiragana that the first half of a compound verb may end in.
  private static let links = "いきしちびみりぎけえせべめれげ".unicodeScalars.map(\.value)
}

extension ScriptStretch {
  /// A stretch that may go on.
  private struct Current {
    var kind: Kind
    var range: Range<Int>
    var scalars: [UInt32] = []

    var endsInLetter: Bool { scalars.last.map { !(0x30...0x39 ~= $0) } ?? false }
    var isKey: Bool { KeyNames.isPressed(String(scalars: scalars)) }
  }
}

extension Letter {
  /// Whether it is `+` or `/`, which hold words together that are no one word.
  fileprivate var joinsWords: Bool { scalar == 0x2B || scalar == 0x2F }
}

extension ScriptStretch.Kind {
  /// What a letter belongs to; `nil` for one that belongs to no word.
  fileprivate init?(_ kind: ScalarKind, after previous: Self?) {
    switch kind {
    case .latin, .digit, .other: self = .word
    case .hangul: self = .hangul
    case .ideograph: self = .kanji
    case .katakana: self = .katakana
    case .hiragana: self = .hiragana
    case .longMark:
      guard let previous, previous == .katakana || previous == .hiragana else { return nil }
      self = previous
    case .middleDot:
      guard previous == .katakana else { return nil }
      self = .katakana
    case .mark:
      guard let previous else { return nil }
      self = previous
    case .separator, .space, .apostrophe: return nil
    }
  }
}
