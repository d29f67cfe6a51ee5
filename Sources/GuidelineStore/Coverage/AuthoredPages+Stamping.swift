/// A translated page of `Data/` with the line that says which rules of its original it renders.
package struct StampedPage: Sendable {
  /// The path in the folder.
  package let path: String
  /// Where the file lies.
  package let location: String
  /// What the file is to hold; `nil` if it states the same already, or ``lacking`` is not empty.
  package let content: String?
  /// The rules of the original that it has no rendering of.
  package let lacking: [SourceLocation]
}

extension AuthoredPages {
  /// Has translations state that they render their originals as these are now. The line of a
  /// translation that lacks rules is left as it is.
  ///
  /// - Parameters:
  ///   - query: Which ones. If it means one rule, the others stay rendered or not, as stated.
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
    var lacking = original.rules(lackingIn: page)
    var rendered = original.rules
    if let ordinal {
      guard page.rules.indices.contains(ordinal - 1) else {
        throw StoreError(
          "\(place.path) has no rule \(ordinal)", hint: "it has rules 1 to \(page.rules.count)")
      }
      let key = page.keys[ordinal - 1]
      let stated = RenderedRules(statedIn: page.content)
      rendered = zip(original.rules, original.keys).filter { rule, other in
        other == key || stated?.contains(RuleDigest(rule)) == true
      }.map(\.0)
      lacking = []
    }
    let digests = rendered.map { RuleDigest($0) }
    let content = RenderedRules.content(page.content, stating: digests)
    let isChanged = lacking.isEmpty && content != page.content
    return StampedPage(
      path: page.path, location: page.location,
      content: isChanged ? String(decoding: content, as: UTF8.self) : nil,
      lacking: lacking.map {
        SourceLocation(
          path: original.path, line: $0.lines.lowerBound, endLine: $0.lines.upperBound)
      })
  }

  /// What is wrong with a query for a page that there isn't.
  func missing(_ query: PageQuery) -> StoreError {
    let name = query.topic ?? "any topic"
    let languages = query.language.map { "in \($0)" } ?? "in a language other than English"
    let edition = query.edition.map { " in \($0)" } ?? ""
    return StoreError("there is no page on \(name)\(edition) \(languages)")
  }
}
