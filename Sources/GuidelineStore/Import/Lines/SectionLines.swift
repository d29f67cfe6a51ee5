/// Section titles in unmarked text that look like items, `2) Cups`, or are alone between lists.
enum SectionLines {
  /// Line index → level as a label, for a text without markup.
  static func levels(in contents: [LineContent]) -> [Int: Int] {
    let texts = contents.indices.filter { !contents[$0].isBlank }
    var numbered: [Line] = []
    var betweenLists: [Line] = []
    var isInSections = false
    for (place, position) in texts.enumerated() {
      let content = contents[position]
      guard content.column <= 1, content.rest.count <= Line.longest else { continue }
      let above = place > 0 ? texts[place - 1] : nil
      let below = place + 1 < texts.count ? texts[place + 1] : nil
      guard let below, below > position + 1, above.map({ $0 < position - 1 }) ?? true else {
        continue
      }
      let around = [above, below].compactMap { $0 }.map { contents[$0] }
      let isNumbered = content.itemMarker?.number != nil
      let isInNumberedList = isNumbered && around.contains { $0.itemMarker?.number != nil }
      if isNumbered ? isInNumberedList : !content.isPlainText { continue }
      let line = Line(content, at: position, above: contents[below])
      if !isNumbered, line.isCommon { isInSections = true }
      guard line.isShort else { continue }
      if isNumbered {
        numbered.append(line)
      } else if line.isTitle, above != nil, around[0].belongsToList, around[1].hasItemMarker {
        betweenLists.append(line)
      }
    }
    var levels: [Int: Int] = [:]
    // Numbered ones may be the steps of an unnumbered section.
    for line in sections(numbered) { levels[line.position] = PlainLabels.levelOfSections + 1 }
    if isInSections {
      for line in betweenLists { levels[line.position] = PlainLabels.levelOfSections }
    }
    return levels
  }

  /// The titles that count from 1, or that are common. If most of them give advice, they are rules.
  private static func sections(_ numbered: [Line]) -> [Line] {
    let areCounted = numbered.count >= 2 && numbered.map(\.number) == Array(1...numbered.count)
    let advising = numbered.count(where: \.advises)
    if areCounted, advising * 2 <= numbered.count { return numbered }
    return numbered.filter(\.isCommon)
  }

  private struct Line {
    let position: Int
    let text: String
    let language: Language
    let number: Int?
    private let below: LineContent

    /// In bytes.
    static let longest = 80

    init(_ content: LineContent, at position: Int, above below: LineContent) {
      self.below = below
      self.position = position
      number = content.itemMarker?.number
      var content = content
      if content.hasItemMarker { content.takeItemMarker() }
      let words = content.words
      text = words.line
      language = ScriptCounts(words.text).language ?? .english
    }

    var isCommon: Bool { PageWords.isCommonSection(text) && !text.hasSuffix(":") }

    /// Whether it tells people what to do, and the text below does not.
    var advises: Bool {
      guard Advice.isSentence(text, language) || Advice.isDirective(text, language) else {
        return false
      }
      let words = below.words
      let sentence = words.line(Sentence.first(of: words.text))
      return !Advice.isDirective(sentence, language)
    }

    var isShort: Bool {
      text.wordCount <= 6 && !text.isEmpty && !text.endsSentence && !text.runsOn
        && !",;:、；：".contains(text.last ?? ",") && !PageWords.isNote(text)
    }

    var isTitle: Bool {
      isCommon
        || !(text.utf8.first?.isASCIILowercase ?? true) && !Advice.isSentence(text, language)
    }
  }
}

extension LineContent {
  fileprivate var belongsToList: Bool { hasItemMarker || column > 1 }
}
