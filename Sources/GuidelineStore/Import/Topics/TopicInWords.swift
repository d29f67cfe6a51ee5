/// The topic of a page without a title, judging by its words.
struct TopicInWords {
  let topic: String
  /// Why, for the user to judge; `nil` if the page defines the topic.
  var reason: Message?

  /// The topic that the page defines, or mentions most, or else that of the book's previous piece.
  init?(_ blocks: [Block], before: String?, _ catalog: TopicCatalog) {
    if let defined = Self.topic(definedIn: blocks, catalog) {
      topic = defined
    } else if let counted = Self.topic(namedMostIn: blocks, catalog) {
      topic = counted
      reason = "how often the page mentions it"
    } else if let before {
      topic = before
      reason = "the piece before it"
    } else {
      return nil
    }
  }

  // MARK: Definitions

  /// Later paragraphs define other things.
  private static let firstParagraphs = 3

  /// The topic that the page defines: the subject of the first sentence, bold words near the start,
  /// or a heading with a colon: `A **stepper** changes …`, `Feedback tells …`, `#### A label:`.
  private static func topic(definedIn blocks: [Block], _ catalog: TopicCatalog) -> String? {
    var paragraphs = 0
    for block in blocks where !block.text.isEmpty && !block.isAside {
      if block.isHeading {
        if block.introducesList, let topic = topic(afterArticleIn: block.line, catalog) {
          return topic
        }
      } else if paragraphs < firstParagraphs, block.isItem || block.startsWithSentence {
        paragraphs += 1
        guard block.kind == .paragraph else { continue }
        let topic =
          topic(inBold: block, catalog)
          ?? (paragraphs == 1 ? topic(ofSubjectIn: block, catalog) : nil)
        if let topic { return topic }
      }
    }
    return nil
  }

  private static func topic(afterArticleIn heading: String, _ catalog: TopicCatalog) -> String? {
    let name = heading.withoutFinalMarks
    guard let space = name.firstIndex(of: " "), articles.contains(name[..<space].lowercased())
    else { return nil }
    return topic(named: String(name[space...]), catalog)
  }

  private static func topic(inBold block: Block, _ catalog: TopicCatalog) -> String? {
    let text = block.text
    guard block.lead.map({ $0.meaning == .label }) ?? true,
      let strong = text.joinedSpans(.strong).first
    else { return nil }
    let before = text.line(0..<strong.lowerBound).lowercased()
    let next = text.line(strong.upperBound..<text.text.count).first
    guard before.isEmpty || articles.contains(before), let next, !next.isUppercase, !next.isNumber
    else { return nil }
    return topic(named: text.line(strong), catalog)
  }

  /// The topic that is the whole subject of a sentence, up to its verb or a dash.
  private static func topic(ofSubjectIn block: Block, _ catalog: TopicCatalog) -> String? {
    guard block.language == .english else { return nil }
    let sentence = block.text.line(Sentence.first(of: block.text.text))
    // A dash without spaces separates words, too.
    var words = sentence.replacing("—", with: " — ").split(separator: " ").prefix(longestSubject)
    if let first = words.first, articles.contains(first.lowercased()) { words.removeFirst() }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let (name, next) = (words.prefix(count), words.dropFirst(count)[words.startIndex + count])
      guard !namesGoOn.contains(next.lowercased()), next == "—" || next.first?.isLowercase == true,
        name.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
      else { continue }
      if let topic = topic(named: name.joined(separator: " "), catalog) { return topic }
    }
    return nil
  }

  private static let articles: Set<String> = ["a", "an", "the"]

  /// In words, including an article and the word after the name.
  private static let longestSubject = 7

  /// `color and contrast`, `settings in a menu`
  private static let namesGoOn = Set<String>(.nameContinuations, .english)

  /// Groups of topics don't count: in a sentence, their names are ordinary words.
  private static func topic(named name: String, _ catalog: TopicCatalog) -> String? {
    catalog.slug(named: name.trimmed).flatMap { isThing($0) ? $0 : nil }
  }

  private static func isThing(_ topic: String) -> Bool {
    !TopicSections.isGroup(topic) && topic != TopicCatalog.site
  }

  // MARK: Counting

  /// The topic that a page mentions most, if the difference is clear.
  private static func topic(namedMostIn blocks: [Block], _ catalog: TopicCatalog) -> String? {
    var counts: [String: Int] = [:]
    for block in blocks where block.language == .english {
      let words = folded(block.line).split { !$0.isLetter }.map(String.init)
      for (index, word) in words.enumerated() {
        if index + 1 < words.count, let slug = catalog.slug(named: word + words[index + 1]) {
          counts[slug, default: 0] += 2
        } else if word.utf8.count > 5, let slug = catalog.slug(named: word) {
          counts[slug, default: 0] += 1
        }
      }
    }
    let ranked = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let best = ranked.first, best.value >= 6, isThing(best.key) else { return nil }
    return ranked.count == 1 || best.value >= 2 * ranked[1].value ? best.key : nil
  }
}

extension Block {
  /// Whether it makes a statement or introduces a list.
  fileprivate var startsWithSentence: Bool {
    saysAnything || introducesList || text.line(Sentence.first(of: text.text)).endsSentence
  }
}
