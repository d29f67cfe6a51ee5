/// Groups a page's rows into sections: each section once, after the section that contains it.
struct DigestOutline {
  private var paths: [[String]] = []
  private var rows: [[Digest.Row]] = []
  private var headings: SectionHeadings
  private let languages: [Language]

  /// - Parameter languages: The languages to title sections in.
  init(titledIn languages: [Language]) {
    self.languages = languages
    headings = SectionHeadings()
  }

  /// - Parameters:
  ///   - section: The headings that identify the section.
  ///   - wordings: The rule's entry in each language.
  mutating func add(
    _ row: Digest.Row, section path: [String], wordings: [(Language, DigestPage.Entry?)]
  ) {
    for (language, entry) in wordings {
      guard let entry else { continue }
      headings.take(
        entry.rule.section, in: entry.standsIn ? nil : language, of: entry.rule.id.text.language,
        besides: path)
    }
    if let index = paths.firstIndex(of: path) {
      rows[index].append(row)
    } else {
      let index = place(for: path)
      paths.insert(path, at: index)
      rows.insert([row], at: index)
    }
  }

  var sections: [Digest.Section] {
    zip(paths, rows).map { path, rows in
      Digest.Section(
        headings: path.indices.map { depth in
          languages.map { headings.title(of: Array(path[...depth]), in: $0) }
        }, rows: rows)
    }
  }

  /// After the last of the sections with the most headings in common.
  private func place(for path: [String]) -> Int {
    let shared = paths.map { zip($0, path).prefix { $0 == $1 }.count }
    guard !path.isEmpty else { return 0 }
    guard let most = shared.max(), most > 0, let last = shared.lastIndex(of: most) else {
      return paths.count
    }
    return last + 1
  }
}
