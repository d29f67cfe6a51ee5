/// A translated page of `Data/` with the comment that says which rules of its original it renders.
package struct StampedPage: Sendable {
  /// The path in the folder.
  package let path: String
  /// Where the file lies.
  package let location: String
  /// What the file is to hold; `nil` if it states the same already, or ``lacking`` is not empty.
  package let content: String?
  /// The rules of the original that it has no rendering of.
  package let lacking: [SourceLocation]
  /// The rules that it renders anew; none if it stated nothing before.
  package let stamped: [SourceLocation]
  /// Its rules that are as they were when the original said something else.
  package let left: [SourceLocation]
}

extension AuthoredPages {
  /// Has translations state that they render their originals as these are now, but for rules that have
  /// not changed since their originals did. What a translation that lacks rules states is left as it is.
  ///
  /// - Parameters:
  ///   - query: Which ones. If it means one rule, that is stamped in any case, and no other.
  ///   - stamped: Is told of each page, in the order of their paths.
  /// - Throws: ``StoreError`` if there is no such page, or one that cannot be read.
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

  /// What is wrong with a query for a page that there isn't.
  func missing(_ query: PageQuery) -> StoreError {
    let name = query.topic ?? "any topic"
    let languages = query.language.map { "in \($0)" } ?? "in a language other than English"
    let edition = query.edition.map { " in \($0)" } ?? ""
    return StoreError("there is no page on \(name)\(edition) \(languages)")
  }
}
