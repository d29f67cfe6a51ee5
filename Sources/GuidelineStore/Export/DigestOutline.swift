/// The rows of a page by sections: each section once, below the one that it is a part of.
struct DigestOutline {
  private(set) var sections: [Digest.Section] = []
  private var paths: [[String]] = []
  private let languages: [Language]

  /// - Parameter languages: Those in which headings are wanted.
  init(titledIn languages: [Language]) {
    self.languages = languages
  }

  /// - Parameters:
  ///   - section: The headings that tell the section from others.
  ///   - headings: In each language, the wording whose headings serve there.
  mutating func add(
    _ row: Digest.Row, section path: [String], headings: [(Language, DigestPage.Entry?)]
  ) {
    if let index = paths.firstIndex(of: path) {
      sections[index].rows.append(row)
      return
    }
    let index = place(for: path)
    paths.insert(path, at: index)
    sections.insert(
      Digest.Section(headings: titles(of: path, headings), rows: [row]), at: index)
  }

  /// Behind the last section that it shares the most headings with.
  private func place(for path: [String]) -> Int {
    let shared = paths.map { zip($0, path).prefix { $0 == $1 }.count }
    guard !path.isEmpty else { return 0 }
    guard let most = shared.max(), most > 0, let last = shared.lastIndex(of: most) else {
      return paths.count
    }
    return last + 1
  }

  private func titles(
    of path: [String], _ wordings: [(Language, DigestPage.Entry?)]
  ) -> [[Digest.Title]] {
    path.indices.map { depth in
      languages.map { language in
        let known = wordings.filter { $0.1?.rule.section.count == path.count }
        let own = known.filter { $0.0 == language && $0.1?.standsIn == false }
        let wording = own.first { $0.1?.rule.section == path } ?? own.first
        if let rule = wording?.1?.rule {
          return Digest.Title(text: rule.section[depth], language: rule.id.text.language)
        }
        let origin = known.first { $0.1?.rule.section == path }?.1?.rule.id.text.language
        return Digest.Title(text: path[depth], language: origin ?? language)
      }
    }
  }
}
