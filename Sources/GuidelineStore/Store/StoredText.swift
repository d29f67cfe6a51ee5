/// The documents of one text of a topic, in order.
struct StoredText {
  let id: TextID
  let documents: [StoredDocument]

  /// Whether it is the project's own, which has no imported documents.
  var isOwn: Bool { documents[0].isOwn }

  /// The first day on which it was in force, if known; empty if undated.
  var firstDay: String { documents[0].updated ?? TextPeriod(id)?.firstDay ?? "" }

  /// Whether it is preferred to another text in the same language.
  func isNewer(than other: StoredText) -> Bool {
    id.isNewer(
      than: other.id, checkedDay: documents[0].checkedDay ?? other.documents[0].checkedDay)
  }

  /// The keys of its rules if it is the project's own.
  var ownRules: [Int] { isOwn ? documents.flatMap { Array($0.ruleIDs) } : [] }

  /// The texts that documents form, as of the last write.
  static func texts(of documents: [StoredDocument]) -> [StoredText] {
    struct Key: Hashable {
      let place: Place
      let shownOrigin: String?
    }
    return Dictionary(grouping: documents) { Key(place: $0.place, shownOrigin: $0.shownOrigin) }
      .values.map { documents in
        StoredText(
          id: documents[0].text,
          documents: documents.sorted { ($0.firstOrdinal, $0.id) < ($1.firstOrdinal, $1.id) })
      }
  }

  /// Groups the documents of one place into texts. Each document is a text of its own, except that
  /// these belong together: pieces of a book, pages of a technology, documents with the same given
  /// name, the project's own, and former pages of one origin that are one topic today.
  ///
  /// The result doesn't depend on import order.
  static func arranged(_ documents: [StoredDocument]) -> [StoredText] {
    var shared: [String?: [StoredDocument]] = [:]
    var alone: [String: [StoredDocument]] = [:]
    var groups: [[StoredDocument]] = []
    let withPages = Set(documents.filter { $0.piece < 0 }.map(\.origin))
    for document in documents {
      if let origin = document.origin, !document.isShared, !withPages.contains(origin) {
        alone[origin, default: []].append(document)
      } else {
        shared[document.origin, default: []].append(document)
      }
    }
    groups += alone.values.flatMap { formerPages(in: $0.sorted { $0.comesBefore($1) }) }
    groups += shared.values.flatMap { copies(in: $0.sorted { $0.comesBefore($1) }) }
    // Among texts of one origin, the one with a given name keeps the name.
    groups.sort { one, other in
      let (left, right) = (one[0], other[0])
      if left.origin != right.origin { return (left.origin ?? "") < (right.origin ?? "") }
      let (isShared, isOtherShared) = (left.isShared, right.isShared)
      return isShared == isOtherShared ? left.comesBefore(right) : isShared
    }
    var taken = Set(documents.compactMap(\.origin))
    return groups.enumerated().map { index, documents in
      let isFirst = index == 0 || groups[index - 1][0].origin != documents[0].origin
      var origin = documents[0].origin
      if let name = origin, !isFirst {
        var number = 2
        while !taken.insert("\(name)-\(number)").inserted { number += 1 }
        origin = "\(name)-\(number)"
      }
      let place = documents[0].place
      return StoredText(
        id: TextID(
          edition: place.edition, revision: place.revision, origin: origin,
          language: place.language),
        documents: documents)
    }
  }

  /// Groups the documents of one origin, joining different former pages that are one topic today:
  /// Launching and Launch Screen.
  private static func formerPages(in documents: [StoredDocument]) -> [[StoredDocument]] {
    guard documents.count > 1 else { return [documents] }
    var texts: [(pages: Set<String>, documents: [StoredDocument])] = []
    for document in documents {
      let page = document.pageName
      let free = page.flatMap { page in
        texts.firstIndex { !$0.pages.isEmpty && !$0.pages.contains(page) }
      }
      if let page, let free {
        texts[free].pages.insert(page)
        texts[free].documents.append(document)
      } else {
        texts.append((page.map { [$0] } ?? [], [document]))
      }
    }
    return texts.map { pages, documents in
      let main = documents.filter { $0.pageName == $0.topic }
      return main + documents.filter { $0.pageName != $0.topic }
    }
  }

  /// Groups the documents of one origin, separating repeated copies of a technology's page.
  private static func copies(in documents: [StoredDocument]) -> [[StoredDocument]] {
    var copies: [[StoredDocument]] = []
    var counts: [String: Int] = [:]
    let hasPages = documents.contains { $0.piece < 0 }
    for document in documents {
      var number = 0
      if hasPages, document.origin != nil, !document.hasNamedOrigin, document.piece <= 0 {
        // A technology has only one main page, whatever its title.
        let page = document.piece < 0 ? TopicCatalog.key(document.title) : ""
        number = counts[page, default: 0]
        counts[page] = number + 1
      }
      while copies.count <= number { copies.append([]) }
      copies[number].append(document)
    }
    return copies.filter { !$0.isEmpty }
  }
}

extension StoredDocument {
  /// Whether it forms one text with others of its origin.
  fileprivate var isShared: Bool { hasNamedOrigin || piece != 0 }

  /// Its former or present page, according to its title or file name; `nil` if neither is known.
  fileprivate var pageName: String? {
    let file = path.split(separator: "/").suffix(2)
    let names = [title] + file.reversed().map { String($0.prefix { $0 != "." }) }
    return names.lazy.compactMap { TopicCatalog.shared.page(named: $0, of: topic) }.first
  }

  /// A technology's pages come after the one that has its name.
  fileprivate func comesBefore(_ other: StoredDocument) -> Bool {
    (abs(piece), path, identity, id) < (abs(other.piece), other.path, other.identity, other.id)
  }
}
