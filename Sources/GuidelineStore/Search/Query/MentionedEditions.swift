/// The editions that a query names in passing, by year or by system: `2014年版 ツールバー`, `iOS 7 buttons`.
struct MentionedEditions {
  /// In the order of the query.
  private(set) var eras: [Era] = []
  /// The query without them.
  private(set) var rest = ""
  /// Whether the query asks what changed since one of them, or between two.
  private(set) var asksForChanges = false

  /// - Returns: `nil` if the query names no edition, or nothing else.
  init?(in query: String) {
    var isSince = false
    var text = Array(query.unicodeScalars)[...]
    var isQuoted = false
    var before: Unicode.Scalar = " "
    while let scalar = text.first {
      if QueryElement.isQuote(Character(scalar)) { isQuoted.toggle() }
      if !isQuoted, !Self.joins(before), let (era, length) = Self.era(at: text) {
        eras.append(era)
        text.removeFirst(length)
        if let mark = Self.sinceBehind.first(where: { Self.begins(text, with: $0) }) {
          isSince = true
          text.removeFirst(mark.unicodeScalars.count)
        }
        rest.append(" ")
        before = " "
        continue
      }
      rest.unicodeScalars.append(scalar)
      before = scalar
      text.removeFirst()
    }
    guard !eras.isEmpty else { return nil }
    var words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    isSince = isSince || words.contains { Self.sinceBefore.contains($0.lowercased()) }
    let asking = words.filter(Self.asksForChanges)
    asksForChanges = isSince || !asking.isEmpty || eras.count > 1
    if asksForChanges {
      words = words.filter {
        !Self.asksForChanges($0) && !Self.sinceBefore.contains($0.lowercased())
      }
      words += asking.compactMap(Self.withoutChange)
    }
    rest = words.joined(separator: " ")
    guard !SearchQuery(rest).terms.allSatisfy(\.isStopWord) else { return nil }
  }

  /// Whether a year behind a sign is a part of something else: `#2014`, `12.2019`, `edition:2014`.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isWhitespace && !"([,;".unicodeScalars.contains(scalar)
  }

  /// The era that a text begins with the name of, and the length of that.
  private static func era(at text: ArraySlice<Unicode.Scalar>) -> (Era, Int)? {
    var rest = text
    if let name = currentEdition.first(where: { begins(rest, with: $0) }) {
      rest.removeFirst(name.unicodeScalars.count)
      return (Era(.current, nil), text.count - rest.count + ending(of: rest))
    }
    guard begins(rest, with: "ios") else { return year(at: text) }
    rest.removeFirst(3)
    if rest.first == " " { rest.removeFirst() }
    guard let version = number(in: &rest, digits: 1...2), 4...40 ~= version else { return nil }
    if rest.first == ".", rest.dropFirst().first?.isDigit == true {
      rest.removeFirst()
      _ = number(in: &rest, digits: 1...2)
    }
    return (Era(year: nil, system: version), text.count - rest.count + ending(of: rest))
  }

  /// The era of a year that a text begins with, and the length of that.
  private static func year(at text: ArraySlice<Unicode.Scalar>) -> (Era, Int)? {
    var rest = text
    guard let year = number(in: &rest, digits: 4...4), 2007...2040 ~= year,
      rest.first.map(mayFollowYear) ?? true
    else { return nil }
    if let behind = yearsBehind.first(where: { begins(rest, with: $0) }) {
      rest.removeFirst(behind.unicodeScalars.count)
    }
    return (Era(year: year), text.count - rest.count + ending(of: rest))
  }

  private static func mayFollowYear(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || !joins(scalar) || "?!.'".unicodeScalars.contains(scalar)
  }

  /// The length of the words behind a year or a system that say no more than that it is an edition.
  private static func ending(of text: ArraySlice<Unicode.Scalar>) -> Int {
    editionsBehind.first { begins(text, with: $0) }?.unicodeScalars.count ?? 0
  }

  private static func number(
    in text: inout ArraySlice<Unicode.Scalar>, digits: ClosedRange<Int>
  ) -> Int? {
    let found = text.prefix { $0.isDigit }
    guard digits.contains(found.count) else { return nil }
    text.removeFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
  }

  private static func begins(_ text: ArraySlice<Unicode.Scalar>, with words: String) -> Bool {
    let words = words.unicodeScalars
    return text.prefix(words.count).elementsEqual(words) {
      $0 == $1 || $0.properties.lowercaseMapping == String($1)
    }
  }

  private static let currentEdition = [
    "current edition", "current version", "current guidelines", "latest edition", "latest version",
    "latest guidelines", "현행", "현재 버전", "최신 버전", "최신판", "現行", "最新版",
  ]
  private static let yearsBehind = ["年度", "年", "년도", "년"]
  // Longer ones first.
  private static let editionsBehind = [
    "版では", "版の", "版", "時代の", "時代", "当時の", "当時", "時点の", "時点", "では", "の",
    "판에서는", "판에서", "판의", "판", " 버전에서", " 버전의", " 버전", " 시절", "에서는", "에서", "에는", "에", "의", "때",
    " edition", " version", "'s", "’s",
  ]
  private static let sinceBehind = [
    "以降", "以来", "から", "より", " 이후", "이후", "부터", " and later", "+",
  ]
  private static let sinceBefore: Set = ["since", "after"]

  /// Whether a word asks what is different.
  private static func asksForChanges(_ word: String) -> Bool {
    let word = folded(word)
    return english.contains(String(word.filter { $0.isLetter }))
      || others.contains { word.contains(folded($0)) }
  }

  /// What a word without spaces says beside its change: `タブバーの変更点` → `タブバー`.
  private static func withoutChange(_ word: String) -> String? {
    guard let mark = others.first(where: { word.contains($0) }),
      let start = word.firstRange(of: mark)?.lowerBound
    else { return nil }
    let rest = word[..<start]
    return rest.isEmpty ? nil : String(rest)
  }

  private static let english: Set = [
    "changed", "changes", "differences", "difference", "differ", "diff", "compare", "compared",
    "versus",
    "vs",
  ]
  private static let others = [
    "바뀐", "바뀌", "변경된", "변경점", "변경사항", "변화", "달라진", "달라졌", "차이", "비교", "何が変わ", "変わった", "変わりました",
    "変わって", "変更点", "変更された", "変化", "違い", "差分", "比較",
  ]
}

extension Unicode.Scalar {
  /// Whether it is one of ０ to ９, in any width.
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}

extension RuleStore {
  /// The texts of an era, as far as the store tells its revisions apart; `nil` if it has none.
  func texts(of era: Era) throws -> TextQuery? {
    guard try editionsHeld().contains(era.edition) else { return nil }
    let query = TextQuery(edition: era.edition, revision: era.revision)
    guard let revision = era.revision else { return query }
    let revisions = try connection.texts(
      "SELECT DISTINCT revision FROM document WHERE edition = ?1 AND revision IS NOT NULL",
      .text(era.edition.slug))
    let isHeld = revisions.contains {
      $0 == revision.slug || Revision($0)?.continues(revision) == true
    }
    return isHeld ? query : TextQuery(edition: era.edition)
  }
}
