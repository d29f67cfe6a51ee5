/// Which pages went into others, edition by edition.
struct PageMoves: Hashable {
  private var moves: [Edition: [String: [String]]] = [:]

  /// Adds that in an edition the advice of a page stands on another one, or that much more of it.
  mutating func add(_ topic: String, in edition: Edition, to successor: String) {
    moves[edition, default: [:]][topic, default: []].append(successor)
  }

  /// The pages that have the advice of a page in an edition, the one with most of it first; empty if the
  /// edition is not said to have moved it.
  func successors(of topic: String, in edition: Edition) -> [String] {
    moves[edition]?[topic] ?? []
  }

  /// The pages that any edition has the advice of a page on.
  func successors(of topic: String) -> Set<String> {
    Set(moves.values.flatMap { $0[topic] ?? [] })
  }

  /// The page that has most of another's advice some editions later.
  ///
  /// - Parameters:
  ///   - editions: From that of the page to that of its successor.
  ///   - isThere: Whether the later text has a page. A page that it has itself went nowhere.
  /// - Returns: `nil` if the page went nowhere, or to where the later text has no page.
  func successor(
    of topic: String, in editions: ClosedRange<Edition>, isThere: (String) -> Bool
  ) -> String? {
    guard !isThere(topic) else { return nil }
    var page = topic
    for edition in moves.keys.filter(editions.contains).sorted() {
      page = moves[edition]?[page]?.first ?? page
    }
    return page != topic && isThere(page) ? page : nil
  }

  /// For those of some pages that went into others: which page of a later text has most of their
  /// advice.
  func successors(
    of pages: [StoredText], in edition: Edition, isThere: (String) -> Bool
  ) -> [String: String] {
    guard !moves.isEmpty else { return [:] }
    var successors: [String: String] = [:]
    for page in pages where page.state.edition <= edition {
      successors[page.topic] = successor(
        of: page.topic, in: page.state.edition...edition, isThere: isThere)
    }
    return successors
  }
}
