/// Lists whose items only name what is listed below them, such as the toggles of note programs:
/// `- ▶ Wording`, then `    - **Name the unit.** …`.
enum Outline {
  /// The blocks with such names as titles, and the lists below them as outermost ones.
  static func unfolded(_ blocks: [Block]) -> [Block] {
    let isMarked = blocks.contains { $0.statesRule || $0.listDepth <= 1 && $0.marksRule }
    var blocks = blocks
    for depth in 0..<deepest {
      let lists = lists(in: blocks).filter { isOutline(blocks[$0], isMarked: isMarked) }
      if lists.isEmpty { break }
      for index in lists.joined() { blocks[index].unfold(atDepth: depth) }
    }
    return blocks
  }

  /// How many levels of a list may be names.
  private static let deepest = 3

  private static func lists(in blocks: [Block]) -> [Range<Int>] {
    var lists: [Range<Int>] = []
    var start = 0
    for end in 0...blocks.count where end == blocks.count || !blocks[end].isInList {
      if start < end, blocks[start].kind == .item(depth: 1) { lists.append(start..<end) }
      start = end + 1
    }
    return lists
  }

  /// - Parameter isMarked: Whether other rules are marked; then these must be, too.
  private static func isOutline(_ list: ArraySlice<Block>, isMarked: Bool) -> Bool {
    var (names, parents) = (0, 0)
    for (item, next) in zip(list, list.dropFirst()) where item.kind == .item(depth: 1) {
      guard next.kind == .item(depth: 2) else { continue }
      parents += 1
      if item.isName { names += 1 }
    }
    let items = list.count { $0.kind == .item(depth: 1) }
    let details = list.filter { $0.kind == .item(depth: 2) }
    guard names > 0, names == parents, parents * 2 > items else { return false }
    return details.contains(where: \.marksRule)
      || !isMarked && list.allSatisfy { $0.lead == nil }
        && details.count(where: \.saysSomething) * 2 > details.count
  }
}

extension Block {
  fileprivate var isInList: Bool { !isHeading && listDepth > 0 }

  fileprivate var marksRule: Bool { lead?.meaning == .rule }

  fileprivate var isName: Bool {
    (lead == nil || isAllBold) && line.wordCount <= Self.longestName && !line.endsSentence
      && !Advice.isDirective(line, language) && !Advice.isTerseAdvice(line, language)
  }

  /// In words.
  private static let longestName = 6
  /// The level of headings that the outermost names become.
  private static let levelOfNames = 4

  /// Makes it a title, or an item of a list one level further out.
  fileprivate mutating func unfold(atDepth depth: Int) {
    if kind == .item(depth: 1) {
      guard isName else { return }
      var start = 0
      while start < text.text.count, Script(at: start, in: text.text) == .other {
        start += decodeScalar(text.text, start).length
      }
      (kind, listDepth) = (.heading(level: min(Self.levelOfNames + depth, 6)), 0)
      text = text.parts([start..<text.text.count])[0]
    } else {
      if case .item(let own) = kind { kind = .item(depth: own - 1) }
      listDepth -= 1
    }
  }
}
