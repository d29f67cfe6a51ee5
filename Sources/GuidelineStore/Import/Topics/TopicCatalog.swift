import Synchronization

/// The topics of the guidelines by all their names: current, older and translated ones.
package struct TopicCatalog: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The name in today's web address.
    package let slug: String
    /// The names by language, today's title first.
    package let names: [Language: [String]]
    /// Names in older web addresses.
    let oldSlugs: [String]
  }

  /// The topic with the name of the guidelines themselves.
  static let site = "human-interface-guidelines"

  /// In the catalog's order.
  package let entries: [Entry]
  private let keys = Keys()

  /// The built-in catalog, read once.
  package static let shared = TopicCatalog(tsv: Resources.topics)

  /// - Parameter tsv: Lines of `slug, English, Korean, Japanese, old slugs`, separated by tabs,
  ///   with semicolons between names; lines that start with `#` are comments.
  init(tsv: [UInt8]) {
    var entries: [Entry] = []
    for line in tsv.split(separator: .lineFeed) where line.first != UInt8(ascii: "#") {
      let cells = line.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { Self.names(in: $0) }
      guard let slug = cells.first?.first else { continue }
      let languages = [Language.english, .korean, .japanese]
      let names = Dictionary(uniqueKeysWithValues: zip(languages, cells.dropFirst().prefix(3)))
      let entry = Entry(slug: slug, names: names, oldSlugs: cells.count > 4 ? cells[4] : [])
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func names(in cell: ArraySlice<UInt8>) -> [String] {
    cell.split(separator: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self).trimmed }
      .filter { !$0.isEmpty }
  }

  /// Slugs by the key of every name, built at first use, as that takes longer than a search.
  private final class Keys: Sendable {
    private let slugs = Mutex<[String: String]?>(nil)

    func slug(_ key: String, in entries: [Entry]) -> String? {
      slugs.withLock { slugs in
        if slugs == nil { slugs = Self.slugs(of: entries) }
        return slugs?[key]
      }
    }

    private static func slugs(of entries: [Entry]) -> [String: String] {
      var slugs: [String: String] = [:]
      for entry in entries {
        for name in [entry.slug] + entry.oldSlugs + entry.names.values.joined() {
          let key = TopicCatalog.key(name)
          slugs[key] = slugs[key] ?? entry.slug
        }
      }
      return slugs
    }
  }

  /// The topic of that name, ignoring spaces, hyphens, case and English plurals. `&` equals `and`.
  package func slug(named name: String) -> String? {
    keys.slug(Self.key(name), in: entries)
  }

  /// The slug of a topic, current or old, that has this name.
  func page(named name: String, of topic: String) -> String? {
    guard let entry = entries.first(where: { $0.slug == topic }) else { return nil }
    let key = Self.key(name)
    return ([entry.slug] + entry.oldSlugs).first { Self.key($0) == key }
  }

  /// - Parameter words: In folded form.
  func slug(ofWords words: ArraySlice<String>) -> String? {
    keys.slug(Self.key(ofWords: words), in: entries)
  }

  /// The topic that the title of a page names: `모달리티*Modality*`, `[patterns] modality`,
  /// `Popover (iPad Only)`, `Popovers | Apple Developer Documentation`.
  package func slug(titled title: String) -> String? {
    guard title.utf8.count <= Self.longestTitle,
      !Self.contentsTitles.contain(title)
    else { return nil }
    var group: String?
    for (index, candidate) in Self.candidates(title).enumerated() {
      guard let slug = slug(named: candidate), slug != Self.site else { continue }
      // The name of a group may precede the topic itself.
      guard index > 0, TopicSections.isGroup(slug) else { return slug }
      group = group ?? slug
    }
    return group
  }

  /// They aren't topics in a document, although `Content` is one.
  private static let contentsTitles = Labels(.contentsTitles)

  /// In bytes.
  static let longestTitle = 250

  private static let titleSeparators: [StaticString] = [
    " | ", " - ", " – ", " — ", ": ", " › ",
  ]

  private static func candidates(_ title: String) -> [String] {
    var candidates = [title]
    if title.hasPrefix("["), let close = title.firstIndex(of: "]") {
      candidates.append(String(title[title.index(after: close)...]))
    }
    for separator in Self.titleSeparators where title.holds(separator) {
      let parts = title.split(separator: "\(separator)").map { String($0) }
      if parts.count > 1 { candidates += [parts[0], parts[parts.count - 1]] }
    }
    let bracketed = candidates.filter { $0.contains { $0 == "(" || $0 == "（" } }
    if let part = bracketed.min(by: { $0.utf8.count < $1.utf8.count }),
      let open = part.firstIndex(where: { $0 == "(" || $0 == "（" })
    {
      let inside = part[part.index(after: open)...].prefix { $0 != ")" && $0 != "）" }
      let names = [String(part[..<open]), String(inside)]
      // In a name in two languages, the English one decides.
      let isEnglishInside =
        names[1].unicodeScalars.allSatisfy(\.isASCII)
        && !names[0].unicodeScalars.allSatisfy(\.isASCII)
      candidates += isEnglishInside ? names.reversed() : names
    }
    let latin = String(title.unicodeScalars.filter { $0.isASCII })
    let other = String(title.unicodeScalars.filter { !$0.isASCII || $0 == " " })
    if !latin.trimmed.isEmpty, !other.trimmed.isEmpty { candidates += [other, latin] }
    return candidates.map(\.trimmed)
  }

  /// The same key for all spellings of a name.
  static func key(_ name: String) -> String {
    let spelledOut =
      name.holds(" & ") ? name.split(separator: " & ").joined(separator: " and ") : name
    let key = key(ofWords: foldedWords(spelledOut)[...])
    return key.isEmpty ? name.lowercased() : key
  }

  private static func key(ofWords words: ArraySlice<String>) -> String {
    var key = ""
    for word in words { key += Self.singular(word) }
    return key
  }

  private static func singular(_ word: String) -> Substring {
    guard word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s"), !word.hasSuffix("ss") else {
      return word[...]
    }
    return word.hasSuffix("ies") ? word.dropLast(3) + "y" : word.dropLast()
  }

  /// The slug for an unknown topic, in the script of its title.
  static func newSlug(_ title: String) -> String {
    foldedWords(title).joined(separator: "-")
  }
}
