struct RankedRule {
  var match: SearchMatch
  var head: DocumentHead
  /// Takes precedence over the score; less is better.
  let tier: Int
  /// Whether its advice is of an older edition only, and current advice contains as much of the
  /// query.
  var isPast = false
}

extension RankedRule {
  /// Whether this wording of a concept is shown rather than another one.
  func isShown(insteadOf other: RankedRule) -> Bool {
    if tier != other.tier { return tier < other.tier }
    if head.isNewer(than: other.head) { return true }
    if other.head.isNewer(than: head) { return false }
    if head.text.language != other.head.text.language {
      return head.text.language < other.head.text.language
    }
    return comesBefore(other)
  }

  /// Whether no rule with this score, or a lower one, comes before this.
  func outranks(score: Double) -> Bool {
    tier == 0 && !isPast && match.score > score
  }

  /// The order of results, independent of import order: the query's own language first, then
  /// current advice, then by score.
  func comesBefore(_ other: RankedRule) -> Bool {
    if (tier == 0) != (other.tier == 0) { return tier == 0 }
    if isPast != other.isPast { return other.isPast }
    if match.score != other.match.score { return match.score > other.match.score }
    if head.isNewer(than: other.head) { return true }
    if other.head.isNewer(than: head) { return false }
    let (id, otherID) = (head.ruleID(ofKey: match.rule), other.head.ruleID(ofKey: other.match.rule))
    return (id.topic, id.text.language, id.ordinal)
      < (otherID.topic, otherID.text.language, otherID.ordinal)
  }
}

extension [RankedRule] {
  /// The first `limit` results in order; all if `limit` is 0.
  func ordered(limit: Int) -> [RankedRule] {
    guard limit > 0, limit < count else { return sorted { $0.comesBefore($1) } }
    var best: [RankedRule] = []
    best.reserveCapacity(limit + 1)
    for result in self { best.insert(result, upTo: limit) }
    return best
  }

  /// Inserts the result in order, if it is among the first `limit`.
  mutating func insert(_ result: RankedRule, upTo limit: Int) {
    if count == limit, !result.comesBefore(self[limit - 1]) { return }
    insert(result, at: firstIndex { result.comesBefore($0) } ?? count)
    if count > limit { removeLast() }
  }
}
