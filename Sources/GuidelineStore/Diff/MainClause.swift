/// Extracts the main clause of an English sentence: in `Lock a drawer that must stay shut`, *must*
/// isn't advice.
enum MainClause {
  static func text(of lead: String) -> String {
    var clause = lead.lowercased()[...]
    if let first = clause.split(separator: " ").first, openings.contains(String(first)),
      let comma = clause.firstIndex(of: ",")
    {
      clause = clause[clause.index(after: comma)...]
    }
    for conjunction in conjunctions {
      if let range = clause.firstRange(of: conjunction) { clause = clause[..<range.lowerBound] }
    }
    return String(clause)
  }

  private static let openings = Set<String>(.clauseConditions, .english)
  private static let conjunctions = [String](.clauseConjunctions, .english)
}
