/// A term of a query with its weighted alternatives.
struct ExpandedTerm {
  /// How a group was derived from the query.
  enum Origin: Hashable {
    /// The term as written, in any inflection.
    case written
    /// The words, or pairs of characters, that the term consists of.
    case parts
    /// Another name for the term in the glossary.
    case glossary(term: String, name: String)
    /// A name of a related term in the glossary.
    case related(term: String, name: String)
    /// A spelling correction.
    case correction(String)

    var isRelated: Bool {
      if case .related = self { true } else { false }
    }
  }

  /// Phrases that count together.
  struct Group {
    var origin: Origin
    /// From 0 to 1: how reliably a text with these phrases is about the term.
    var weight: Double
    var phrases: [SearchTerm.Phrase]
  }

  var text: String
  /// The alternatives; a rule counts by its best group.
  var groups: [Group]
  /// The keys of the glossary terms that it names.
  var named: [Int] = []
  /// Whether results must contain it as written: a quoted phrase, or a prefix.
  var isRequired = false
}

extension ExpandedTerm {
  /// Adds a word as an alternative, unless it already is one.
  mutating func add(_ origin: Origin, _ word: String, weight: Double) {
    add(origin, SearchTerm(phrase: word)?.alternatives ?? [], weight: weight)
  }

  /// Adds each phrase as an alternative, unless it already is one.
  mutating func add(_ origin: Origin, _ phrases: [SearchTerm.Phrase], weight: Double) {
    for phrase in phrases where !groups.contains(where: { $0.phrases == [phrase] }) {
      groups.append(Group(origin: origin, weight: weight, phrases: [phrase]))
    }
  }
}
