/// The links between topics, in some texts.
package struct ReferenceGraph: Hashable, Sendable {
  /// The links from one topic to another.
  package struct Edge: Hashable, Sendable {
    /// The slug of the linking topic.
    package let from: String
    /// The slug of the linked topic.
    package let to: String
    /// The number of references.
    package let count: Int
  }

  /// The topics' titles, by slug.
  package let titles: [String: String]
  /// The edges, ordered by slug.
  package let edges: [Edge]
}

extension RuleStore {
  /// Builds the graph of references between topics.
  ///
  /// - Parameters:
  ///   - scope: The texts to include.
  ///   - topic: The name of a topic to limit the graph to, with its neighbors and the links between
  ///     them.
  package func referenceGraph(
    in scope: ReferenceScope, around topic: String? = nil
  ) throws(StoreError) -> ReferenceGraph {
    try require(scope.texts, in: scope.texts.compactMap(\.language))
    return try reading {
      let center = try topic.map { try topicSlug(named: $0) }
      let texts = try texts(in: scope)
      var resolver = try ReferenceResolver(in: self)
      var counts: [String: [String: Int]] = [:]
      for document in texts.values.joined().flatMap(\.documents) {
        for reference in try crossReferences(in: document) where reference.kind == .topic {
          let found = try resolver.resolved(reference, in: document)
          guard found.isResolved, let target = found.topic, target != document.topic else {
            continue
          }
          counts[document.topic, default: [:]][target, default: 0] += 1
        }
      }
      var edges = counts.flatMap { from, targets in
        targets.map { ReferenceGraph.Edge(from: from, to: $0, count: $1) }
      }
      if let center {
        let near = Set(
          edges.filter { $0.from == center || $0.to == center }.flatMap { [$0.from, $0.to] }
            + [center])
        edges.removeAll { !near.contains($0.from) || !near.contains($0.to) }
      }
      edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
      var titles: [String: String] = [:]
      let nodes = center.map { [$0] } ?? Array(texts.keys)
      for slug in Set(nodes + edges.flatMap { [$0.from, $0.to] }) {
        titles[slug] = try title(
          ofTopic: slug, in: scope.texts.first?.language ?? scope.languages[0])
      }
      return ReferenceGraph(titles: titles, edges: edges)
    }
  }
}
