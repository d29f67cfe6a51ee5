/// Which headings of several texts stand over the same rules.
struct SectionHeadings {
  /// By language: how many rules stand below a heading of the page, and below one of its own text.
  private var counts: [Language: [[String]: [[String]: Int]]] = [:]
  /// The language of the page's own headings.
  private var origins: [[String]: Language] = [:]

  /// Takes in a rule.
  ///
  /// - Parameters:
  ///   - section: The headings above it in its text.
  ///   - language: The language that these can serve; `nil` for what stands in for a translation.
  ///   - origin: The language that they are in.
  ///   - path: The headings above it on the page.
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

  /// The heading in a language: the one that most of these rules stand below, and hardly others do;
  /// else that of the page.
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
