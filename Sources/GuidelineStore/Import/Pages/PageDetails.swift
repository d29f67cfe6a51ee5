/// Lines below a title about the file: `**Last verified:** 2031-04-01`, `Author: …`.
struct PageDetails {
  /// The blocks without these lines, except lines with the source.
  let rest: [Block]
  /// The platforms that the page applies to, as one of the lines says; empty if none does.
  let platforms: [String]

  /// A label may also be a name with its definition, so items go only if one of them has a label of
  /// files; paragraphs likewise.
  init(_ blocks: [Block]) {
    let start = blocks.first?.isHeading == true ? 1 : 0
    let top = blocks[start...].prefix { $0.isDetail || $0.isSourceLine || $0.text.isEmpty }
    let kinds = Set(top.filter(\.statesDetail).map(\.isItem))
    let details =
      kinds.isEmpty
      ? []
      : top.indices.filter { index in
        blocks[index].isDetail && !blocks[index].isSourceLine
          && kinds.contains(blocks[index].isItem)
      }
    rest = blocks.indices.filter { !details.contains($0) }.map { blocks[$0] }
    platforms = details.flatMap { blocks[$0].platformsOfPage }
  }
}

extension Block {
  /// Whether each line is a short label with a value that is no sentence.
  fileprivate var isDetail: Bool {
    guard kind == .paragraph || isItem, !text.isEmpty, text.text.count <= 400 else { return false }
    return lines(of: text.text).allSatisfy { Detail($0) != nil }
  }

  /// Whether a line has a label that only files have: a date, an author, a status.
  fileprivate var statesDetail: Bool {
    isDetail && lines(of: text.text).contains { Detail($0)?.isOfFile == true }
  }

  fileprivate var platformsOfPage: [String] {
    lines(of: text.text).compactMap { Detail($0)?.platforms }.first ?? []
  }

  private func lines(of text: [UInt8]) -> [String] {
    text.split(separator: .lineFeed).map { String(decoding: $0, as: UTF8.self) }
  }
}

private struct Detail {
  /// Whether only files have such a label.
  let isOfFile: Bool
  /// The platforms that the page is for, if the label asks for them.
  let platforms: [String]?

  init?(_ line: String) {
    guard let colon = line.prefix(40).firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return nil
    }
    let label = line[..<colon]
    let value = String(line[line.index(after: colon)...]).trimmed
    guard !value.isEmpty, label.split(separator: " ").count <= 3,
      value.hasPrefix("http") || !value.endsSentence
    else { return nil }
    platforms =
      Self.platformLabels.contain(String(label)) ? PageWords.mentionedPlatforms(in: value) : nil
    isOfFile = platforms != nil || Self.labels.contain(String(label))
  }

  private static let labels = Labels(.detailLabels)
  private static let platformLabels = Labels(.platformLabels)
}
