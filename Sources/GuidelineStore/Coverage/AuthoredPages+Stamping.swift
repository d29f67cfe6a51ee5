/// A translated page with the comment that records which rules of the original it renders.
package struct StampedPage: Sendable {
  /// The path relative to the folder.
  package let path: String
  /// The file's location.
  package let location: String
  /// The new contents; `nil` if nothing changes or ``lacking`` isn't empty.
  package let content: String?
  /// The rules of the original that have no translation.
  package let lacking: [SourceLocation]
  /// The rules now recorded as up to date; empty if nothing was recorded before.
  package let stamped: [SourceLocation]
  /// Rules that are unchanged although the original has changed.
  package let left: [SourceLocation]
}

extension AuthoredPages {
  /// Records that translations are up to date, except for rules unchanged since their original
  /// changed. Skips translations that lack rules.
  ///
  /// - Parameters:
  ///   - query: The pages. A single rule is always recorded, alone.
  ///   - stamped: Receives each page, ordered by path.
  /// - Throws: ``StoreError`` if there is no such page or it can't be read.
  package func stamp(
    _ query: PageQuery, _ stamped: (StampedPage) throws -> Void
  ) throws {
    guard query.language != .english else {
      throw StoreError(
        "an English page is an original, not a translation",
        hint: "name a translation, such as toggles:ko")
    }
    let places = places(of: query).filter { $0.language != .english }
    guard !places.isEmpty else { throw missing(query) }
    for place in places { try stamped(try self.stamped(place, rule: query.ordinal)) }
  }

  private func stamped(_ place: Place, rule ordinal: Int?) throws(StoreError) -> StampedPage {
    guard let page = try page(at: place) else { throw StoreError("\(place.path) is empty") }
    guard let original = try self.page(at: place.original) else {
      throw StoreError(
        "\(place.path): there is no original \(place.original.path)",
        hint: "a translation needs the English page of its edition")
    }
    if let ordinal, !page.rules.indices.contains(ordinal - 1) {
      throw StoreError(
        "\(place.path) has no rule \(ordinal)", hint: "it has rules 1 to \(page.rules.count)")
    }
    let lacking = ordinal == nil ? original.rules(lackingIn: page) : []
    let stated: RenderedRules?
    do throws(ImportError) {
      stated = try RenderedRules(statedIn: page.content)
    } catch {
      throw StoreError("\(place.path):\(error.line): \(error.problem)", remedy: error.remedy)
    }
    var entries: [RenderedRules.Entry] = []
    var (stamped, left): ([ParsedRule], [ParsedRule]) = ([], [])
    let renderings = Dictionary(zip(page.keys, page.rules.indices), uniquingKeysWith: { $1 })
    for (rule, key) in zip(original.rules, original.keys) {
      guard let index = renderings[key] else { continue }
      let (now, own) = (RuleDigest(rule), RuleDigest(page.rules[index]))
      let before = stated?.entry(named: key.name)
      let isRendered = stated?.contains(now) == true
      if isRendered || ordinal.map({ $0 == index + 1 }) ?? (before?.translation != own) {
        entries.append(RenderedRules.Entry(name: key.name, original: now, translation: own))
        if !isRendered, stated != nil { stamped.append(page.rules[index]) }
      } else {
        if let before { entries.append(before) }
        if ordinal == nil { left.append(page.rules[index]) }
      }
    }
    let content = RenderedRules.content(page.content, stating: entries)
    let isChanged = lacking.isEmpty && content != page.content
    func places(_ rules: [ParsedRule], in page: AuthoredPage) -> [SourceLocation] {
      rules.map {
        SourceLocation(path: page.path, line: $0.lines.lowerBound, endLine: $0.lines.upperBound)
      }
    }
    return StampedPage(
      path: page.path, location: page.location,
      content: isChanged ? String(decoding: content, as: UTF8.self) : nil,
      lacking: places(lacking, in: original),
      stamped: isChanged ? places(stamped, in: page) : [],
      left: lacking.isEmpty ? places(left, in: page) : [])
  }

  /// The error for a query without a page.
  func missing(_ query: PageQuery) -> StoreError {
    let name = query.topic ?? "any topic"
    let languages = query.language.map { "in \($0)" } ?? "in a language other than English"
    let edition = query.edition.map { " in \($0)" } ?? ""
    return StoreError("there is no page on \(name)\(edition) \(languages)")
  }
}
