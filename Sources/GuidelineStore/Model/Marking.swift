/// How a document marks its rules, apart from the attributes of the project's own pages.
package enum Marking: String, CaseIterable, Sendable {
  /// Paragraphs and items that start in bold.
  case bold
  case headings
  /// The items of lists.
  case items
  /// No marks: a rule is a paragraph that starts with advice.
  case sentences
}
