extension RuleStore {
  /// The groups of the newest edition's topics; none in a store that has none.
  package func topicGroups() throws(StoreError) -> TopicGroups {
    try reading {
      if let known = cache.groups { return known }
      let groups = try TopicGroups(kept(.groups)?.content ?? [])
      cache.groups = groups
      return groups
    }
  }
}
