/// What in code goes against a rule, as `Data/checks` states it.
package struct CodeCheck: Hashable, Sendable {
  /// How serious a finding is.
  package enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (one: Level, other: Level) -> Bool { one.rank < other.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// One way to go against the rule: the code to find, and what must or mustn't surround it.
  struct Case: Hashable {
    /// The selectors of the code that a finding points to.
    var finds: [CodeSelector]
    var level: Level
    /// The platforms; empty for those of the rule.
    var platforms: [String]
    var limit: Limit?
    /// Each group needs a match among the arguments, closures and modifiers of the selector's first part.
    var with: [[CodeSelector]] = []
    /// None may match among them.
    var without: [CodeSelector] = []
    /// A match is needed among the enclosing code.
    var inside: [CodeSelector] = []
    /// None may match among the enclosing code.
    var outside: [CodeSelector] = []
    /// None may match among what modifies the enclosing code.
    var unset: [CodeSelector] = []
    /// Names that the file must lack.
    var unlessFile: [String] = []
    /// Keys that the app's `Info.plist` must lack.
    var unlessKeys: [String] = []
    /// What must occur more often than the limit.
    var count: [CodeSelector] = []
  }

  /// A number to compare with.
  enum Limit: Hashable {
    case number(Double)
    /// The column of the rule's table that has a number for each platform.
    case column(String)
    /// Colors: those that rules of the topic list, and others.
    case colors(Set<String>)
  }

  /// The sentences in a language.
  package struct Words: Hashable, Sendable {
    package fileprivate(set) var say = ""
    package fileprivate(set) var mend = ""
  }

  package let name: String
  /// The rule that states it.
  package let concept: ConceptID
  private(set) var cases: [Case] = []
  /// Lines of code that go against the rule, and similar ones that don't.
  package private(set) var (bad, good): ([String], [String]) = ([], [])
  /// Names that one platform alone has, by platform.
  private(set) var only: [String: [String]] = [:]
  /// Names that are no unknown types.
  private var known: [String] = []
  private var words: [Language: Words] = [:]

  /// What is wrong and how to mend it, in a language or else in English.
  package func words(in language: Language) -> Words {
    words[language.withoutRegion] ?? words[.english] ?? Words()
  }

  /// The levels of its findings, the most serious first.
  package var levels: [Level] { Set(cases.map(\.level)).sorted(by: >) }

  /// Names that checks find, or that surround what they find.
  var names: [String] {
    cases.flatMap { part -> [String] in
      let selectors =
        part.finds + part.with.joined() + part.without + part.inside + part.outside + part.unset
        + part.count
      return selectors.flatMap { $0.parts.map(\.name) } + part.unlessFile
    } + known
  }

  /// The check for deprecated symbols, which `Data/symbols` lists.
  package static let deprecated = "deprecated"

  /// What encloses code that no user sees.
  static let previews = ["Preview", "PreviewProvider"]

  /// Reads a file of records.
  static func checks(in bytes: [UInt8]) throws(ImportError) -> [CodeCheck] {
    try Record.records(in: bytes, named: "check").map { (record) throws(ImportError) in
      try CodeCheck(record)
    }
  }

  private init(_ record: Record) throws(ImportError) {
    name = record.name.value
    guard let concept = record.values(of: "concept").first.flatMap({ ConceptID($0) }) else {
      throw ImportError(
        "check \(name) names no rule",
        hint: "write concept: and its id, such as alerts/button-titles",
        line: record.name.line)
    }
    self.concept = concept
    var common = Case(finds: [], level: .warning, platforms: [])
    for field in record.fields { try take(field, &common) }
    guard !cases.isEmpty, words[.english]?.say.isEmpty == false else {
      throw ImportError(
        "check \(name) lacks find or say", hint: "each check says what it finds and what is wrong",
        line: record.name.line)
    }
  }

  /// A field before the first `find` is for all cases.
  private mutating func take(_ field: Record.Field, _ common: inout Case) throws(ImportError) {
    let parts = field.key.split(separator: "-", maxSplits: 1).map(String.init)
    if parts[0] == "only" {
      guard parts.count == 2, PageWords.platforms(in: parts[1]) == [parts[1]] else {
        throw ImportError(
          "“\(field.key)” names no platform", hint: "such as only-macOS", line: field.line)
      }
      return only[parts[1]] = field.values
    }
    if parts[0] == "say" || parts[0] == "mend" {
      guard let language = parts.count == 1 ? Language.english : Language(named: parts[1]) else {
        throw ImportError("“\(parts[1])” isn't a language", hint: "such as ko", line: field.line)
      }
      if parts[0] == "say" {
        words[language, default: Words()].say = field.value
      } else {
        words[language, default: Words()].mend = field.value
      }
      return
    }
    if field.key == "bad" { return bad.append(field.value) }
    if field.key == "good" { return good.append(field.value) }
    if field.key == "find" {
      var found = common
      found.finds = try selectors(field)
      return cases.append(found)
    }
    guard var last = cases.popLast() else { return try take(field, in: &common) }
    try take(field, in: &last)
    cases.append(last)
  }

  private mutating func take(
    _ field: Record.Field, in part: inout Case
  ) throws(ImportError) {
    switch field.key {
    case "concept": break
    case "known": known += field.values
    case "level":
      guard let level = Level(rawValue: field.value) else {
        throw ImportError(
          "“\(field.value)” isn't a level", hint: "levels are error, warning and note",
          line: field.line)
      }
      part.level = level
    case "platforms": part.platforms = field.values
    case "limit":
      if let number = Double(field.value) {
        part.limit = .number(number)
      } else if field.values.allSatisfy({ $0.hasPrefix("#") }) {
        part.limit = .colors(Set(field.values))
      } else {
        part.limit = .column(field.value)
      }
    case "with": part.with.append(try selectors(field))
    case "without": part.without += try selectors(field)
    case "inside": part.inside += try selectors(field)
    case "outside": part.outside += try selectors(field)
    case "unset": part.unset += try selectors(field)
    case "count": part.count += try selectors(field)
    case "unless-file": part.unlessFile += field.values
    case "unless-key": part.unlessKeys += field.values
    default:
      throw ImportError(
        "unknown key \(field.key)",
        hint: """
          keys are check, concept, level, platforms, limit, find, with, without, inside, outside, \
          unset, count, known, only-PLATFORM, unless-file, unless-key, say, mend, bad and good
          """, line: field.line)
    }
  }

  private func selectors(_ field: Record.Field) throws(ImportError) -> [CodeSelector] {
    try field.values.map { (text) throws(ImportError) in
      guard let selector = CodeSelector(text) else {
        throw ImportError(
          "“\(text)” isn't code to find",
          hint: "such as alert Button(_ ~ Yes|No), or <key>(name = UIUserInterfaceStyle)",
          line: field.line)
      }
      return selector
    }
  }
}
