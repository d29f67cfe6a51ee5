/// What a page says about platforms as a whole.
package struct PagePlatforms: Hashable, Sendable {
  /// The platforms the subject is available on; empty for all.
  package let supported: [String]
  /// The platforms with “no additional considerations”.
  package let withoutConsiderations: [String]

  /// Apple's platforms. CarPlay and Mac Catalyst have sections of their own instead.
  static let all = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]

  /// Sorts names in the order of `all`; others come last.
  static func sorted(_ names: [String]) -> [String] {
    all.filter(names.contains) + names.filter { !all.contains($0) }
  }

  /// Ignores names that aren't in `all`.
  init(supported: [String] = [], withoutConsiderations: [String] = []) {
    self.supported = Self.all.filter(supported.contains)
    self.withoutConsiderations = Self.all.filter(withoutConsiderations.contains)
  }

  /// The platforms the subject isn't available on.
  package var unsupported: [String] {
    supported.isEmpty ? [] : Self.all.filter { !supported.contains($0) }
  }

  /// The statements as sentences.
  package var notes: [Message] { notes(on: Self.all) }

  /// The statements about some platforms.
  func notes(on platforms: [String]) -> [Message] {
    let plain = withoutConsiderations.filter(platforms.contains)
    let missing = unsupported.filter(platforms.contains)
    return (plain.isEmpty ? [] : [Message("nothing else to consider in \(list: plain)")])
      + (missing.isEmpty ? [] : [Message("not supported in \(list: missing)")])
  }
}
