/// Orders slugs with runs of digits as numbers: `ios9` before `ios13`.
struct NumericOrder: Comparable {
  private let slug: String

  init(_ slug: String) {
    self.slug = slug
  }

  static func < (one: NumericOrder, other: NumericOrder) -> Bool {
    var left = one.slug.utf8.makeIterator()
    var right = other.slug.utf8.makeIterator()
    var (a, b) = (left.next(), right.next())
    var isFirst = true
    while let x = a, let y = b {
      if x.isASCIIDigit, y.isASCIIDigit {
        let (number, otherNumber) = (takeNumber(&a, &left), takeNumber(&b, &right))
        if number != otherNumber { return number < otherNumber }
      } else if x != y {
        // A number sorts before other continuations.
        if !isFirst, x.isASCIIDigit || y.isASCIIDigit { return x.isASCIIDigit }
        return x < y
      } else {
        (a, b) = (left.next(), right.next())
      }
      isFirst = false
    }
    return a == nil && b == nil ? one.slug < other.slug : a == nil
  }

  /// Consumes leading digits; saturates on overflow.
  private static func takeNumber(
    _ next: inout UInt8?, _ rest: inout String.UTF8View.Iterator
  ) -> Int {
    var number = 0
    while let digit = next, digit.isASCIIDigit {
      let (tens, isTooBig) = number.multipliedReportingOverflow(by: 10)
      number = isTooBig || tens > Int.max - 9 ? Int.max - 9 : tens + Int(digit - 0x30)
      next = rest.next()
    }
    return number
  }
}
