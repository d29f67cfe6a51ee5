import GuidelineStore

/// What differs between two texts, as a web page that needs nothing else.
struct DiffHTML {
  private(set) var text: String

  /// - Parameters:
  ///   - labels: What to say beside the texts.
  ///   - title: What a topic is called in a language.
  init(
    _ differences: Differences, _ labels: Labels, titled title: (String, Language) throws -> String
  ) rethrows {
    let name = "\(differences.old) → \(differences.new)"
    text = HTMLHead(name, in: labels.language, style: .inside(Self.style + "\n")).text
    text += """
      <body>
      <h1>\(HTMLText.escaped(name))</h1>

      """
    for page in differences.pages {
      let language = differences.titleLanguage
      text += "<h2 lang=\"\(language)\">\(HTMLText.escaped(try title(page.topic, language)))</h2>\n"
      for line in DiffOutline(of: page.changes, isAlone: differences.pages.count == 1).lines {
        switch line {
        case .headings(let headings):
          let name = HTMLText.escaped(headings.joined(separator: " › "))
          text += "<h3 lang=\"\(language)\">\(name)</h3>\n"
        case .page(let kind, let count):
          text += "<p class=\"facts\">\(differences.words(forPage: kind, count, labels))</p>\n"
        case .unchanged(let count):
          text += "<p class=\"facts\">\(differences.words(forUnchanged: count, labels))</p>\n"
        case .change(let change):
          let facts = HTMLText.escaped(differences.words(for: change, labels))
          text += """
            <section class="\(change.kind.rawValue)">
            \(Self.passages(of: change).joined(separator: "\n"))
            <p class="facts">\(facts) <code>\(HTMLText.escaped(change.places))</code></p>
            </section>

            """
        }
      }
    }
    text += "</body>\n</html>\n"
  }

  private static func passages(of change: Change) -> [String] {
    guard change.isMarked else {
      return change.old.map { passage($0, [WordChange(.delete, $0.heading)]) }
        + change.new.map { passage($0, [WordChange(.insert, $0.heading)]) }
    }
    let body = change.body.hasChanges ? change.body.excerpt : []
    return (change.lead.isEmpty ? [] : [passage(change.new[0], change.lead, "lead")])
      + (body.isEmpty ? [] : [passage(change.new[0], body)])
  }

  private static func passage(
    _ rule: Rule, _ changes: [WordChange], _ style: String = "body"
  ) -> String {
    let words = changes.map { change in
      let text = HTMLText.escaped(change.text)
      return switch change.kind {
      case .equal: text
      case .delete: "<del>\(text)</del>"
      case .insert: "<ins>\(text)</ins>"
      }
    }
    return "<p class=\"\(style)\" lang=\"\(rule.id.text.language)\">\(words.joined())</p>"
  }
  private static let style = """
    :root { color-scheme: light dark }
    body { font: 1em/1.5 system-ui, sans-serif; max-width: 44em; margin: 2em auto; padding: 0 1em }
    section { border-left: 3px solid #8888; padding-left: 1em; margin: 1.5em 0 }
    section p { margin: .2em 0; white-space: pre-line }
    .lead { font-weight: 600 }
    .facts { color: GrayText; font-size: .85em }
    del { background: #f004; text-decoration-thickness: 1px }
    ins { background: #0a04; text-decoration: none }
    """
}
