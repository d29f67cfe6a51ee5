/// Sorts changes in reading order.
struct ChangeList {
  private let topicOfOld: (String) -> String

  /// - Parameter topicOfOld: Maps a page of the older text to its successor in the newer.
  init(topicOfOld: @escaping (String) -> String) {
    self.topicOfOld = topicOfOld
  }

  /// Changes by topic, in the newer text's order; removed rules at their old place.
  ///
  /// - Parameter topic: The page for all changes; `nil` to group them by their own pages.
  func pages(of changes: [Change], topic: String?) -> [Differences.Page] {
    let topics = Dictionary(grouping: changes) { topic ?? self.topic(of: $0) }
    return topics.sorted { $0.key < $1.key }.map { topic, changes in
      Differences.Page(topic: topic, changes: ordered(changes, topic: topic))
    }
  }

  private func topic(of change: Change) -> String {
    change.new.first?.id.topic ?? change.old.first.map { topicOfOld($0.id.topic) } ?? ""
  }

  private func ordered(_ changes: [Change], topic: String) -> [Change] {
    let here = changes.filter { $0.new.contains { $0.id.topic == topic } }
      .sorted { ($0.place(on: topic), 0) < ($1.place(on: topic), 0) }
    let gone = changes.filter { !$0.new.contains { $0.id.topic == topic } }
      .sorted { Self.oldPlace($0) < Self.oldPlace($1) }
    // The new place of each older rule, in the old order.
    var anchors: [String: [(ordinal: Int, place: Int)]] = [:]
    for (place, change) in here.enumerated() {
      for rule in change.old {
        anchors[rule.id.topic, default: []].append((rule.id.ordinal, place))
      }
    }
    var behind: [Int: [Change]] = [:]
    for change in gone {
      guard let rule = change.old.first else { continue }
      let anchor = anchors[rule.id.topic]?.filter { $0.ordinal < rule.id.ordinal }
        .max { $0.ordinal < $1.ordinal }
      behind[anchor?.place ?? -1, default: []].append(change)
    }
    return (behind[-1] ?? []) + here.enumerated().flatMap { [$1] + (behind[$0] ?? []) }
  }

  private static func oldPlace(_ change: Change) -> (String, Int) {
    change.old.first.map { ($0.id.topic, $0.id.ordinal) } ?? ("", 0)
  }
}

extension Change {
  /// The number of the first newer rule on a page.
  fileprivate func place(on topic: String) -> Int {
    new.first { $0.id.topic == topic }?.id.ordinal ?? 0
  }
}
