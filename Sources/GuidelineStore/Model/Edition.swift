/// A named version of the guidelines: `2014`, `2019`, `current`.
///
/// Editions are ordered by date: years by number, then other names, then `current`.
public struct Edition: Hashable, Sendable {
  /// The name, in `[a-z0-9-]`.
  package let slug: String

  /// - Parameter slug: Small letters, digits and hyphens; `nil` is returned for anything else.
  public init?(_ slug: String) {
    guard slug.isSlug else { return nil }
    self.slug = slug
  }

  private init(known slug: String) {
    self.slug = slug
  }

  /// The iOS 7 guidelines, as a book.
  static let book2014 = Edition(known: "2014")
  /// The iOS web edition, from iOS 10 to iOS 15.
  static let web2019 = Edition(known: "2019")
  /// The web edition for all platforms, since June 2022.
  public static let current = Edition(known: "current")
}

extension Edition: Comparable, CustomStringConvertible {
  /// By date: years, other names, `current`.
  public static func < (one: Edition, other: Edition) -> Bool {
    one.era == other.era
      ? NumericOrder(one.slug) < NumericOrder(other.slug) : one.era < other.era
  }

  /// The slug.
  public var description: String { slug }

  private var era: Int {
    if self == .current { return 2 }
    return slug.utf8.allSatisfy(\.isASCIIDigit) ? 0 : 1
  }
}
