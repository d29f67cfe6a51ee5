/// Converts British to American spelling: `customise → customize`, `colours → colors`.
enum BritishSpelling {
  /// The American spelling if the word has a British ending. May return nonsense for other words.
  static func american(of word: String) -> String? {
    for (british, american) in endings where word.hasSuffix(british) {
      let stem = word.dropLast(british.utf8.count)
      // Excludes `four` and `wise`.
      return stem.utf8.count > 2 ? stem + american : nil
    }
    return nil
  }

  private typealias Ending = (british: String, american: String)

  /// Longest first.
  private static let endings: [Ending] = {
    var endings: [Ending] = [
      ("tre", "ter"), ("tres", "ters"), ("tred", "tered"), ("tring", "tering"), ("ogue", "og"),
      ("ogues", "ogs"),
    ]
    func add(_ british: String, _ american: String, _ ends: String) {
      for end in ends.split(separator: " ") { endings.append((british + end, american + end)) }
    }
    add("is", "iz", "e es ed er ers ing ation ations able")
    add("ys", "yz", "e es ed er ers ing")
    add("ou", "o", "r rs red ring rful rless rable rite rites")
    add("enc", "ens", "e es")
    add("ell", "el", "ed ing er")
    return endings.sorted { $0.british.utf8.count > $1.british.utf8.count }
  }()
}
