/// Groups rules into concepts: rules that state the same concept, and matched rules.
///
/// No concept has two rules in one text, or two stated names. If a match would violate this, the
/// match with the higher confidence wins.
///
/// The project's own rules are clustered first. Imported rules then join their concepts or form new
/// ones, and never merge two of the project's concepts.
struct ConceptClusters {
  struct Member {
    let rule: Int
    /// The stated concept, or one of the rule's own; unique within the text.
    let claim: ConceptKey
    /// Whether the text states the claim by name.
    let isNamed: Bool
    /// The number of its text, shared by all pages of an edition in one language from one source.
    let text: Int
    var isOwn = false
  }

  /// A match of two rules, by their indices among the members.
  struct Match {
    let old: Int
    let new: Int
    let confidence: Double
  }

  private let members: [Member]
  /// For each member, the members that may not be in its cluster.
  private let apart: [Int: Set<Int>]
  /// A disjoint-set forest: each member's parent, or itself for the first of a cluster.
  private var parents: [Int]
  /// Indexed by the first member; empty for others.
  private var clusters: [Cluster]
  private var areOwnSettled = false

  /// The members of one concept.
  fileprivate struct Cluster {
    var members: [Int]
    /// The numbers of the members' texts, ascending.
    var texts: [Int]
    /// The stated name, if any.
    var name: ConceptKey?
  }

  /// - Parameters:
  ///   - members: The rules, the project's own first. The first of a cluster names it if no member
  ///     has a name.
  ///   - matches: The matches, in any order.
  ///   - apart: Pairs of members marked as different advice.
  init(_ members: [Member], _ matches: [Match], apart: [(Int, Int)] = []) {
    self.members = members
    self.apart = apart.reduce(into: [:]) {
      $0[$1.0, default: []].insert($1.1)
      $0[$1.1, default: []].insert($1.0)
    }
    parents = Array(members.indices)
    clusters = members.indices.map { index in
      let member = members[index]
      return Cluster(
        members: [index], texts: [member.text], name: member.isNamed ? member.claim : nil)
    }
    let surest = matches.sorted {
      ($1.confidence, $0.old, $0.new) < ($0.confidence, $1.old, $1.new)
    }
    let isOwn = { (match: Match) in members[match.old].isOwn && members[match.new].isOwn }
    var firstOfClaim: [ConceptKey: Int] = [:]
    firstOfClaim.reserveCapacity(members.count)
    for areOwn in [true, false] {
      for (index, member) in members.enumerated() where member.isOwn == areOwn {
        if let first = firstOfClaim[member.claim] {
          join(first, index, isStated: true)
        } else {
          firstOfClaim[member.claim] = index
        }
      }
      for match in surest where isOwn(match) == areOwn { join(match.old, match.new) }
      areOwnSettled = true
    }
    for first in clusters.indices where clusters[first].members.count > 1 {
      clusters[first].members.sort()
    }
  }

  /// The clusters and the member that names each, ordered by first member.
  var named: [(namesake: Int, members: [Int])] {
    members.indices.filter { parents[$0] == $0 }.map { first in
      let cluster = clusters[first].members
      let namesakes = cluster.filter { members[$0].isOwn == members[first].isOwn }
      return (namesakes.first { members[$0].isNamed } ?? first, cluster)
    }
  }

  private mutating func first(of member: Int) -> Int {
    var first = member
    while parents[first] != first {
      parents[first] = parents[parents[first]]
      first = parents[first]
    }
    return first
  }

  /// Merges two clusters if allowed.
  private mutating func join(_ one: Int, _ other: Int, isStated: Bool = false) {
    let (left, right) = (first(of: one), first(of: other))
    guard left != right, mayJoin(clusters[left], clusters[right]),
      // A cluster with one of the project's rules has it as its first member.
      !areOwnSettled || !members[left].isOwn || !members[right].isOwn,
      isStated || !areApart(clusters[left].members, clusters[right].members)
    else { return }
    let (kept, taken) = (min(left, right), max(left, right))
    clusters[kept].take(clusters[taken])
    clusters[taken] = Cluster(members: [], texts: [], name: nil)
    parents[taken] = kept
  }

  private func areApart(_ one: [Int], _ other: [Int]) -> Bool {
    !apart.isEmpty && one.contains { !(apart[$0] ?? []).isDisjoint(with: other) }
  }

  private func mayJoin(_ one: Cluster, _ other: Cluster) -> Bool {
    if let name = one.name, let otherName = other.name, name != otherName { return false }
    var rest = other.texts[...]
    for text in one.texts {
      while let next = rest.first, next < text { rest.removeFirst() }
      if rest.first == text { return false }
    }
    return true
  }
}

extension ConceptClusters.Cluster {
  fileprivate mutating func take(_ other: Self) {
    members += other.members
    texts += other.texts
    texts.sort()
    name = name ?? other.name
  }
}
