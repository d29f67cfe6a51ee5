/// What a page says of platforms as a whole.
package struct PagePlatforms: Hashable, Sendable {
  /// The platforms that have the page's subject; empty for all.
  package let supported: [String]
  /// The platforms of which the page has nothing more to say than of all.
  package let withoutConsiderations: [String]

  /// Apple's platforms; what pages say of CarPlay and Mac Catalyst is in sections.
  static let all = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]

  /// Names in this order, whatever theirs is; others follow.
  static func sorted(_ names: [String]) -> [String] {
    all.filter(names.contains) + names.filter { !all.contains($0) }
  }

  /// Names that aren't Apple's are left out.
  init(supported: [String] = [], withoutConsiderations: [String] = []) {
    self.supported = Self.all.filter(supported.contains)
    self.withoutConsiderations = Self.all.filter(withoutConsiderations.contains)
  }

  /// The platforms that lack the page's subject.
  package var unsupported: [String] {
    supported.isEmpty ? [] : Self.all.filter { !supported.contains($0) }
  }

  /// What it says in sentences.
  package var notes: [Message] { notes(on: Self.all) }

  /// What it says of some platforms.
  func notes(on platforms: [String]) -> [Message] {
    let plain = withoutConsiderations.filter(platforms.contains)
    let missing = unsupported.filter(platforms.contains)
    return (plain.isEmpty ? [] : [Message("nothing else to consider in \(list: plain)")])
      + (missing.isEmpty ? [] : [Message("not supported in \(list: missing)")])
  }
}
