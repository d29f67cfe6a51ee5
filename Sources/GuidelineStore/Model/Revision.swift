/// A dated state inside an edition: `ios13`, `2022-09`.
///
/// Revisions are ordered part by part between hyphens, numbers as numbers: `ios9` before `ios13`.
public struct Revision: Hashable, Sendable {
  /// The name, in `[a-z0-9-]`.
  package let slug: String

  /// - Parameter slug: Small letters, digits and hyphens; `nil` is returned for anything else.
  public init?(_ slug: String) {
    guard slug.isSlug else { return nil }
    self.slug = slug
  }

  /// Whether this revision is a more exact form of `other`: `2022-09` continues `2022`.
  package func continues(_ other: Revision) -> Bool {
    slug.hasPrefix(other.slug + "-")
  }
}

extension Revision: Comparable, CustomStringConvertible {
  /// Part by part, numbers as numbers.
  public static func < (one: Revision, other: Revision) -> Bool {
    NumericOrder(one.slug) < NumericOrder(other.slug)
  }

  /// The slug.
  public var description: String { slug }
}
