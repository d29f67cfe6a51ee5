/// A language, as a BCP 47 tag: `en`, `ko`, `ja`.
public struct Language: Hashable, Sendable {
  /// The tag in lower case, without spaces.
  package let tag: String

  /// - Parameter tag: Letters, digits and hyphens; `nil` is returned for anything else.
  public init?(_ tag: String) {
    guard (2...35).contains(tag.utf8.count),
      tag.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") })
    else { return nil }
    self.tag = tag.utf8.contains { $0.isASCIIUppercase } ? tag.lowercased() : tag
  }

  private init(known tag: String) {
    self.tag = tag
  }

  /// Drops the region: `ko-kr → ko`.
  package var withoutRegion: Language {
    Language(known: String(tag.prefix { $0 != "-" }))
  }

  /// English, the fallback for every other language.
  public static let english = Language(known: "en")
  /// Korean.
  public static let korean = Language(known: "ko")
  /// Japanese.
  public static let japanese = Language(known: "ja")
}

extension Language: Comparable, CustomStringConvertible {
  /// By tag.
  public static func < (one: Language, other: Language) -> Bool { one.tag < other.tag }
  /// The tag.
  public var description: String { tag }
}
