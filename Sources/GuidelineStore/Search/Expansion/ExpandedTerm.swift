/// A word or a term of a query with all that may stand for it in a text, each with a weight.
struct ExpandedTerm {
  /// What a group is to the query.
  enum Origin: Hashable {
    /// As written, in any of its forms.
    case written
    /// The words, or pairs of characters, that the term is made of.
    case parts
    /// Two words written as one, or one as two.
    case compound(String)
    /// A name that the glossary has for the term.
    case glossary(term: String, name: String)
    /// A name of a term that somebody may want who asks for this one.
    case related(term: String, name: String)
    /// The word that may have been meant.
    case correction(String)
    /// A number in another spelling, or an answer to a question for one.
    case number(String)
    /// A word that the store's texts have for it in another language.
    case translation(String)

    /// Whether it stands for something else.
    var isRelated: Bool {
      if case .related = self { true } else { false }
    }
  }

  /// Phrases that count together.
  struct Group {
    var origin: Origin
    /// From 0 to 1: how surely a text that has them speaks of what is looked for.
    var weight: Double
    var phrases: [SearchTerm.Phrase]
    /// Whether it is in English and counts only in texts of another language, which often leave such words
    /// as they are.
    var isLeftInEnglish = false
  }

  /// As written.
  var text: String
  /// What may stand for the term; a rule counts by the group that is best found in it.
  var groups: [Group]
  /// The keys of the glossary's terms that it is a name of.
  var named: [Int] = []
  /// Whether results must have it as it is written: a phrase between quotes, or a beginning.
  var isRequired = false
  /// Whether a rule without it lacks nothing: the query as a whole, word after word.
  var isBonus = false
}

extension ExpandedTerm {
  /// Adds a word that may stand for the term, unless it does so already.
  mutating func add(_ origin: Origin, _ word: String, weight: Double) {
    add(origin, SearchTerm(phrase: word)?.alternatives ?? [], weight: weight)
  }

  /// Adds phrases each of which may stand for the term, unless it does so already.
  mutating func add(
    _ origin: Origin, _ phrases: [SearchTerm.Phrase], weight: Double, isLeftInEnglish: Bool = false
  ) {
    for phrase in phrases where !groups.contains(where: { $0.phrases == [phrase] }) {
      groups.append(
        Group(
          origin: origin, weight: weight, phrases: [phrase], isLeftInEnglish: isLeftInEnglish))
    }
  }
}
