public import ArgumentParser
public import GuidelineStore

extension TextQuery: ExpressibleByArgument {
  /// Reads `EDITION[/REVISION][+SOURCE][:LANGUAGE]`, in any case: `iOS13`.
  public init?(argument: String) { self.init(argument.lowercased()) }
}

extension Revision: ExpressibleByArgument {
  /// Reads small letters, digits and hyphens.
  public init?(argument: String) { self.init(argument) }
}

extension Language: ExpressibleByArgument {
  /// Reads a BCP 47 tag.
  public init?(argument: String) { self.init(argument) }
}

extension RuleKind: ExpressibleByArgument {}

extension Language {
  /// The language that the person at the terminal reads: `HIG_LANG`, else that of the locale, else
  /// English.
  static var ofThisPerson: Language {
    if let named { return named }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
      .first { !$0.isEmpty }
    return locale.flatMap(ofLocale) ?? .english
  }

  /// The language that `HIG_LANG` names.
  static var named: Language? {
    environment("HIG_LANG").flatMap { Language($0) ?? ofLocale($0) }
  }

  /// `ko_KR.UTF-8` names a language before everything else; `C` and `POSIX` name none.
  private static func ofLocale(_ name: String) -> Language? {
    let language = name.prefix { $0.isLetter }
    return language == "POSIX" ? nil : Language(String(language))
  }
}
