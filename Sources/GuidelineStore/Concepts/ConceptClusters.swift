/// Which rules are one concept: those that claim the same, and those that were matched.
///
/// No concept has two rules in one text, and none has two names that texts state. Where a match would
/// break that, the surer match wins.
///
/// The project's own rules are settled first, among themselves. Imported rules then join their
/// concepts or make others, and never bring two of the project's concepts together.
struct ConceptClusters {
  /// A rule as it comes out of its text.
  struct Member {
    let rule: Int
    /// The concept that it has for itself, or that its text states; no other rule of the text has it.
    let claim: ConceptKey
    /// Whether that concept has a name of its own.
    let isNamed: Bool
    /// The number of its text; all pages of an edition in one language from one source share it.
    let text: Int
    var isOwn = false
  }

  /// Two rules that were matched, by their places among the members.
  struct Match {
    let old: Int
    let new: Int
    let confidence: Double
  }

  private let members: [Member]
  /// For each member, those that may not be in its cluster.
  private let apart: [Int: Set<Int>]
  /// For each member, one that is nearer to its cluster's first, or itself.
  private var parents: [Int]
  /// By first member.
  private var clusters: [Cluster]
  private var areOwnSettled = false

  /// Members that are one concept.
  fileprivate struct Cluster {
    var members: [Int]
    /// The texts that they stand in, ascending.
    var texts: [Int]
    /// The name that texts state for it.
    var name: ConceptKey?
  }

  /// - Parameters:
  ///   - members: The project's own before all others. The first of a cluster gives it its name, if
  ///     none has a name.
  ///   - matches: In any order.
  ///   - apart: Pairs of members that are not the same advice.
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

  /// The clusters with the member that names each, in the order of their first members.
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

  /// Makes one cluster of two, if they may be one.
  private mutating func join(_ one: Int, _ other: Int, isStated: Bool = false) {
    let (left, right) = (first(of: one), first(of: other))
    guard left != right, mayJoin(clusters[left], clusters[right]),
      // What has one of the project's rules begins with it.
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
