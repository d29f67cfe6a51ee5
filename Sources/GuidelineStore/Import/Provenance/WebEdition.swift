/// The parts of the site that only the web edition of 2019 has.
enum WebEdition {
  /// Whether words name such a part: `App Architecture`, but not `Technologies`, which stayed.
  static func isPart(_ words: [String]) -> Bool {
    parts.contains(words.joined())
  }

  /// The part that a title names beside other words: `App Architecture - Modality`. A common word
  /// counts only beside the guidelines' own name: `HIG / Views - Alerts`.
  static func part(namedIn title: String) -> String? {
    let names = title.split { !($0.isASCII && $0.isLetter) && $0 != " " }.map { String($0).trimmed }
    let folded = PageWords.folded(title)
    let namesSite = siteNames.contains { folded.holds($0) }
    return names.first { name in
      let words = foldedWords(name)
      return words.count > 1 ? isPart(words) : namesSite && groups.contains(words.first ?? "")
    }
  }

  private static let siteNames = [
    "hig", "humaninterfaceguideline", "휴먼인터페이스가이드라인", "ヒューマンインターフェイスガイドライン",
    "ヒューマンインターフェースガイドライン",
  ]

  /// Parts with a one-word name that no page has today.
  private static let groups: Set<String> = ["bars", "indicators", "selectors", "views"]

  /// Whether a part's name is a word that any folder may have.
  static func isCommonWord(_ part: String) -> Bool {
    commonWords.contains(foldedWords(part).joined())
  }

  private static let commonWords: Set<String> = [
    "bars", "buttons", "controls", "extensions", "indicators", "menus", "selectors", "views",
  ]

  private static let parts: Set<String> = commonWords.union([
    "apparchitecture", "fieldsandlabels", "iconsandimages", "interfaceelements",
    "systemcapabilities", "userinteraction", "visualdesign", "windowsandviews",
  ])
}
