/// The pages of `Data/` or another folder, located by path: `ko/2019/modality.md`.
package struct AuthoredPages: Sendable {
  let files: [Place: FoundFile]

  struct Place: Hashable {
    let topic: String
    let edition: Edition
    var language: Language

    /// The path relative to the folder.
    var path: String { "\(language)/\(edition)/\(topic).md" }
  }

  /// - Parameter folder: The folder to use instead of `Data/`.
  package init(in folder: String) {
    files = FileTree.ownFiles(in: folder).reduce(into: [:]) { files, file in
      if let place = Place(path: file.path) { files[place] = file }
    }
  }

  /// Whether any edition and language has the topic.
  package func have(_ topic: String) -> Bool { files.keys.contains { $0.topic == topic } }

  /// The places that match a query, ordered by path.
  func places(of query: PageQuery) -> [Place] {
    files.keys.filter { place in
      (query.topic.map { $0 == place.topic } ?? true)
        && (query.edition.map { $0 == place.edition } ?? true)
        && (query.language.map { $0 == place.language } ?? true)
    }.sorted { $0.path < $1.path }
  }

  /// The page at a place; `nil` if there is none or its file is empty: a shell creates the file it
  /// redirects to before the program runs.
  ///
  /// - Throws: ``StoreError`` if it can't be read.
  func page(at place: Place) throws(StoreError) -> AuthoredPage? {
    guard let file = files[place], let content = try content(at: place), !content.isEmpty
    else { return nil }
    var documents: [ParsedDocument] = []
    do throws(ImportError) {
      documents = try DocumentReader().documents(
        in: content, path: file.path, options: ImportOptions())
    } catch  where error == .onlyTitlesAndLinks {
      // An unfilled template.
    } catch {
      throw StoreError("\(file.path):\(error.line): \(error.problem)", remedy: error.remedy)
    }
    return AuthoredPage(
      path: file.path, location: file.location.text, content: content,
      rules: documents.flatMap(\.rules))
  }

  /// The contents of a page; `nil` if there is none.
  func content(at place: Place) throws(StoreError) -> [UInt8]? {
    do throws(ImportError) {
      return try files[place]?.contents()
    } catch {
      throw StoreError("\(place.path): \(error.problem)", remedy: error.remedy)
    }
  }
}

extension AuthoredPages.Place {
  /// Returns `nil` if the path isn't a page's.
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

struct AuthoredPage {
  /// The path relative to `Data/`.
  let path: String
  /// The file's location.
  let location: String
  let content: [UInt8]
  /// The parsed rules, in order.
  let rules: [ParsedRule]

  /// Identifies each rule in every language: by the concept it states, or in an introduction by the
  /// preceding concept and an offset.
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

    /// The form used in translations.
    var name: String { number == 0 ? concept : "\(concept)+\(number)" }
  }

  /// The rules that another page doesn't render.
  func rules(lackingIn other: AuthoredPage?) -> [ParsedRule] {
    let known = Set(other?.keys ?? [])
    return zip(rules, keys).filter { !known.contains($0.1) }.map(\.0)
  }
}

/// A selection of pages in `Data/`: `TOPIC[@EDITION][:LANGUAGE]`, or the ID of a rule.
package struct PageQuery: Hashable, Sendable {
  /// The topic's slug or name; `nil` for all topics.
  package var topic: String?
  /// The edition; `nil` for all.
  package var edition: Edition?
  /// The language; `nil` for all.
  package var language: Language?
  /// The number of a single rule; `nil` for all.
  package var ordinal: Int?

  package static let all = PageQuery()

  private init() {}

  /// Parses `toggles:ko`, `토글@2019` or `toggles@current/2026:ko.5`; `nil` for anything else.
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
