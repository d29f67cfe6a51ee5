/// One edition, or one revision of it from one source, in one language:
/// `EDITION[/REVISION][+SOURCE][:LANGUAGE]`.
public struct TextID: Hashable, Sendable {
  /// The named version of the guidelines.
  public var edition: Edition
  /// The dated state inside the edition, if known.
  public var revision: Revision?
  /// Where the document came from, in `[a-z0-9-]`; `nil` for the project's own texts.
  public var origin: String?
  /// The language the text is written in.
  public var language: Language

  package init(
    edition: Edition, revision: Revision? = nil, origin: String? = nil, language: Language
  ) {
    self.edition = edition
    self.revision = revision
    self.origin = origin
    self.language = language
  }

  /// Parses `EDITION[/REVISION][+SOURCE]:LANGUAGE`; `nil` if the text has another form.
  public init?(_ text: String) {
    guard let query = TextQuery(text) else { return nil }
    self.init(query)
  }

  /// The exact text that a query names; `nil` if the query has no language.
  init?(_ query: TextQuery) {
    guard let language = query.language else { return nil }
    self.init(
      edition: query.edition, revision: query.revision, origin: query.origin, language: language)
  }
}

extension TextID: Comparable, CustomStringConvertible {
  /// Editions by date, undated before dated, then source and language by name.
  public static func < (one: TextID, other: TextID) -> Bool {
    if one.edition != other.edition { return one.edition < other.edition }
    switch (one.revision, other.revision) {
    case (nil, .some): return true
    case (.some, nil): return false
    case let (left?, right?) where left != right: return left < right
    default: break
    }
    return (one.origin ?? "", one.language) < (other.origin ?? "", other.language)
  }

  /// The form `EDITION[/REVISION][+SOURCE]:LANGUAGE`.
  public var description: String {
    let revision = revision.map { "/\($0)" } ?? ""
    let origin = origin.map { "+\($0)" } ?? ""
    return "\(edition)\(revision)\(origin):\(language)"
  }

  /// Whether this text is shown in preference to another in the same language.
  ///
  /// The newer edition wins, then the newer revision, then the first source by name. Between an
  /// imported text and the project's own of the same edition, the imported one wins only if its
  /// date is later.
  ///
  /// - Parameter checkedDay: The day on which the project's own text of the two was last compared with
  ///   Apple's, if known: the date that an imported one must be later than.
  package func isNewer(than other: TextID, checkedDay: String? = nil) -> Bool {
    if edition != other.edition { return edition > other.edition }
    if (origin == nil) != (other.origin == nil) {
      return origin == nil
        ? !other.isLater(than: self, checkedDay) : isLater(than: other, checkedDay)
    }
    if revision != other.revision {
      guard let revision else { return false }
      return other.revision.map { revision > $0 } ?? true
    }
    return (origin ?? "") < (other.origin ?? "")
  }

  /// A note that this imported text replaces the project's own; `nil` if it doesn't.
  ///
  /// - Parameters:
  ///   - others: Texts beside it.
  ///   - checkedDays: The days on which the project's own texts were last compared with Apple's.
  package func noteOnPlace(
    beside others: some Sequence<TextID>, checkedDays: [Edition: String]
  ) -> Message? {
    let own = others.filter { $0.origin == nil && $0.language == language }
    guard let origin, !own.isEmpty,
      own.allSatisfy({ isNewer(than: $0, checkedDay: checkedDays[edition]) })
    else { return nil }
    return "shown from +\(origin), which is newer than the project's text"
  }

  /// Whether the dates of both are known, and this one's is later.
  private func isLater(than own: TextID, _ checkedDay: String?) -> Bool {
    guard let here = TextPeriod(self), let there = TextPeriod(own) else { return false }
    return here.firstDay > max(there.firstDay, checkedDay ?? "")
  }
}

/// A text as users type it: every part but the edition is optional.
public struct TextQuery: Hashable, Sendable {
  /// The named version of the guidelines.
  package var edition: Edition
  /// The dated state, if given.
  package var revision: Revision?
  /// The source, if given.
  package var origin: String?
  /// The language, if given.
  package var language: Language?
  /// The day, month or year in which the text was in force, if that was asked for: `2026-07`.
  package var day: String?

  /// Makes a query.
  public init(
    edition: Edition, revision: Revision? = nil, origin: String? = nil, language: Language? = nil
  ) {
    self.edition = edition
    self.revision = revision
    self.origin = origin
    self.language = language
  }

  /// Parses `EDITION[/REVISION][+SOURCE][:LANGUAGE]`; `nil` if the text has another form.
  public init?(_ text: String) {
    var rest = text[...]
    language = nil
    if let colon = rest.lastIndex(of: ":") {
      guard let tag = Language(String(rest[rest.index(after: colon)...])) else { return nil }
      language = tag
      rest = rest[..<colon]
    }
    origin = nil
    if let plus = rest.firstIndex(of: "+") {
      let name = String(rest[rest.index(after: plus)...])
      guard name.isSlug else { return nil }
      origin = name
      rest = rest[..<plus]
    }
    revision = nil
    if let slash = rest.firstIndex(of: "/") {
      guard let name = Revision(String(rest[rest.index(after: slash)...])) else { return nil }
      revision = name
      rest = rest[..<slash]
    }
    guard let edition = Edition(String(rest)) else { return nil }
    self.edition = edition
  }

  /// Whether a text has all parts of the query; a revision also covers those that continue it.
  package func covers(_ text: TextID) -> Bool {
    edition == text.edition
      && (revision.map { $0 == text.revision || text.revision?.continues($0) == true } ?? true)
      && (origin == nil || origin == text.origin)
      && (language == nil || language == text.language)
  }
}

extension TextQuery {
  init(_ text: TextID) {
    self.init(
      edition: text.edition, revision: text.revision, origin: text.origin, language: text.language)
  }
}

extension TextQuery: CustomStringConvertible {
  /// The form `EDITION[/REVISION][+SOURCE][:LANGUAGE]`.
  public var description: String {
    let revision = revision.map { "/\($0)" } ?? ""
    let origin = origin.map { "+\($0)" } ?? ""
    return "\(edition)\(revision)\(origin)" + (language.map { ":\($0)" } ?? "")
  }
}
