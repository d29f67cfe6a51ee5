/// When a text was written, by its front matter, a line below its title, or its screenshots.
enum DateOfWriting {
  /// - Returns: `nil` without dates, or if they span editions, as the text may belong to either.
  static func evidence(_ frontMatter: FrontMatter, _ lines: [SourceLine]) -> EditionEvidence? {
    var dates = frontMatter.dates + datesOfPost(lines)
    let isOfScreenshots = dates.isEmpty
    if isOfScreenshots { dates = datesOfScreenshots(lines) }
    guard let newest = dates.max() else { return nil }
    let era = Era(newest)
    guard dates.allSatisfy({ Era($0).edition == era.edition }) else { return nil }
    let month = "\(newest.year)-" + (newest.month < 10 ? "0" : "") + "\(newest.month)"
    // One translator's screenshots are from many days, so they show no revision.
    return isOfScreenshots
      ? EditionEvidence(era.edition, because: "its screenshots from \(month)")
      : EditionEvidence(era, because: "its date, \(month)")
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

  /// Systems name screenshots by the day: `Screen Shot 2031-04-01 at 09.30.png`.
  private static func datesOfScreenshots(_ lines: [SourceLine]) -> [WrittenDate] {
    lines.compactMap { line in
      guard let name = names.lazy.compactMap({ line.bytes.find($0) }).first else { return nil }
      let behind = line.bytes[name.upperBound...].prefix(20)
      // In an address, `%20` is a space.
      let day = behind.starts(with: "%20".utf8) ? behind.dropFirst(3) : behind
      return WrittenDate.first(in: String(decoding: day, as: UTF8.self))
    }
  }

  private static let names: [StaticString] = [
    "creenshot", "creen Shot", "creen_Shot", "creen%20Shot", "스크린샷", "スクリーンショット",
  ]
}
