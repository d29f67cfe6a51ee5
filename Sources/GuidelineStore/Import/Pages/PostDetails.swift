/// Bylines of blogs, and their cards for the pages that a text links to.
enum PostDetails {
  static func removed(from blocks: [Block]) -> [Block] {
    var removed: Set<Int> = []
    let texts = blocks.indices.filter { !blocks[$0].text.isEmpty }
    for index in texts.prefix(longestTop) where blocks[index].isByline { removed.insert(index) }
    for (place, index) in texts.enumerated() where place >= 2 && blocks[index].isHost {
      let (title, summary) = (texts[place - 2], texts[place - 1])
      guard blocks[title].isTitleOfCard, blocks[summary].isSummaryOfCard else { continue }
      removed.formUnion([title, summary, index])
    }
    guard !removed.isEmpty else { return blocks }
    return blocks.indices.filter { !removed.contains($0) }.map { blocks[$0] }
  }

  /// In blocks. A byline is below the post's title, which may follow menus.
  private static let longestTop = 10
}

extension Block {
  private var isPlainParagraph: Bool {
    kind == .paragraph && listDepth == 0 && quoteDepth == 0 && lead == nil
  }

  /// Whether it is a name with a date, and perhaps a time: `by Kim 2031. 4. 1.`
  fileprivate var isByline: Bool {
    guard isPlainParagraph, text.text.count <= 80 else { return false }
    let lines = text.text.split(separator: .lineFeed, maxSplits: 1)
    // A button of the site may follow.
    if lines.count > 1, lines[1].count > 20 || lines[1].contains(.lineFeed) { return false }
    let line = String(decoding: lines.first ?? [], as: UTF8.self)
    guard let start = line.utf8.firstIndex(where: \.isASCIIDigit) else { return false }
    let name = String(line[..<start])
    let date = line[start...]
    return !name.isEmpty && name.wordCount <= 4 && !name.endsSentence && date.isDate
  }

  /// Whether it is only the host of a site: `www.example.org`.
  fileprivate var isHost: Bool {
    guard isPlainParagraph, (4...60).contains(text.text.count), text.spans.count <= 1 else {
      return false
    }
    let parts = text.text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last,
      Self.topLevels.contains(String(decoding: last, as: UTF8.self))
    else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy {
          $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
        }
    }
  }

  /// Names of symbols have dots, too.
  private static let topLevels: Set<String> = [
    "app", "blog", "ca", "cn", "co", "com", "de", "dev", "edu", "eu", "fr", "gov", "info", "io",
    "jp",
    "kr", "me", "net", "org", "page", "site", "tech", "tw", "uk", "us", "xyz",
  ]

  fileprivate var isTitleOfCard: Bool {
    isPlainParagraph && text.text.count <= 200 && !line.endsSentence
  }

  fileprivate var isSummaryOfCard: Bool {
    isPlainParagraph && text.text.count <= 600
  }
}

extension Substring {
  /// Whether it is a date with the year first, and perhaps a time: `2031. 4. 1. 09:30`.
  fileprivate var isDate: Bool {
    let numbers = split { !($0.isASCII && $0.isNumber) }
    let others = filter { !($0.isASCII && $0.isNumber) }
    guard (3...6).contains(numbers.count), let year = numbers.first, year.utf8.count == 4,
      year.hasPrefix("19") || year.hasPrefix("20"),
      numbers.dropFirst().allSatisfy({ $0.utf8.count <= 2 })
    else { return false }
    return others.allSatisfy { " .-/:年月日년월일".contains($0) }
  }
}
