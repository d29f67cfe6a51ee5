import GuidelineStore

/// Breaks text into lines that fit a width: between words, and between the characters of scripts
/// that put no spaces between words.
///
/// Korean has spaces and is broken at them. A word that is longer than a line is broken anywhere.
struct LineBreaker {
  /// The columns of a line, without its indent.
  let width: Int

  /// - Returns: The lines, at least one; a line break in the text stays one.
  func lines(of text: StyledText) -> [StyledText] {
    var lines: [StyledText] = []
    var line = Line()
    for atom in Self.atoms(of: text) {
      if atom.isLineBreak {
        lines.append(line.text)
        line = Line()
        continue
      }
      let space = atom.hasSpaceBefore && !line.isEmpty ? 1 : 0
      if line.width + space + atom.width <= width {
        line.append(atom, space: space)
        continue
      }
      if !line.isEmpty {
        lines.append(line.text)
        line = Line()
      }
      for piece in atom.pieces {
        if !line.isEmpty, line.width + piece.width > width {
          lines.append(line.text)
          line = Line()
        }
        line.append(piece, space: 0)
      }
    }
    lines.append(line.text)
    return lines
  }
}

extension LineBreaker {
  /// What is never broken, if it fits a line.
  private struct Atom {
    var characters: [(character: Character, emphasis: Emphasis)] = []
    var width = 0
    var hasSpaceBefore = false
    var isLineBreak = false

    mutating func append(_ character: Character, _ emphasis: Emphasis) {
      characters.append((character, emphasis))
      width += TerminalWidth.columns(of: character)
    }

    /// Its characters, each for itself.
    var pieces: [Atom] {
      characters.map { character, emphasis in
        var piece = Atom()
        piece.append(character, emphasis)
        return piece
      }
    }
  }

  private struct Line {
    private(set) var text = StyledText()
    private(set) var width = 0
    var isEmpty: Bool { text.runs.isEmpty }

    mutating func append(_ atom: Atom, space: Int) {
      if space > 0, let first = atom.characters.first {
        // A space between two stretches of the same emphasis belongs to both.
        text.append(" ", text.runs.last?.emphasis == first.emphasis ? first.emphasis : .plain)
      }
      for (character, emphasis) in atom.characters { text.append(String(character), emphasis) }
      width += space + atom.width
    }
  }

  private static func atoms(of text: StyledText) -> [Atom] {
    var atoms: [Atom] = []
    var atom = Atom()
    func end() {
      if !atom.characters.isEmpty { atoms.append(atom) }
      atom = Atom()
    }
    for run in text.runs {
      for character in run.text {
        if character.isNewline {
          end()
          atoms.append(Atom(isLineBreak: true))
        } else if character.isWhitespace && character != "\u{A0}" {
          end()
          atom.hasSpaceBefore = true
        } else {
          if let last = atom.characters.last?.character, mayBreak(between: last, and: character) {
            end()
          }
          atom.append(character, run.emphasis)
        }
      }
    }
    end()
    return atoms
  }

  /// Whether a line may end between two characters that no space separates.
  private static func mayBreak(between last: Character, and next: Character) -> Bool {
    guard last.isIdeographic || next.isIdeographic else { return false }
    return !Self.openers.contains(last) && !Self.closers.contains(next)
  }

  /// What no line ends with.
  private static let openers = Set<Character>("「『（【［〔〈《“‘([{")
  /// What no line begins with.
  private static let closers = Set<Character>(
    "、。，．・：；？！」』）】］〕〉》”’…‥ー～々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%")
}

extension Character {
  /// Whether it belongs to a script that is written without spaces: Chinese characters, kana, and
  /// their punctuation.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x3000...0x303F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF60, 0xFF65...0xFF9F, 0x20000...0x323AF:
      return true
    default: return false
    }
  }
}
