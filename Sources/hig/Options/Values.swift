public import ArgumentParser
public import GuidelineStore

extension TextQuery: ExpressibleByArgument {
  /// Reads `EDITION[/REVISION][+SOURCE][:LANGUAGE]`, in any case: `iOS13`.
  public init?(argument: String) { self.init(argument.lowercased()) }
}

extension TextQuery {
  /// Whether it is what `--edition any` asks for: a text of whichever edition, whatever a config file
  /// says.
  var isAny: Bool { self == TextQuery("any") }
}

extension Revision: ExpressibleByArgument {
  /// Reads small letters, digits and hyphens.
  public init?(argument: String) { self.init(argument) }
}

extension Language: ExpressibleByArgument {
  /// Reads a BCP 47 tag, or a name: `ko-KR`, `kr`, `Korean`, `한국어`.
  public init?(argument: String) { self.init(named: argument) }
}

extension RuleKind: ExpressibleByArgument {}

extension Language {
  /// The language that the person at the terminal reads: `HIG_LANG`, else that of a config file, else
  /// that of the locale, else English.
  static var ofThisPerson: Language {
    ofEnvironment ?? Settings.ofThisPerson.language?.value ?? ofLocale
  }

  /// That of the locale, else English.
  static var ofLocale: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
      .first { !$0.isEmpty }
    return locale.flatMap(named(byLocale:)) ?? .english
  }

  /// That of `HIG_LANG`, if it names one.
  static var ofEnvironment: Language? {
    environment("HIG_LANG").flatMap { Language(named: $0) ?? named(byLocale: $0) }
  }

  /// `ko_KR.UTF-8` names a language before everything else; `C` and `POSIX` name none.
  private static func named(byLocale name: String) -> Language? {
    let language = name.prefix { $0.isLetter }
    return language == "POSIX" ? nil : Language(String(language))
  }
}
