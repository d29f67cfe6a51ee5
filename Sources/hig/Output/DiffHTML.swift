import GuidelineStore

/// The differences between two texts as a web page: with marked changes within a language, side by
/// side across languages.
struct DiffHTML {
  private(set) var text: String
  private let differences: Differences
  private let labels: Labels
  /// The level of section headings.
  private let level: Int

  /// - Parameters:
  ///   - labels: The labels.
  ///   - title: Returns the title of a topic in a language.
  init(
    _ differences: Differences, _ labels: Labels, titled title: (String, Language) throws -> String
  ) rethrows {
    (self.differences, self.labels, text) = (differences, labels, "")
    let name = "\(differences.old) → \(differences.new)"
    let language = differences.titleLanguage
    let isAlone = differences.pages.count == 1
    level = isAlone ? 2 : 3
    let titles = try differences.pages.map { page in
      "<span lang=\"\(language)\">\(HTMLText.escaped(try title(page.topic, language)))</span>"
    }
    var page = HTMLPage(
      title: name, language: labels.language,
      heading: isAlone ? titles[0] : HTMLText.escaped(name))
    page.facts = isAlone ? [name] : []
    page.isOfTopic = isAlone
    page.columnCount = differences.isTranslation ? 2 : 1
    for (topic, title) in zip(differences.pages, titles) {
      page.main += "<section class=\"topic\" id=\"\(topic.topic)\">\n"
      if !isAlone {
        page.main += "<h2 class=\"title\">\(title)</h2>\n"
        page.contents.append(HTMLPage.Entry(id: topic.topic, title: title))
      }
      if differences.isTranslation { page.main += "<div class=\"sheet\">\n\(columnNames)" }
      page.main += "<div class=\"part\">\n"
      // If a page moved into another, the old page's order may repeat a section.
      var ids: Set<String> = []
      for line in DiffOutline(of: topic.changes, isAlone: isAlone).lines {
        guard case .headings(let headings) = line else {
          page.main += html(of: line)
          continue
        }
        let id = "\(topic.topic)--" + headings.joined(separator: "-").filter { !$0.isWhitespace }
        let isFirst = ids.insert(id).inserted
        page.main += html(of: headings, id: isFirst ? id : nil)
        if isAlone, isFirst {
          let title = "<span lang=\"\(language)\">\(HTMLText.escaped(headings[0]))</span>"
          page.contents.append(HTMLPage.Entry(id: id, title: title))
        }
      }
      page.main += "</div>\n" + (differences.isTranslation ? "</div>\n" : "") + "</section>\n"
    }
    text = page.text
  }

  private var columnNames: String {
    let names = [differences.old, differences.new].map {
      "<div class=\"cell\">\(HTMLText.escaped($0.description))</div>\n"
    }
    return "<div class=\"names\"><div class=\"cells\">\n\(names.joined())</div></div>\n"
  }

  private func html(of headings: [String], id: String?) -> String {
    let id = id.map { " id=\"\(HTMLText.escaped($0))\"" } ?? ""
    let name = HTMLText.escaped(headings.joined(separator: " › "))
    return "</div>\n<div class=\"part\">\n<h\(level) class=\"depth-0\"\(id) "
      + "lang=\"\(differences.titleLanguage)\">\(name)</h\(level)>\n"
  }

  private func html(of line: DiffOutline.Line) -> String {
    switch line {
    case .headings(let headings): return html(of: headings, id: nil)
    case .page(let kind, let count):
      return facts(differences.words(forPage: kind, count, labels))
    case .unchanged(let count):
      return facts(differences.words(forUnchanged: count, labels))
    case .change(let change):
      let id = HTMLText.escaped((change.new + change.old)[0].id.description)
      let words = HTMLText.escaped(differences.words(for: change, labels))
      return """
        <div class="row \(change.kind.rawValue)" id="\(id)">
        <a class="permalink" href="#\(id)" aria-label="\(id)">#</a>
        <p class="change">\(words)</p>
        <div class="cells">
        \(cells(of: change).joined())</div>
        \(facts(change.places))</div>

        """
    }
  }

  private func facts(_ words: String) -> String {
    "<p class=\"facts\">\(HTMLText.escaped(words))</p>\n"
  }

  private func cells(of change: Change) -> [String] {
    if differences.isTranslation {
      return [(differences.old, change.old), (differences.new, change.new)].map { text, rules in
        cell(text, rules.map { Self.passage($0, .equal, withBody: true) })
      }
    }
    guard change.isMarked else {
      return [
        cell(
          differences.new,
          change.old.map { Self.passage($0, .delete) }
            + change.new.map { Self.passage($0, .insert, withBody: change.kind == .added) })
      ]
    }
    let body = change.body.hasChanges ? change.body.excerpt : []
    let parts = [Self.paragraph(change.lead, isLead: true), Self.paragraph(body, isLead: false)]
    return [cell(differences.new, parts)]
  }

  private func cell(_ text: TextQuery, _ passages: [String]) -> String {
    let name =
      differences.isTranslation && !passages.isEmpty
      ? "<p class=\"name\">\(HTMLText.escaped(text.description))</p>\n" : ""
    return "<div class=\"cell\" lang=\"\(text.language ?? .english)\">\n\(name)"
      + "\(passages.joined())</div>\n"
  }

  /// A rule's lead, or the beginning of its body, optionally followed by the first line of the
  /// body.
  private static func passage(
    _ rule: Rule, _ kind: WordChange.Kind, withBody: Bool = false
  ) -> String {
    let body = withBody ? rule.bodyOpening.map { [WordChange(kind, $0)] } : nil
    return paragraph([WordChange(kind, rule.heading)], isLead: !rule.lead.isEmpty)
      + paragraph(body ?? [], isLead: false)
  }

  private static func paragraph(_ changes: [WordChange], isLead: Bool) -> String {
    guard !changes.isEmpty else { return "" }
    let words = changes.map { change in
      let text = HTMLText.escaped(change.text).split(
        separator: "\n", omittingEmptySubsequences: false
      ).joined(separator: "<br>\n")
      return switch change.kind {
      case .equal: text
      case .delete: "<del>\(text)</del>"
      case .insert: "<ins>\(text)</ins>"
      }
    }
    return "<p\(isLead ? " class=\"lead\"" : "")>\(words.joined())</p>\n"
  }
}
