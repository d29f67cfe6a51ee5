/// When a text was written, by its front matter or a line below its title.
enum DateOfWriting {
  /// - Returns: `nil` without dates, or if they span editions, as the text may belong to either.
  static func evidence(_ frontMatter: FrontMatter, _ lines: [SourceLine]) -> EditionEvidence? {
    let dates = frontMatter.dates + datesOfPost(lines)
    guard let newest = dates.max() else { return nil }
    let era = Era(newest)
    guard dates.allSatisfy({ Era($0).edition == era.edition }) else { return nil }
    let month = "\(newest.year)-" + (newest.month < 10 ? "0" : "") + "\(newest.month)"
    return EditionEvidence(era, because: "its date, \(month)")
  }

  /// The dates in short lines near the top, where posts have them.
  private static func datesOfPost(_ lines: [SourceLine]) -> [WrittenDate] {
    let texts = lines.lazy.filter { !LineContent($0.bytes).isBlank }.prefix(longestTop)
    return texts.flatMap { line in
      // The name of a picture has the date of the picture.
      let mayHaveDate =
        line.bytes.count <= longestLine && line.bytes.contains(where: \.isASCIIDigit)
        && line.bytes.find("<img") == nil && line.bytes.find("![") == nil
      return mayHaveDate ? WrittenDate.all(in: String(decoding: line.bytes, as: UTF8.self)) : []
    }
  }

  /// In lines with text. A site's own words may precede the post.
  private static let longestTop = 20
  /// In bytes.
  private static let longestLine = 120
}
