/// A piece of text that is shown whole or not at all.
struct SnippetAtom: Equatable {
  /// In bytes of the text, without surrounding white space.
  var range: Range<Int>
  /// The room it takes: 1 for a Korean or Japanese character, 2 for any other word.
  var weight: Int
  var startsSentence: Bool
}

extension SnippetAtom {
  /// Splits a text into words: at white space, and in Japanese at likely word boundaries.
  static func atoms(of text: Span<UInt8>) -> [SnippetAtom] {
    var atoms: [SnippetAtom] = []
    atoms.reserveCapacity(text.count / 5)
    /// The current atom; empty after white space.
    var atom = SnippetAtom(range: 0..<0, weight: 0, startsSentence: false)
    var last = Side.space
    var endsSentence = true
    var index = 0
    while index < text.count {
      let scalar = text.scalar(at: index)
      let side = Side(scalar.value)
      if side == .space || side.beginsWord(after: last) || atom.range.count > Self.longest {
        if !atom.range.isEmpty { atoms.append(atom) }
        atom.range = index..<index
      }
      if side == .space {
        if scalar.value == 0x0A && last == .space { endsSentence = true }
        last = .space
        index += scalar.count
        continue
      }
      if atom.range.isEmpty {
        atom = SnippetAtom(
          range: index..<index, weight: side.weight(after: .space), startsSentence: endsSentence)
      } else {
        atom.weight += side.weight(after: last)
      }
      endsSentence = side == .stop || side == .closing && endsSentence
      last = side
      index += scalar.count
      atom.range = atom.range.lowerBound..<index
    }
    if !atom.range.isEmpty { atoms.append(atom) }
    return atoms
  }

  /// The maximum length of a word, in bytes.
  private static let longest = 240

  /// The class of a scalar for finding boundaries.
  private enum Side {
    case space, word, hangul, kanji, katakana, hiragana, opening, closing, stop, comma

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x61...0x7A, 0x41...0x5A: self = .word
      case 0x20, 0x09...0x0D: self = .space
      case 0xAC00...0xD7A3: self = .hangul
      case 0x4E00...0x9FFF: self = .kanji
      case 0x2E, 0x21, 0x3F, 0x3002, 0xFF01, 0xFF0E, 0xFF1F: self = .stop
      case 0x3001, 0xFF0C: self = .comma
      case 0x300C, 0x300E, 0x3010, 0xFF08: self = .opening
      case 0x22, 0x27, 0x29, 0x2019, 0x201D, 0x300D, 0x300F, 0x3011, 0xFF09: self = .closing
      case ..<0x80: self = .word
      default:
        switch ScalarKind(plain: scalar) {
        case .space: self = .space
        case .ideograph: self = .kanji
        case .katakana, .longMark, .middleDot: self = .katakana
        case .hiragana: self = .hiragana
        default: self = .word
        }
      }
    }

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
      case _ where self == .hangul || isJapanese: 1
      case .word: last == .word || last == .stop || last == .closing ? 0 : 2
      default: 0
      }
    }
  }
}
