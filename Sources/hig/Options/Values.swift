public import ArgumentParser
public import GuidelineStore

extension TextQuery: ExpressibleByArgument {
  /// Parses `EDITION[/REVISION][+SOURCE][:LANGUAGE]`, in any case: `iOS13`.
  public init?(argument: String) { self.init(argument.lowercased()) }
}

extension TextQuery {
  /// Whether the query is `--edition any`: a text of any edition, overriding config files.
  var isAny: Bool { self == TextQuery("any") }
}

extension Revision: ExpressibleByArgument {
  /// Parses lowercase letters, digits and hyphens.
  public init?(argument: String) { self.init(argument) }
}

extension Language: ExpressibleByArgument {
  /// Parses a BCP 47 tag or a name: `ko-KR`, `kr`, `Korean`, `한국어`.
  public init?(argument: String) { self.init(named: argument) }
}

extension RuleKind: ExpressibleByArgument {}

extension Marking: ExpressibleByArgument {}

extension Language {
  /// The user's language, from `HIG_LANG`, a config file or the locale; English by default.
  static var ofThisPerson: Language {
    ofEnvironment ?? Settings.ofThisPerson.language?.value ?? ofLocale
  }

  /// The language of the locale; English by default.
  static var ofLocale: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
      .first { !$0.isEmpty }
    return locale.flatMap(named(byLocale:)) ?? .english
  }

  /// The language in `HIG_LANG`, if valid.
  static var ofEnvironment: Language? {
    environment("HIG_LANG").flatMap { Language(named: $0) ?? named(byLocale: $0) }
  }

  /// The language at the start of a locale such as `ko_KR.UTF-8`; `nil` for `C` and `POSIX`.
  private static func named(byLocale name: String) -> Language? {
    let language = name.prefix { $0.isLetter }
    return language == "POSIX" ? nil : Language(String(language))
  }
}
