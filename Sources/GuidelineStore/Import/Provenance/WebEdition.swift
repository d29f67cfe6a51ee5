/// What only the web edition of 2019 has: the parts that its pages stand in.
enum WebEdition {
  /// Whether a name, in folded words, is that of a part: `App Architecture`, `app-architecture`,
  /// `AppArchitecture`. It shares `Technologies` with the edition behind it.
  static func isPart(_ words: [String]) -> Bool {
    parts.contains(words.joined())
  }

  /// The part that a title names apart from its other words: `[App Architecture] Modality`,
  /// `App Architecture - Modality`. A common word is one only beside the guidelines' own name, as in
  /// `HIG / Views - Alerts`.
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

  /// The parts with one word for a name that is that of no page today.
  private static let groups: Set<String> = ["bars", "indicators", "selectors", "views"]

  /// Whether a part's name is a word that folders of any kind may have.
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
