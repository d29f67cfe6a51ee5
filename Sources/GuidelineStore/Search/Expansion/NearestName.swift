/// Finds the name of the glossary that is nearest to a word that no rule contains.
struct NearestName {
  private let store: RuleStore

  init(in store: RuleStore) {
    self.store = store
  }

  /// Shorter words aren't corrected (letters).
  private static let fewest = 5

  /// The name that differs in one or two letters, ignoring spaces; `nil` if there is none.
  func name(to written: ScriptStretch) throws -> String? {
    let letters = Self.letters(of: written.scalars, written.kind)
    guard letters.count >= Self.fewest else { return nil }
    let most = SpellingLimit.name(letters.count)
    var best: (text: String, distance: Double)?
    let rows = try store.connection.rows(
      """
      SELECT DISTINCT name FROM term_name
      WHERE language = ?1 AND length(replace(name, ' ', '')) BETWEEN ?2 - 2 AND ?2 + 2
      ORDER BY name
      """, .text(written.language.tag), .integer(written.scalars.count))
    while try rows.next() {
      let name = rows.text(0)
      let stretches = ScriptStretch.stretches(of: name)
      guard stretches.allSatisfy({ $0.kind == written.kind }) else { continue }
      let others = Self.letters(of: stretches.flatMap(\.scalars), written.kind)
      guard let first = others.first,
        SpellingDistance.areAlike(first, letters[0]) || letters.count > SpellingLimit.long
      else { continue }
      guard !SpellingDistance.areOther(others, letters) else { continue }
      let distance = SpellingDistance.between(others, letters)
      guard distance <= most, distance < best?.distance ?? .infinity else { continue }
      best = (name, distance)
    }
    return best?.text
  }

  /// The word's letters. Korean syllables are decomposed, without particles.
  private static func letters(of scalars: [UInt32], _ kind: ScriptStretch.Kind) -> [UInt32] {
    kind == .hangul ? HangulLetters.letters(of: HangulStem.stem(of: scalars)) : scalars
  }
}
