/// What the index has of a rule; the columns stand in the order of its table.
enum RuleColumn: Int {
  case body, lead, heading, asked
}
