/// What only the web edition of 2019 has: the parts that its pages stand in.
enum WebEdition {
  /// Whether a name, in folded words, is that of a part: `App Architecture`, `app-architecture`,
  /// `AppArchitecture`. It shares `Technologies` with the edition behind it.
  static func isPart(_ words: [String]) -> Bool {
    parts.contains(words.joined())
  }

  /// The part that a title names apart from its other words: `[App Architecture] Modality`,
  /// `App Architecture - Modality`. Its name may be nothing but a common word elsewhere.
  static func part(namedIn title: String) -> String? {
    title.split { !($0.isASCII && $0.isLetter) && $0 != " " }.lazy
      .map { String($0).trimmed }
      .first { name in
        let words = foldedWords(name)
        return words.count > 1 && isPart(words)
      }
  }

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
