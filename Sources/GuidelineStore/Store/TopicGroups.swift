/// A group of topics on Apple's site.
package struct TopicGroup: Hashable, Sendable {
  /// Its key: `menus-and-actions`.
  package let slug: String
  fileprivate let names: [Language: String]
  fileprivate let parent: String?
  fileprivate let topics: [String]

  /// The name in a language, or else in English.
  package func name(in language: Language) -> String {
    names[language.withoutRegion] ?? names[.english] ?? slug
  }
}

/// The groups of topics, in the site's order.
package struct TopicGroups: Hashable, Sendable {
  private let groups: [TopicGroup]

  /// Parses records, each with a group, its names, `parent: group`, and `topics: topic; …`.
  init(_ bytes: [UInt8]) throws(ImportError) {
    let records = try Record.records(in: bytes, named: "group")
    let known = Set(records.map(\.name.value))
    var placed: [String: String] = [:]
    groups = try records.map { record throws(ImportError) in
      var names: [Language: String] = [:]
      for field in record.fields {
        func error(_ problem: Message, _ hint: Message) -> ImportError {
          ImportError(problem, hint: hint, line: field.line)
        }
        let group = record.name.value
        if field.key == "parent" {
          if field.value == group || !known.contains(field.value) {
            throw error(
              "there is no other group “\(field.value)”", "a parent is a group of this file")
          }
        } else if field.key == "topics" {
          for topic in field.values {
            guard let other = placed.updateValue(group, forKey: topic) else { continue }
            throw error("\(topic) is in the group \(other) already", "a topic is in one group")
          }
        } else {
          let language = Resources.wording.map(\.language).first { $0.tag == field.key }
          guard let language else {
            throw error(
              "unknown key \(field.key)", "keys are group, en, ko, ja, parent and topics")
          }
          names[language] = field.value
        }
      }
      return TopicGroup(
        slug: record.name.value, names: names, parent: record.values(of: "parent").first,
        topics: record.values(of: "topics"))
    }
  }

  /// The topic's group, preceded by that group's parent; empty if it has none.
  package func path(ofTopic slug: String) -> [TopicGroup] {
    guard let group = groups.first(where: { $0.topics.contains(slug) }) else { return [] }
    return groups.filter { $0.slug == group.parent } + [group]
  }

  /// The names of a topic's groups: `Components › Presentation`; `nil` if it has none.
  package func title(ofTopic slug: String, in language: Language) -> String? {
    let path = path(ofTopic: slug)
    return path.isEmpty ? nil : path.map { $0.name(in: language) }.joined(separator: " › ")
  }

  /// The topics of a group and of its subgroups.
  ///
  /// - Parameter name: The group's slug, or its name in any language.
  /// - Returns: `nil` if there is no such group.
  package func topics(ofGroup name: String) -> [String]? {
    let key = TopicCatalog.key(name)
    let group =
      groups.first { $0.slug == name }
      ?? groups.first { $0.names.values.contains { TopicCatalog.key($0) == key } }
    return group.map { group in
      groups.filter { $0 == group || $0.parent == group.slug }.flatMap(\.topics)
    }
  }

  /// Sorts topics in the site's order, followed by those without a group, by slug.
  func sorted(_ topics: Set<String>) -> [String] {
    let known = groups.flatMap(\.topics)
    return known.filter(topics.contains) + topics.subtracting(known).sorted()
  }
}
