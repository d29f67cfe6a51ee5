/// Which pages were merged into others, by edition.
struct PageMoves: Hashable {
  private var moves: [Edition: [String: [String]]] = [:]

  /// Adds a page that has a topic's advice in an edition; call it in order of importance.
  mutating func add(_ topic: String, in edition: Edition, to successor: String) {
    moves[edition, default: [:]][topic, default: []].append(successor)
  }

  /// The pages with a topic's advice in an edition, the one with most first; empty if it didn't
  /// move.
  func successors(of topic: String, in edition: Edition) -> [String] {
    moves[edition]?[topic] ?? []
  }

  /// The pages with a topic's advice in any edition.
  func successors(of topic: String) -> Set<String> {
    Set(moves.values.flatMap { $0[topic] ?? [] })
  }

  /// The page that has most of a topic's advice some editions later.
  ///
  /// - Parameters:
  ///   - editions: From the topic's edition to the successor's.
  ///   - isThere: Whether the later text has a page; if it has the topic itself, there is no
  ///     successor.
  /// - Returns: `nil` if the topic didn't move, or if the later text lacks the successor.
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

  /// The later pages with most of their advice, for those of the pages that moved.
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
