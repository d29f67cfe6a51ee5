/// Unmarked list labels directly below a list. Markdown joins them to its last item; people don't.
struct PlainLabels {
  /// Why a line is a block of its own.
  enum Role {
    /// A list's label; level 1 is the outermost.
    case label(level: Int)
    case paragraph
  }

  private var roles: [Int: Role] = [:]
  /// Computed only if a line may be a label.
  private lazy var page = Page(lines)
  private let lines: [SourceLine]

  init(_ lines: [SourceLine]) {
    self.lines = lines
    for position in lines.indices.dropFirst() where !lines[position - 1].bytes.isEmpty {
      let content = LineContent(lines[position].bytes)
      guard content.hasItemMarker, content.column < 4 else { continue }
      read(Run(lines, above: position))
    }
  }

  /// The role of a line, by index; `nil` if its marks decide.
  subscript(position: Int) -> Role? { roles[position] }

  private mutating func read(_ run: Run) {
    guard let last = run.lines.last, last.isLabel else { return }
    let isOpen = run.isBehindItem ? run.canLeaveList(of: page) : page.isUnspaced
    guard isOpen, zip(run.lines, run.lines.dropFirst()).allSatisfy({ page.breaks($0, before: $1) })
    else { return }
    for line in run.lines { roles[line.position] = .paragraph }
    guard !last.introducesList else { return }
    // Above the list's own label: the titles of its part and of the parts around that one.
    let titles = run.lines.dropLast().prefix { $0.isLabel && !$0.introducesList }
    let level = last.saysWhatIsListed ? Self.levelOfTitles + 1 : Self.levelOfTitles
    roles[last.position] = .label(level: level)
    for (distance, title) in titles.reversed().enumerated() {
      roles[title.position] = .label(level: max(level - 1 - distance, 1))
    }
  }

  /// The level of a title right above its list.
  static let levelOfTitles = Run.longest
}

extension PlainLabels {
  fileprivate struct Line {
    let position: Int
    let text: String
    let language: Language

    init(_ line: SourceLine, at position: Int) {
      self.position = position
      var content = LineContent(line.bytes)
      if content.hasItemMarker { content.takeItemMarker() }
      text = String(decoding: content.rest, as: UTF8.self)
      language = ScriptCounts(Array(content.rest)).language ?? .english
    }

    var introducesList: Bool { text.hasSuffix(":") || text.hasSuffix("：") }

    var saysWhatIsListed: Bool {
      !PageWords.Label(of: text).isDisjoint(with: [.note, .promiseOfRules, .commonSection])
    }

    /// Whether it is worded like a title.
    var isLabel: Bool {
      guard text.columns <= 40, text.wordCount <= 6, !",;、；".contains(text.last ?? ","),
        !ClosingMark.starts(Array(text.utf8), at: 0)
      else { return false }
      return !(text.utf8.first?.isASCIILowercase ?? true) && !Advice.isSentence(text, language)
    }
  }

  /// The unmarked lines right above an item.
  fileprivate struct Run {
    private(set) var lines: [Line] = []
    private(set) var above: Line?
    private(set) var isBehindItem = false

    /// A longer run is text.
    static let longest = 5

    init(_ source: [SourceLine], above item: Int) {
      var position = item - 1
      while position >= 0 {
        let content = LineContent(source[position].bytes)
        if content.isBlank { break }
        if content.hasItemMarker || content.column > 1 {
          above = Line(source[position], at: position)
          isBehindItem = content.hasItemMarker || !lines.isEmpty
          break
        }
        let line = Line(source[position], at: position)
        guard content.isPlainText, !line.text.endsSentence else { break }
        lines.insert(line, at: 0)
        guard lines.count <= Self.longest else {
          lines = []
          break
        }
        position -= 1
      }
    }

    /// Whether it neither continues nor translates the item above.
    func canLeaveList(of page: Page) -> Bool {
      guard let above, let first = lines.first else { return false }
      let isEnglish = above.language == .english
      return lines.allSatisfy { ($0.language == .english) == isEnglish }
        && page.breaks(above, before: first)
    }
  }

  /// How a page's lines are broken.
  fileprivate struct Page {
    /// Whether it has hardly any blank lines, and no marks except items'.
    let isUnspaced: Bool
    /// The columns of the longest line.
    private let width: Int

    init(_ lines: [SourceLine]) {
      var (width, blank, hasMarks) = (0, 0, false)
      for line in lines {
        let content = LineContent(line.bytes)
        if content.isBlank {
          blank += 1
          continue
        }
        if content.hasMarkOfMarkup { hasMarks = true }
        if content.rest.find("://") == nil { width = max(width, content.rest.columns) }
      }
      self.width = width
      isUnspaced = !hasMarks && blank * 8 <= lines.count
    }

    /// Whether `next` doesn't continue the sentence of `line`, where its first word would have fit.
    func breaks(_ line: Line?, before next: Line) -> Bool {
      guard let line else { return true }
      if line.text.endsSentence { return true }
      if line.language == .english, line.text.runsOn { return false }
      let word = next.text.split(separator: " ").first.map { String($0).columns } ?? 0
      // Unspaced text may break anywhere.
      let needed = line.text.columns + 1 + (next.language == .english ? word : min(word, 4))
      return needed <= max(Self.narrowestWidth, width * 85 / 100)
    }

    /// In columns; wrapped lines are longer.
    private static let narrowestWidth = 50
  }
}

extension String {
  /// About how many terminal columns it takes.
  fileprivate var columns: Int { utf8.columns }

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
