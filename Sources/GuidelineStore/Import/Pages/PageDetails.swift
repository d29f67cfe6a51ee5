/// Lines below a title about the file: `**Last verified:** 2031-04-01`, `Author: …`.
enum PageDetails {
  /// The blocks without these lines, except lines with the source. A label may also be a name with
  /// its definition, so items go only if one of them has a label of files; paragraphs likewise.
  static func removed(from blocks: [Block]) -> [Block] {
    let start = blocks.first?.isHeading == true ? 1 : 0
    let top = blocks[start...].prefix { $0.isDetail || $0.isSourceLine || $0.text.isEmpty }
    let kinds = Set(top.filter(\.statesDetail).map(\.isItem))
    guard !kinds.isEmpty else { return blocks }
    return blocks.enumerated().compactMap { index, block in
      let isDetail =
        top.indices.contains(index) && block.isDetail && !block.isSourceLine
        && kinds.contains(block.isItem)
      return isDetail ? nil : block
    }
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

  private func lines(of text: [UInt8]) -> [String] {
    text.split(separator: .lineFeed).map { String(decoding: $0, as: UTF8.self) }
  }
}

private struct Detail {
  /// Whether only files have such a label.
  let isOfFile: Bool

  init?(_ line: String) {
    guard let colon = line.prefix(40).firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return nil
    }
    let label = line[..<colon]
    let value = String(line[line.index(after: colon)...]).trimmed
    guard !value.isEmpty, label.split(separator: " ").count <= 3,
      value.hasPrefix("http") || !value.endsSentence
    else { return nil }
    isOfFile = Self.labels.contain(String(label))
  }

  private static let labels = Labels(.detailLabels)
}
