/// The order of two slugs in which runs of digits count as numbers: `ios9` before `ios13`.
struct NumericOrder: Comparable {
  private let slug: String

  init(_ slug: String) {
    self.slug = slug
  }

  static func < (one: NumericOrder, other: NumericOrder) -> Bool {
    let left = one.parts
    let right = other.parts
    for (a, b) in zip(left, right) where a != b {
      guard let x = Int(a), let y = Int(b) else { return a < b }
      if x != y { return x < y }
    }
    return left.count == right.count ? one.slug < other.slug : left.count < right.count
  }

  private var parts: [Substring] {
    var parts: [Substring] = []
    var start = slug.startIndex
    var index = slug.startIndex
    while index < slug.endIndex {
      let next = slug.utf8.index(after: index)
      if next == slug.endIndex
        || slug.utf8[index].isASCIIDigit != slug.utf8[next].isASCIIDigit
      {
        parts.append(slug[start..<next])
        start = next
      }
      index = next
    }
    return parts
  }
}
