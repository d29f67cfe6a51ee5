/// The order of two slugs in which runs of digits count as numbers: `ios9` before `ios13`.
struct NumericOrder: Comparable {
  private let slug: String

  init(_ slug: String) {
    self.slug = slug
  }

  static func < (one: NumericOrder, other: NumericOrder) -> Bool {
    if one.slug == other.slug { return false }
    var left = one.slug.utf8[...]
    var right = other.slug.utf8[...]
    while !left.isEmpty && !right.isEmpty {
      let (a, b) = (nextPart(of: &left), nextPart(of: &right))
      if a.elementsEqual(b) { continue }
      guard let x = Int(Substring(a)), let y = Int(Substring(b)) else {
        return a.lexicographicallyPrecedes(b)
      }
      if x != y { return x < y }
    }
    return left.isEmpty && right.isEmpty ? one.slug < other.slug : left.isEmpty
  }

  /// Takes the digits, or what stands before the next one, off the front.
  private static func nextPart(of rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let isNumber = rest.first?.isASCIIDigit
    let end = rest.firstIndex { $0.isASCIIDigit != isNumber } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}
