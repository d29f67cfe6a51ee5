/// The columns of the index, in the order of its table.
enum RuleColumn: Int {
  case body, lead, heading, asked
}
