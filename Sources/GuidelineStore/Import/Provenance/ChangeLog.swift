/// The change log of a page of the current edition.
enum ChangeLog {
  /// The latest date in the section called `Change log`, which may be a table, a list or headings.
  static func newestDate(in blocks: [Block]) -> WrittenDate? {
    guard let title = blocks.lastIndex(where: { $0.label.contains(.changeLog) }) else { return nil }
    let level = blocks[title].headingLevel ?? Block.deepestHeading
    return blocks[(title + 1)...].prefix { $0.headingLevel.map { $0 > level } ?? true }
      .flatMap { $0.text.text.split(separator: .lineFeed) }
      .compactMap { WrittenDate.first(in: String(decoding: $0.prefix(longestDate), as: UTF8.self)) }
      .max()
  }

  /// In bytes. Each line starts with its date.
  private static let longestDate = 24
}
