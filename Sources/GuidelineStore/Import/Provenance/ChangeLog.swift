/// What a page of the current edition says of its own changes.
enum ChangeLog {
  /// The newest date in the table below `Change log`; `nil` if there is none.
  static func newestDate(in blocks: [Block]) -> WrittenDate? {
    guard let heading = blocks.firstIndex(where: { $0.isHeading && $0.label.contains(.changeLog) })
    else {
      return nil
    }
    return blocks[(heading + 1)...].prefix { !$0.isHeading }
      .flatMap { $0.text.text.split(separator: .lineFeed) }
      .compactMap { WrittenDate.first(in: String(decoding: $0.prefix(longestDate), as: UTF8.self)) }
      .max()
  }

  /// Each line starts with its date. In bytes.
  private static let longestDate = 24
}
