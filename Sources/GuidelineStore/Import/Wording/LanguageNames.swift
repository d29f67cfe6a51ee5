/// What languages are called, as `Data/wording/languages` has it.
private enum LanguageNames {
  /// The languages by their names in small letters.
  static let all = records.reduce(into: [String: Language]()) { names, record in
    for name in record.values(of: "names") {
      names[name.lowercased()] = Language(record.name.value)
    }
  }

  /// The codes of ISO 639-1.
  static let codes = Set(records.flatMap { $0.values(of: "codes") })

  private static let records = Wording.carried("languages") { () throws(ImportError) in
    try Record.records(in: Resources.functionWords, named: "language")
  }
}

extension Language {
  /// - Parameter name: A BCP 47 tag, or what people write for it: `ko-KR`, `ko_KR`, `kr`, `Korean`,
  ///   `한국어`. Regions of the languages that the guidelines are in don't matter.
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

  /// Whether there is such a language.
  package var isKnown: Bool { LanguageNames.codes.contains(withoutRegion.tag) }
}
