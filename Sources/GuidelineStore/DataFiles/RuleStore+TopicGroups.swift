extension RuleStore {
  /// The groups of the newest edition's topics; empty if the store has none.
  package func topicGroups() throws(StoreError) -> TopicGroups {
    try reading {
      if let known = cache.groups { return known }
      let groups = try TopicGroups(kept(.groups)?.content ?? [])
      cache.groups = groups
      return groups
    }
  }
}
