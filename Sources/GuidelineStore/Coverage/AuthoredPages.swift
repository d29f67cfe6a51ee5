/// The pages of `Data/`, or of a folder in its stead, by what their paths say: `ko/2019/modality.md`.
package struct AuthoredPages: Sendable {
  let files: [Place: FoundFile]

  struct Place: Hashable {
    let topic: String
    let edition: Edition
    var language: Language

    /// The path of its file in the folder.
    var path: String { "\(language)/\(edition)/\(topic).md" }
  }

  /// - Parameter folder: Where they lie.
  package init(in folder: String) {
    files = FileTree.ownFiles(in: folder).reduce(into: [:]) { files, file in
      if let place = Place(path: file.path) { files[place] = file }
    }
  }

  /// Whether there is a page of a topic, in any edition and language.
  package func have(_ topic: String) -> Bool { files.keys.contains { $0.topic == topic } }

  /// The places of the pages that a query means, in the order of their paths.
  func places(of query: PageQuery) -> [Place] {
    files.keys.filter { place in
      (query.topic.map { $0 == place.topic } ?? true)
        && (query.edition.map { $0 == place.edition } ?? true)
        && (query.language.map { $0 == place.language } ?? true)
    }.sorted { $0.path < $1.path }
  }

  /// The page at a place; `nil` if there is none, or nothing in its file: a shell has made that before
  /// the program can write to it.
  ///
  /// - Throws: ``StoreError`` if it cannot be read.
  func page(at place: Place) throws(StoreError) -> AuthoredPage? {
    guard let file = files[place], let content = try content(at: place), !content.isEmpty
    else { return nil }
    var documents: [ParsedDocument] = []
    do throws(ImportError) {
      documents = try DocumentReader().documents(
        in: content, path: file.path, options: ImportOptions())
    } catch  where error == .onlyTitlesAndLinks {
      // Nobody has filled it in yet.
    } catch {
      throw StoreError("\(file.path):\(error.line): \(error.problem)", remedy: error.remedy)
    }
    return AuthoredPage(
      path: file.path, location: file.location.text, content: content,
      rules: documents.flatMap(\.rules))
  }

  /// The bytes of the page at a place; `nil` if there is none.
  func content(at place: Place) throws(StoreError) -> [UInt8]? {
    do throws(ImportError) {
      return try files[place]?.contents()
    } catch {
      throw StoreError("\(place.path): \(error.problem)", remedy: error.remedy)
    }
  }
}

extension AuthoredPages.Place {
  /// `nil` if the path is not that of a page.
  init?(path: String) {
    let parts = path.split(separator: "/")
    guard parts.count == 3, parts[2].hasSuffix(".md"), let language = Language(String(parts[0])),
      let edition = Edition(String(parts[1]))
    else { return nil }
    self.init(topic: String(parts[2].dropLast(3)), edition: edition, language: language)
  }

  /// The English page of the same edition.
  var original: Self { Self(topic: topic, edition: edition, language: .english) }
}

/// A page of `Data/`.
struct AuthoredPage {
  /// The path in that folder.
  let path: String
  /// Where the file lies.
  let location: String
  let content: [UInt8]
  /// What it says, in order.
  let rules: [ParsedRule]

  /// What tells each rule from the others of its page, in every language: the concept that it states;
  /// in an introduction, the last concept before it, and the number behind that.
  var keys: [RuleKey] {
    var keys: [RuleKey] = []
    for rule in rules {
      if let concept = rule.concept {
        keys.append(RuleKey(concept: concept, number: 0))
      } else {
        let last = keys.last ?? RuleKey(concept: "", number: 0)
        keys.append(RuleKey(concept: last.concept, number: last.number + 1))
      }
    }
    return keys
  }

  struct RuleKey: Hashable {
    let concept: String
    let number: Int

    /// As a translation names it.
    var name: String { number == 0 ? concept : "\(concept)+\(number)" }
  }

  /// The rules of which another page has no rendering.
  func rules(lackingIn other: AuthoredPage?) -> [ParsedRule] {
    let known = Set(other?.keys ?? [])
    return zip(rules, keys).filter { !known.contains($0.1) }.map(\.0)
  }
}

/// Which pages of `Data/` are meant: `TOPIC[@EDITION][:LANGUAGE]`, or the id of a rule in one.
package struct PageQuery: Hashable, Sendable {
  /// The topic's slug, or a name as it was written; `nil` for all topics.
  package var topic: String?
  /// The edition; `nil` for all.
  package var edition: Edition?
  /// The language; `nil` for all.
  package var language: Language?
  /// The number of a rule, if only that is meant.
  package var ordinal: Int?

  /// All pages.
  package static let all = PageQuery()

  private init() {}

  /// Reads `toggles:ko`, `토글@2019`, `toggles@current/2026:ko.5`; `nil` if it is not of that form.
  package init?(_ text: String) {
    var rest = text[...]
    if let at = rest.lastIndex(of: "@") {
      var place = rest[rest.index(after: at)...]
      if let dot = place.lastIndex(of: "."), let number = Int(place[place.index(after: dot)...]) {
        guard number > 0 else { return nil }
        ordinal = number
        place = place[..<dot]
      }
      guard let query = TextQuery(String(place)) else { return nil }
      (edition, language) = (query.edition, query.language)
      rest = rest[..<at]
    } else if let colon = rest.lastIndex(of: ":") {
      guard let tag = Language(String(rest[rest.index(after: colon)...])) else { return nil }
      language = tag
      rest = rest[..<colon]
    }
    guard !rest.isEmpty else { return nil }
    topic = String(rest)
  }
}
