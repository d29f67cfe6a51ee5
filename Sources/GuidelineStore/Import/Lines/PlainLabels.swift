/// Unmarked list labels directly below a list. Markdown joins them to its last item; people don't.
struct PlainLabels {
  /// Why a line is a block of its own.
  enum Role {
    /// A list's label; level 1 is the outermost.
    case label(level: Int)
    case paragraph
  }

  private var roles: [Int: Role] = [:]

  init(_ lines: [SourceLine]) {
    let contents = lines.map { LineContent($0.bytes) }
    lazy var width = contents.width
    for position in contents.indices.dropFirst().dropLast().reversed() {
      let (above, line, next) = (contents[position - 1], contents[position], contents[position + 1])
      let below = roles[position + 1]
      guard below != nil || next.hasItemMarker && next.column < 4, !above.isBlank,
        above.headingLevel == nil, line.column <= 1, line.isPlainText, line.isLabel(below: above),
        above.ends(before: line, width: width)
      else { continue }
      if line.rest.last == UInt8(ascii: ":") || line.rest.suffix(3).elementsEqual("：".utf8) {
        roles[position] = .paragraph
      } else if case .label(let level) = below {
        roles[position] = .label(level: max(1, level - 1))
      } else {
        roles[position] = .label(level: Self.levelOfTitles + (line.saysWhatIsListed ? 1 : 0))
      }
    }
  }

  /// The role of a line, by index; `nil` if its marks decide.
  subscript(position: Int) -> Role? { roles[position] }

  /// The level of a title right above its list.
  static let levelOfTitles = 5
}

extension LineContent {
  fileprivate var saysWhatIsListed: Bool {
    !PageWords.Label(of: words.line).isDisjoint(with: [.note, .promiseOfRules, .commonSection])
  }

  /// Whether it is worded like a title, and doesn't translate the line above.
  fileprivate func isLabel(below above: LineContent) -> Bool {
    let bytes = Array(rest)
    guard rest.columns <= 60, !ClosingMark.starts(bytes, at: 0) else { return false }
    var text = self
    if rest.last == UInt8(ascii: ":") { text = LineContent(rest.dropLast()) }
    guard text.isShortTitle else { return false }
    let language = ScriptCounts(bytes).language ?? .english
    let isAboveEnglish = (ScriptCounts(Array(above.rest)).language ?? .english) == .english
    return (language == .english) == isAboveEnglish
      && !Advice.isSentence(text.words.line, language)
  }
}

extension String {
  /// Whether its last word needs another one.
  var runsOn: Bool {
    guard let last = split(separator: " ").last else { return false }
    return last.hasSuffix(",") || Self.wordsBeforeOthers.contains(last.lowercased())
  }

  private static let wordsBeforeOthers = Set<String>(.unfinishedLineEnds, .english)
}

extension Sequence<UInt8> {
  /// A character of three or more bytes takes two columns.
  var columns: Int {
    reduce(0) { count, byte in
      byte < 0x80 || (0xC0..<0xE0).contains(byte) ? count + 1 : byte >= 0xE0 ? count + 2 : count
    }
  }
}
