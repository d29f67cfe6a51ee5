/// What a store answers to a question for a value.
package struct ValueAnswer: Hashable, Sendable {
  /// A statement that answers.
  package struct Item: Hashable, Sendable {
    package let statement: ValueStatement
    /// The values asked for: those of the columns that the query names, or else all.
    package let values: [StatedValue]
    /// What earlier editions say, from the newest.
    package let earlier: [Item]
  }

  /// The query as written.
  package let query: String
  /// The statements, best first.
  package let items: [Item]
  /// Notes on the query, or on why nothing was found.
  package let notes: [Message]
}
