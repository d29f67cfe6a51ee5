/// A piece of text that a snippet shows whole or not at all.
struct SnippetAtom: Equatable {
  /// Bytes of the text, without white space around.
  var range: Range<Int>
  /// The room it takes: 1 for a Korean or Japanese character, 2 for any other word.
  var weight: Int
  /// Whether a sentence begins here.
  var startsSentence: Bool
}

extension SnippetAtom {
  /// Cuts a text between words: at white space, and in Japanese where a word is likely to begin.
  static func atoms(of text: Span<UInt8>) -> [SnippetAtom] {
    var atoms: [SnippetAtom] = []
    var current: SnippetAtom?
    var last = Side.space
    var endsSentence = true
    var index = 0
    while index < text.count {
      let scalar = text.scalar(at: index)
      let end = index + scalar.count
      let side = Side(scalar.value)
      if side == .space || side.beginsWord(after: last)
        || (current?.range.count ?? 0) > Self.longest
      {
        if let atom = current { atoms.append(atom) }
        current = nil
      }
      if side != .space {
        var atom =
          current
          ?? SnippetAtom(range: index..<end, weight: 0, startsSentence: endsSentence)
        atom.range = atom.range.lowerBound..<end
        atom.weight += side.weight(after: current == nil ? .space : last)
        current = atom
        endsSentence = side == .stop || side == .closing && endsSentence
      } else if scalar.value == 0x0A && last == .space {
        endsSentence = true
      }
      last = side
      index = end
      guard var atom = current else { continue }
      // What goes on as it began needs no look at its neighbours.
      if side == .word {
        while index < text.count, text[index].isASCIILetter { index += 1 }
      } else if side.isCharacter {
        while index < text.count, index - atom.range.lowerBound <= Self.longest {
          let next = text.scalar(at: index)
          guard Side(next.value) == side else { break }
          index += next.count
          atom.weight += 1
        }
      }
      atom.range = atom.range.lowerBound..<index
      current = atom
    }
    if let atom = current { atoms.append(atom) }
    return atoms
  }

  /// A longer piece without white space is no word.
  private static let longest = 240

  /// What a scalar is to its neighbours.
  private enum Side {
    case space, word, hangul, kanji, katakana, hiragana, opening, closing, stop, comma

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x2E, 0x21, 0x3F, 0x3002, 0xFF01, 0xFF0E, 0xFF1F: self = .stop
      case 0x3001, 0xFF0C: self = .comma
      case 0x300C, 0x300E, 0x3010, 0xFF08: self = .opening
      case 0x22, 0x27, 0x29, 0x2019, 0x201D, 0x300D, 0x300F, 0x3011, 0xFF09: self = .closing
      default:
        switch ScalarKind(plain: scalar) {
        case .space: self = .space
        case .hangul: self = .hangul
        case .ideograph: self = .kanji
        case .katakana, .longMark, .middleDot: self = .katakana
        case .hiragana: self = .hiragana
        default: self = .word
        }
      }
    }

    /// Whether each scalar of this kind takes room of its own.
    var isCharacter: Bool { self == .hangul || isJapanese }

    private var isJapanese: Bool { self == .kanji || self == .katakana || self == .hiragana }

    func beginsWord(after last: Side) -> Bool {
      switch self {
      case .kanji, .katakana:
        last != self && last != .opening && last != .space && last != .closing
      case .hiragana: last == .comma || last == .stop
      case .word, .hangul, .opening: last.isJapanese || last == .comma
      default: false
      }
    }

    func weight(after last: Side) -> Int {
      switch self {
      case _ where isCharacter: 1
      case .word: last == .word || last == .stop || last == .closing ? 0 : 2
      default: 0
      }
    }
  }
}
