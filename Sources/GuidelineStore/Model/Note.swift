/// What explains an answer, in a form that can be said in other languages.
public struct Note: Hashable, Sendable {
  /// A clause in English, with a `%` for each of its values.
  package struct Clause: Hashable, Sendable {
    /// The words, by which translations are looked up.
    package let words: String
    /// What stands for each `%`.
    package let values: [String]
  }

  /// The clauses, in order.
  package private(set) var clauses: [Clause]

  /// A note of one clause.
  init(_ words: String, _ values: any CustomStringConvertible...) {
    clauses = [Clause(words: words, values: values.map(\.description))]
  }

  /// A note of one sentence in English, whatever stands in it.
  init(sentence: String) {
    self.init("%", sentence)
  }

  /// The note with the clauses of another behind its own, if there is one.
  func followed(by other: Note?) -> Note {
    var note = self
    note.clauses += other?.clauses ?? []
    return note
  }
}

extension Note: CustomStringConvertible {
  /// In English.
  public var description: String {
    clauses.map { $0.filled($0.words) }.joined(separator: "; ")
  }
}

extension Note.Clause {
  /// Words of a clause, or their translation, with the values in them.
  package func filled(_ words: String) -> String {
    let parts = words.split(separator: "%", omittingEmptySubsequences: false)
    return zip(parts.dropFirst(), values).reduce(String(parts[0])) { $0 + $1.1 + $1.0 }
  }
}
