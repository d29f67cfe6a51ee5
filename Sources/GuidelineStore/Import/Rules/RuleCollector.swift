/// Collects the rules of a page in order, each with the sections around it.
struct RuleCollector {
  private(set) var rules: [ParsedRule] = []
  /// The index of the rule that text is added to.
  private(set) var open: Int?
  private var sections: [Section] = []
  /// The section or rule that unnamed pieces are named after; `nil` if it has no name.
  private var name: String?
  /// How many pieces have been named after it.
  private var namedCount = 0

  /// - Parameter namesParagraphs: Whether unnamed pieces get names, which survive new wording.
  init(namesParagraphs: Bool = false) {
    self.namesParagraphs = namesParagraphs
    name = Self.nameOfIntroduction
  }

  private let namesParagraphs: Bool
  private static let nameOfIntroduction = "overview"

  private struct Section {
    let level: Int
    let title: String
    /// `nil` if the title doesn't name platforms.
    let platforms: [String]?
    /// Whether the title names nothing else.
    let isPlatform: Bool
  }

  // MARK: Sections

  /// Enters a section, and leaves those at its level or deeper. Its paragraphs are named after
  /// `name`, or else after its platforms.
  mutating func enter(_ level: Int, _ title: String, name: String? = nil) {
    while let last = sections.last, last.level >= level { sections.removeLast() }
    let isLong = title.utf8.count > Self.longestTitle
    let title = isLong ? String(title.unicodeScalars.prefix(Self.longestTitle / 4)) + "…" : title
    let named = PageWords.platforms(in: title)
    let platforms = named ?? (namesParagraphs ? nil : PageWords.mentionedPlatforms(in: title))
    sections.append(
      Section(level: level, title: title, platforms: platforms, isPlatform: named != nil))
    open = nil
    let slug = named.map { PathEvidence.slug(PagePlatforms.sorted($0).flatMap(foldedWords)) }
    (self.name, namedCount) = (name ?? slug, 0)
  }

  /// In bytes. Each rule repeats the titles of its sections, so longer ones are cut.
  private static let longestTitle = 400

  /// Leaves the sections that are deeper than a rule's heading, up to a level.
  mutating func leaveSections(below level: Int, upTo deepest: Int) {
    let inner = sections.firstIndex { $0.level > level && $0.level <= deepest }
    if let inner { sections.removeSubrange(inner...) }
  }

  var isInPlatform: Bool {
    sections.contains(where: \.isPlatform)
  }

  // MARK: Rules

  /// Adds a rule and opens it for text.
  mutating func start(
    _ kind: RuleKind, _ lead: String, _ body: String, _ block: Block, _ pair: Int?,
    because reason: PieceReason
  ) {
    add(kind, lead, body, block, pair, because: reason)
    open = rules.count - 1
  }

  /// Adds a rule; the open one stays open.
  mutating func add(
    _ kind: RuleKind, _ lead: String, _ body: String, _ block: Block, _ pair: Int?,
    because reason: PieceReason
  ) {
    rules.append(
      ParsedRule(
        section: sections.map(\.title), kind: kind, lead: lead, body: body,
        platforms: sections.last { $0.platforms != nil }?.platforms ?? [], lines: block.lines,
        pair: pair, reason: reason))
    if !namesParagraphs, let label = PlatformLabel(block.text.text) {
      rules[rules.count - 1].platforms = label.platforms
    }
    guard namesParagraphs, let name else { return }
    namedCount += 1
    rules[rules.count - 1].concept = namedCount == 1 ? name : "\(name)-\(namedCount)"
  }

  /// Starts a rule whose attributes the document states.
  mutating func start(_ attributes: HeadingAttributes, _ block: Block) {
    start(attributes.kind, attributes.text, "", block, nil, because: .stated)
    rules[rules.count - 1].concept = attributes.id
    (name, namedCount) = (attributes.id + "-note", 0)
    rules[rules.count - 1].comesFrom = attributes.comesFrom
    if !attributes.platforms.isEmpty {
      rules[rules.count - 1].platforms = PagePlatforms.sorted(attributes.platforms)
    }
  }

  mutating func close() {
    open = nil
  }

  // MARK: Text

  /// Adds text to the open rule, to an introduction whose list or code it is, or as a new one.
  mutating func addText(_ block: Block, _ pair: Int?, isListIntroduced: Bool) {
    if let open {
      extend(open, block)
    } else if block.isItem || block.isCode || block.kind == .table, let last = rules.last,
      last.kind == .paragraph, last.section == sections.map(\.title),
      isListIntroduced || block.isItem || block.isCode
    {
      extendLast(block)
    } else {
      add(.paragraph, "", Self.bodyText(block), block, pair, because: .text)
    }
  }

  /// Adds a line to the pair that the previous block started.
  mutating func continueText(_ block: Block, _ pair: Int) {
    if rules.last?.pair == pair {
      extendLast(block)
    } else {
      addText(block, pair, isListIntroduced: false)
    }
  }

  mutating func extendLast(_ block: Block) {
    extend(rules.count - 1, block)
  }

  private mutating func extend(_ index: Int, _ block: Block) {
    let text = Self.bodyText(block)
    let isListLine = block.isItem || block.listDepth > 1
    let follows = isListLine && rules[index].body.lastLineIsItem
    if rules[index].body.isEmpty {
      rules[index].body = text
    } else {
      rules[index].body += (follows ? "\n" : "\n\n") + text
    }
    let lines = rules[index].lines
    rules[index].lines = lines.lowerBound...max(lines.upperBound, block.lines.upperBound)
  }

  private static func bodyText(_ block: Block) -> String {
    switch block.kind {
    case .item(let depth):
      return String(repeating: "  ", count: depth - 1) + "- " + block.line
    case .table, .code:
      return String(decoding: block.text.text, as: UTF8.self)
    default:
      return block.line.hasPrefix(": ") ? String(block.line.dropFirst(2)) : block.line
    }
  }
}

extension String {
  fileprivate var lastLineIsItem: Bool {
    let start = utf8.lastIndex(of: .lineFeed).map { utf8.index(after: $0) } ?? utf8.startIndex
    return utf8[start...].drop { $0 == .space }.starts(with: "- ".utf8)
  }
}
