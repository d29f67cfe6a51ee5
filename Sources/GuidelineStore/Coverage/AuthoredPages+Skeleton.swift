/// A template of a page in `Data/` for a translator.
package struct PageSkeleton: Sendable {
  /// The path, relative to `Data/`.
  package let path: String
  /// The whole page, or the rules an existing page lacks.
  package let text: String
  /// Whether the page exists, so that ``text`` is only what it lacks.
  package let isRest: Bool
}

extension AuthoredPages {
  /// Makes a template of a page, or of what an existing one lacks.
  ///
  /// The English text is in comments, which importers ignore, with its attributes. Section titles
  /// come from the edition's other pages.
  ///
  /// - Parameters:
  ///   - query: A topic and a language; without an edition, the newest incomplete one.
  ///   - title: The topic's title in that language, if known.
  /// - Returns: `nil` if the translation is complete.
  /// - Throws: ``StoreError`` if there is no original.
  package func skeleton(_ query: PageQuery, title: String?) throws(StoreError) -> PageSkeleton? {
    guard let language = query.language, language != .english else {
      throw StoreError(
        "an English page is an original, not a translation",
        hint: "add a language to the topic, such as \(query.topic ?? "toggles"):ko")
    }
    var english = query
    english.language = .english
    let originals = places(of: english).sorted { $0.edition > $1.edition }
    guard !originals.isEmpty else { throw missing(english) }
    for place in originals {
      guard let original = try page(at: place) else { continue }
      var own = place
      own.language = language
      let translation = try page(at: own)
      let lacking = Set(original.rules(lackingIn: translation).map(\.lines.lowerBound))
      guard !lacking.isEmpty else { continue }
      let writer = SkeletonWriter(
        original: original, language: language, title: title,
        sections: try sectionTitles(in: language, of: place.edition))
      return PageSkeleton(
        path: own.path,
        text: translation == nil ? writer.page : writer.rules(startingAt: lacking),
        isRest: translation != nil)
    }
    return nil
  }

  /// The translated section titles of an edition, where its pages agree.
  private func sectionTitles(
    in language: Language, of edition: Edition
  ) throws(StoreError) -> [String: String] {
    var counts: [String: [String: Int]] = [:]
    for place in files.keys where place.language == language && place.edition == edition {
      let (titles, others) = try (sectionTitles(at: place), sectionTitles(at: place.original))
      guard titles.count == others.count else { continue }
      for (title, english) in zip(titles, others) {
        counts[english, default: [:]][title, default: 0] += 1
      }
    }
    return counts.compactMapValues { titles in
      titles.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  private func sectionTitles(at place: Place) throws(StoreError) -> [String] {
    guard let content = try content(at: place) else { return [] }
    return PagePiece.pieces(of: content).filter(\.isSection).map(\.title)
  }
}

/// A heading and the text up to the next one.
private struct PagePiece {
  /// The number of its first line.
  let lineNumber: Int
  /// The number of its last line, including comments.
  var lastLine: Int
  var text: String

  /// The pieces after the front matter; skips text before the first heading.
  static func pieces(of content: [UInt8]) -> [PagePiece] {
    let lines = Self.lines(of: content)
    var pieces: [PagePiece] = []
    var isInComment = false
    for (index, line) in lines.enumerated().dropFirst(frontMatter(of: content).count) {
      // Comments, such as search phrases, are written anew in each language.
      if isInComment || line.hasPrefix("<!--") {
        isInComment = !line.contains("-->")
      } else if line.hasPrefix("#") {
        pieces.append(PagePiece(lineNumber: index + 1, lastLine: index + 1, text: String(line)))
      } else if let last = pieces.indices.last {
        pieces[last].text += "\n" + line
        pieces[last].lastLine = index + 1
      }
    }
    for index in pieces.indices { pieces[index].text = pieces[index].text.trimmed }
    return pieces
  }

  /// The comment with a page's change log, whose dates and order are the same in all languages.
  static func history(of content: [UInt8]) -> String? {
    let lines = lines(of: content).drop { $0 != "<!-- history" }
    guard let end = lines.firstIndex(of: "-->") else { return nil }
    return lines[...end].joined(separator: "\n")
  }

  /// The front matter including its delimiters; empty if there is none.
  static func frontMatter(of content: [UInt8]) -> ArraySlice<Substring> {
    let lines = lines(of: content)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return [] }
    return lines[...end]
  }

  private static func lines(of content: [UInt8]) -> [Substring] {
    String(decoding: content, as: UTF8.self).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
  }

  var heading: Substring { text.prefix { $0 != "\n" } }
  var level: Int { heading.prefix { $0 == "#" }.count }
  /// The heading without its marks, with attributes.
  private var line: String { String(heading.dropFirst(level)).trimmed }
  private var attributes: HeadingAttributes? { HeadingAttributes(line) }
  /// The heading without section attributes.
  var title: String { isSection ? attributes?.text ?? line : line }
  /// The section attributes as written.
  var name: String {
    isSection ? attributes.map { String(line.dropFirst($0.text.count)) } ?? "" : ""
  }
  var body: String { String(text.dropFirst(heading.count)).trimmed }
  /// Whether the heading is neither the page's title nor a rule.
  var isSection: Bool { level > 1 && attributes?.isSection ?? true }
}

/// Writes the template.
private struct SkeletonWriter {
  let original: AuthoredPage
  let language: Language
  let title: String?
  let sections: [String: String]

  var page: String {
    let parts = [frontMatter] + PagePiece.pieces(of: original.content).flatMap { part(of: $0) }
    let history = [PagePiece.history(of: original.content)].compactMap(\.self)
    return (parts + history).joined(separator: "\n\n") + "\n"
  }

  /// The rules that start at some lines, with the titles of their sections.
  func rules(startingAt lines: Set<Int>) -> String {
    var parts: [String] = []
    var open: [PagePiece] = []
    for piece in PagePiece.pieces(of: original.content) {
      let isLacking = lines.contains { piece.lineNumber...piece.lastLine ~= $0 }
      if piece.isSection {
        open.removeAll { $0.level >= piece.level }
        open.append(piece)
        open[open.count - 1].text = String(piece.heading)
      }
      guard isLacking else { continue }
      parts += open.map { heading(of: $0) }
      open = []
      if !piece.isSection {
        parts.append(Self.comment(piece.text))
      } else if !piece.body.isEmpty {
        parts.append(Self.comment(piece.body))
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func part(of piece: PagePiece) -> [String] {
    if piece.level == 1 || piece.isSection {
      return [heading(of: piece)] + (piece.body.isEmpty ? [] : [Self.comment(piece.body)])
    }
    return [Self.comment(piece.text)]
  }

  /// The translated heading, or the English one as a comment.
  private func heading(of piece: PagePiece) -> String {
    let known = piece.level == 1 ? title : sections[piece.title]
    let marks = String(repeating: "#", count: piece.level)
    return known.map { "\(marks) \($0)\(piece.name)" } ?? Self.comment(String(piece.heading))
  }

  private static func comment(_ text: String) -> String { "<!--\n\(text)\n-->" }

  private var frontMatter: String {
    let translated = PagePiece.frontMatter(of: original.content).map { line in
      let key = line.prefix { $0 != ":" }
      switch key {
      case "title": return "title: \(title ?? "")".trimmed
      case "names": return "names:"
      case "language": return "language: \(language)"
      case "source":
        let address = String(line.dropFirst(key.count + 1)).trimmed
        return "source: \(PageAddress.address(address, in: language))"
      default: return String(line)
      }
    }
    return translated.joined(separator: "\n")
  }
}
