/// Evidence about a document in its path.
struct PathEvidence {
  private(set) var era: Era?
  /// The date in the name of a blog's file: `2031-05-06-drawers.md`. Posts may translate older
  /// pages.
  private(set) var published: Era?
  private(set) var topic: String?
  /// The technology that names the folder, unless the file names one or is a topic by itself.
  private(set) var technology: String?
  /// The folder named after a part of the current edition, as written.
  private(set) var currentPart: String?
  /// The folder named after a part of the web edition of 2019.
  private(set) var webPart: String?
  /// The name of a file whose folder is a part of the guidelines' site.
  private(set) var pageInPart: String?
  /// The rest of each name without all that, the file's first: the document's source.
  private(set) var origins: [String] = []

  /// - Parameter path: The path as displayed, starting at the given one.
  init(_ path: String, catalog: TopicCatalog) {
    let parts = path.split(separator: "/").map(\.percentDecoded)
    guard let file = parts.last else { return }
    var name = foldedWords(Self.stem(file))
    Self.dropLanguages(&name)
    takeEdition(&name)
    Self.dropNumbers(&name)
    takeTopic(&name, catalog)
    let page = topic == nil ? name : []
    var isNamedByFolder = Self.isPlaceholder(name)
    var mayBePage = topic.map { !Self.isOfTechnologies($0) } ?? !isNamedByFolder
    if isNamedByFolder { name = [] }
    add(name)
    for folder in parts.dropLast().reversed() where folder != "." && folder != ".." {
      var words = foldedWords(folder)
      Self.dropLanguages(&words)
      takeEdition(&words)
      Self.dropNumbers(&words)
      if isNamedByFolder, topic == nil {
        // `Modality/README.md`: the folder names the page.
        takeTopic(&words, catalog)
      }
      isNamedByFolder = false
      if folder == parts.dropLast().last, Self.holdsPages(words), !Self.isPlaceholder(page) {
        pageInPart = page.joined(separator: " ")
      }
      if mayBePage { takeTechnology(words, catalog) }
      mayBePage =
        mayBePage && technology == nil
        && (words.isEmpty || PageWords.platforms(in: folder) != nil)
      if let word = words.first, words.count == 1, Self.currentParts.contains(word) {
        currentPart = currentPart ?? folder
      } else if WebEdition.isPart(words) {
        webPart = webPart ?? folder
      }
      if !Self.isGroup(words, catalog) { add(words) }
    }
  }

  private static func isOfTechnologies(_ topic: String) -> Bool {
    Technologies.contains(topic) || Technologies.isPageWithOwnTopic(topic)
  }

  private mutating func takeTechnology(_ folder: [String], _ catalog: TopicCatalog) {
    guard let slug = catalog.slug(ofWords: folder[...]), Technologies.contains(slug) else { return }
    technology = slug
    // The file's name is that of a page, not of a source.
    origins = []
  }

  private mutating func add(_ words: [String]) {
    let origin = Self.slug(words)
    if !origin.isEmpty { origins.append(origin) }
  }

  /// Parts that are new in the edition for all platforms, unlike `Technologies`.
  private static let currentParts: Set<String> = [
    "foundations", "patterns", "components", "inputs",
  ]

  private static func holdsPages(_ folder: [String]) -> Bool {
    folder.count == 1 && (currentParts.contains(folder[0]) || folder[0] == Technologies.group)
  }

  /// Whether a folder is named after its contents: `Icons and Images`, `iOS`.
  private static func isGroup(_ words: [String], _ catalog: TopicCatalog) -> Bool {
    catalog.slug(named: words.joined()) != nil
      || words.split { $0 == "and" }.allSatisfy { part in
        catalog.slug(named: part.joined()) != nil
          || PageWords.platforms(in: part.joined(separator: " ")) != nil
      }
  }

  private static func dropLanguages(_ words: inout [String]) {
    words.removeAll { ["en", "ko", "kr", "ja", "jp"].contains($0) }
  }

  /// Drops leading numbers: `01 Visual Design`.
  private static func dropNumbers(_ words: inout [String]) {
    let numbers = words.prefix { $0.utf8.count <= 3 && $0.utf8.allSatisfy(\.isASCIIDigit) }
    if numbers.count < words.count { words.removeFirst(numbers.count) }
  }

  /// - Returns: Whether the words start with a full date, followed by a name.
  private mutating func takeDateOfPost(_ words: inout [String]) -> Bool {
    guard words.count > 3, words.prefix(3).map(\.utf8.count) == [4, 2, 2],
      let year = Int(words[0]), let month = Int(words[1]), let day = Int(words[2]),
      (2007...2099).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return false }
    published = published ?? Era(WrittenDate(year: year, month: month))
    words.removeFirst(3)
    return true
  }

  private mutating func takeEdition(_ words: inout [String]) {
    if takeDateOfPost(&words) { return }
    var rest: [String] = []
    var year: Int?
    var month: Int?
    var system: Int?
    var isCurrent = false
    for word in words {
      if word == "current" {
        isCurrent = true
      } else if word.utf8.count == 4, let number = Int(word), (2007...2099).contains(number),
        year == nil
      {
        year = number
      } else if let number = Int(word), word.utf8.count == 2, (1...12).contains(number),
        year != nil,
        month == nil
      {
        month = number
      } else if word.hasPrefix("ios"), let number = Int(word.dropFirst(3)),
        (3...26).contains(number)
      {
        system = number
      } else {
        rest.append(word)
      }
    }
    let isTold = isCurrent || year != nil || system != nil
    guard era != nil || isTold else { return }
    words = rest
    if era == nil { era = Era(year: year, month: month, system: system, isCurrent: isCurrent) }
  }

  /// In words.
  private static let longestName = 8

  private mutating func takeTopic(_ words: inout [String], _ catalog: TopicCatalog) {
    for length in stride(from: min(words.count, Self.longestName), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let name = words[start..<start + length]
        if name.count > 1 || words[start].utf8.count > 2,
          let slug = catalog.slug(ofWords: name), slug != TopicCatalog.site
        {
          topic = slug
          words.removeSubrange(start..<start + length)
          return
        }
      }
    }
  }

  /// `README`, `index`, `page` … don't name a document.
  private static func isPlaceholder(_ words: [String]) -> Bool {
    words.count <= 1
      && ["", "readme", "index", "page", "document", "doc", "untitled", "text"].contains(
        words.first ?? "")
  }

  private static func stem(_ file: String) -> String {
    var parts = file.split(separator: ".")
    if parts.count > 1, let last = parts.last?.lowercased(),
      ["md", "markdown", "mdx", "txt", "text", "html", "htm", "xhtml", "json", "pdf"].contains(last)
    {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }

  /// The name of a source in `[a-z0-9-]`.
  static func slug(_ words: [String]) -> String {
    var slug = ""
    for word in words {
      let ascii = word.lowercased().utf8.filter { $0.isASCIIWordByte }
      if ascii.count < word.utf8.count {
        // A hash keeps names beyond ASCII apart.
        var hash = StableHash()
        hash.take(word.utf8)
        slug += (slug.isEmpty ? "" : "-") + "x" + String(hash.value % 46656, radix: 36)
      } else if !ascii.isEmpty {
        slug += (slug.isEmpty ? "" : "-") + String(decoding: ascii, as: UTF8.self)
      }
    }
    return slug
  }
}
