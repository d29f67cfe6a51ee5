/// The rules of a page in one language.
struct PagePart {
  let language: Language
  /// How the rules are marked: `bold`, `headings` …
  let shape: String
  var rules: [ParsedRule]
  let references: [ParsedReference]
}

extension DocumentPage {
  /// One part for each language of the page.
  func parts(_ provenance: Provenance, catalog: TopicCatalog) -> [PagePart] {
    let pieces = blocks.filter { !$0.isAside }
    let parser = ReferenceParser(catalog: catalog)
    let references = blocks.filter { !$0.namesSource }.flatMap(parser.references)
    if habits?.isInterleaved != false, let interleaving = Interleaving(pieces) {
      return Self.parts(interleaving, references, provenance.marking)
    }
    let own = Outline.unfolded(pieces)
    let breaks = Self.linesBehindBreaks(in: blocks)
    let conventions = habits?.conventions ?? Conventions(own, stated: provenance.marking)
    return [
      PagePart(
        language: provenance.language(of: own),
        shape: isChapter && habits == nil ? "book" : conventions.shape,
        rules: RuleParser(
          own.map { ($0, nil) }, conventions: conventions, breaks: breaks
        ).rules,
        references: references)
    ]
  }

  /// The first lines of the blocks after a thematic break outside lists.
  private static func linesBehindBreaks(in blocks: [Block]) -> Set<Int> {
    var lines: Set<Int> = []
    var isBehindBreak = false
    for block in blocks {
      if block.kind == .thematicBreak {
        isBehindBreak = block.listDepth == 0 && block.quoteDepth == 0
      } else if isBehindBreak, !block.isAside {
        lines.insert(block.lines.lowerBound)
        isBehindBreak = false
      }
    }
    return lines
  }

  private static func parts(
    _ interleaving: Interleaving, _ references: [ParsedReference], _ marking: Marking?
  ) -> [PagePart] {
    // The language that marks more rules leads; without marks, English, whose advice is clearest.
    let conventions = interleaving.parts.map {
      Conventions($0.blocks.map(\.block), stated: marking)
    }
    let marks = conventions.map(\.leadCount)
    let leader =
      marks == [0, 0]
      ? interleaving.parts.firstIndex { $0.language == .english } ?? 0
      : marks[1] > marks[0] ? 1 : 0
    let first = RuleParser(
      interleaving.parts[leader].blocks, conventions: conventions[leader])
    let second = RuleParser(
      interleaving.parts[1 - leader].blocks, conventions: conventions[1 - leader],
      leader: first)
    let parsers = leader == 0 ? [first, second] : [second, first]
    return zip(interleaving.parts, parsers).map { part, parser in
      let own = Set(part.blocks.map(\.block.lines.lowerBound))
      return PagePart(
        language: part.language, shape: "interleaved", rules: parser.rules,
        references: references.filter { own.contains($0.line) })
    }
  }
}

extension Conventions {
  fileprivate var shape: String {
    if isAuthored { return "authored" }
    switch marking {
    case .bold, .headings: return marking.rawValue
    case .items: return "bullets"
    case .sentences: return "plain"
    }
  }
}
