/// The names of languages in `Data/wording/languages`.
private enum LanguageNames {
  /// By lowercase name.
  static let all = records.reduce(into: [String: Language]()) { names, record in
    for name in record.values(of: "names") {
      names[name.lowercased()] = Language(record.name.value)
    }
  }

  /// ISO 639-1.
  static let codes = Set(records.flatMap { $0.values(of: "codes") })

  private static let records = Wording.carried("languages") { () throws(ImportError) in
    try Record.records(in: Resources.functionWords, named: "language")
  }
}

extension Language {
  /// - Parameter name: A BCP 47 tag or another name for a language: `ko-KR`, `ko_KR`, `kr`,
  ///   `Korean`, `한국어`. The guidelines' own languages lose their region.
  package init?(named name: String) {
    let isPlain = ["en", "ko", "ja"].contains(name)
    if !isPlain, let named = LanguageNames.all[name.lowercased()] {
      self = named
      return
    }
    guard let language = Language(name.replacing("_", with: "-")) else { return nil }
    let base = language.withoutRegion
    self = [.english, .korean, .japanese].contains(base) ? base : language
  }

  /// Whether its code is in ISO 639-1.
  package var isKnown: Bool { LanguageNames.codes.contains(withoutRegion.tag) }
}
