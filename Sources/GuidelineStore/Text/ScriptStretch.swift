/// A part of a written word that is in one script.
struct ScriptStretch: Hashable {
  enum Kind {
    /// Letters and digits of scripts that use spaces, and the marks between them.
    case word
    case hangul, kanji, katakana, hiragana
  }

  var kind: Kind
  var text: String
  var scalars: [UInt32]
  /// The hiragana that directly follow it: a verb's ending, or particles.
  var following = ""
}

extension ScriptStretch {
  /// Whether it may be a word, rather than text without spaces. Only words are tried as compounds
  /// and misspellings, letter by letter.
  var mayBeWord: Bool { scalars.count <= 64 }

  /// The American spelling of an English word, or the full name of a key, if different.
  var otherSpelling: String? {
    guard kind == .word else { return nil }
    let word = String(scalars: scalars)
    return KeyNames.fullName(of: word) ?? BritishSpelling.american(of: word)
  }

  var language: Language {
    switch kind {
    case .word: .english
    case .hangul: .korean
    case .kanji, .katakana, .hiragana: .japanese
    }
  }

  /// Splits a written word where its script changes: `シートを閉じる` → `シート を 閉 じる`.
  ///
  /// A single hiragana of a compound verb doesn't separate its kanji: `取り消し` → `取り消 し`.
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
        // `Cmd+Z` and `OK/Cancel` are split, `1/2` isn't; `cmd-c` is split, `pop-up` isn't.
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

  /// Shorter spellings of words with hiragana between their kanji: without them and, for a single
  /// compound, also without those at its end: `引き下げて更新` → `引下げて更新`, `取り消し` → `取消し 取消 取り消`.
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

  /// Whether this is a single hiragana that may end the first half of a compound verb.
  private var isLink: Bool { scalars.count == 1 && Self.links.contains(scalars[0]) }

  /// The hiragana that may end the first half of a compound verb.
  private static let links = "いきしちびみりぎけえせべめれげ".unicodeScalars.map(\.value)
}

extension ScriptStretch {
  /// A stretch that may still grow.
  private struct Current {
    var kind: Kind
    var range: Range<Int>
    var scalars: [UInt32] = []

    var endsInLetter: Bool { scalars.last.map { !(0x30...0x39 ~= $0) } ?? false }
    var isKey: Bool { scalars.count < 8 && KeyNames.isPressed(String(scalars: scalars)) }
  }
}

extension Letter {
  /// Whether the letter is `+` or `/`, which join separate words.
  fileprivate var joinsWords: Bool { scalar == 0x2B || scalar == 0x2F }
}

extension ScriptStretch.Kind {
  /// The kind of stretch that a letter belongs to; `nil` if it isn't part of a word.
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
