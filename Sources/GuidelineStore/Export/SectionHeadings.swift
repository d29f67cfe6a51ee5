/// Finds the headings of several texts that have the same rules.
struct SectionHeadings {
  /// By language: the number of rules shared by a heading of the page and a heading of that
  /// language.
  private var counts: [Language: [[String]: [[String]: Int]]] = [:]
  /// The language of each of the page's headings.
  private var origins: [[String]: Language] = [:]

  /// Counts a rule.
  ///
  /// - Parameters:
  ///   - section: The headings above the rule in its own text.
  ///   - language: The language to count it for; `nil` for a rule that fills in for a missing
  ///     translation.
  ///   - origin: The language of the headings.
  ///   - path: The headings above the rule on the page.
  mutating func take(
    _ section: [String], in language: Language?, of origin: Language, besides path: [String]
  ) {
    if section == path {
      for depth in path.indices {
        let prefix = Array(path[...depth])
        origins[prefix] = origins[prefix] ?? origin
      }
    }
    guard let language, section.count == path.count else { return }
    for depth in path.indices {
      counts[language, default: [:]][
        Array(path[...depth]), default: [:]][Array(section[...depth]), default: 0] += 1
    }
  }

  /// The heading in a language: the one that most of these rules have, if few other rules have it;
  /// otherwise the page's own.
  func title(of path: [String], in language: Language) -> Digest.Title {
    let own = counts[language] ?? [:]
    let candidates = own[path] ?? [:]
    let rules = candidates.values.reduce(0, +)
    if candidates[path] == nil,
      let (best, shared) = candidates.max(by: { $0.value < $1.value }),
      shared * 2 > rules, shared * 2 > own.values.reduce(0, { $0 + ($1[best] ?? 0) })
    {
      return Digest.Title(text: best[best.count - 1], language: language)
    }
    return Digest.Title(text: path[path.count - 1], language: origins[path] ?? language)
  }
}
