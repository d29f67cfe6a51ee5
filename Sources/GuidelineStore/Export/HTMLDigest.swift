/// A digest as one web page that needs nothing else: no network, no other file, and no script to be
/// read.
public struct HTMLDigest {
  /// The document.
  public private(set) var text = ""

  /// Writes a digest down.
  public init(_ digest: Digest) {
    let labels = DigestLabels(digest.language)
    let head = DigestHead(digest, labels)
    let rows = HTMLRows(
      digest: digest, labels: labels, ids: HTMLIDs(digest),
      addresses: Dictionary(
        digest.topics.map { ($0.slug, "#" + Anchors.address(of: $0.slug)) },
        uniquingKeysWith: { one, _ in one }),
      level: head.isOfTopic ? nil : 2)
    text =
      HTMLHead(
        head.title.text, in: digest.language, style: .inside(Self.style), hasScript: true
      ).text
    text += """
      <body class="columns-\(digest.columns.count)\(head.isOfTopic ? " alone" : "")">
      <a class="skip" href="#rules">\(HTMLText.escaped(labels.skip))</a>
      <header>
      <h1>\(HTMLRows.titles(head.titles, of: digest))</h1>

      """
    for fact in head.facts {
      text += "<p>\(HTMLText.escaped(fact.name)): \(HTMLText.escaped(fact.value))</p>\n"
    }
    text += "<p>\(HTMLText.escaped(head.counts))</p>\n</header>\n<div class=\"side\">\n"
    text += Self.tools(digest, labels)
    text += Self.contents(rows)
    text += "</div>\n<main id=\"rules\" tabindex=\"-1\">\n"
    for topic in digest.topics { text += rows.text(of: topic) }
    text += """
      </main>
      <footer><p>\(HTMLText.escaped(labels.credit))</p></footer>
      <script type="application/json" id="names">\(Self.json(digest.names))</script>
      <script>
      \(String(decoding: Resources.digestScript, as: UTF8.self))</script>
      </body>
      </html>

      """
  }

  /// The style of all pages.
  static var style: String { String(decoding: Resources.digestStyle, as: UTF8.self) }

  /// Lists of texts, in which nothing ends the element that they stand in.
  private static func json(_ lists: [[String]]) -> String {
    let lists = lists.map { "[" + $0.map(quoted).joined(separator: ",") + "]" }
    return "[" + lists.joined(separator: ",\n") + "]"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ", "<", "&":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// What needs the script, which shows it.
  private static func tools(_ digest: Digest, _ labels: DigestLabels) -> String {
    let escaped = HTMLText.escaped
    var text = """
      <div class="tools" role="search" hidden>
      <label for="filter">\(escaped(labels.filter))</label>
      <input type="search" id="filter" placeholder="\(escaped(labels.filterHint))" \
      autocomplete="off" spellcheck="false" aria-keyshortcuts="/" aria-describedby="count">
      <p id="count" role="status" aria-live="polite" data-one="\(escaped(labels.oneRule))" \
      data-several="\(escaped(labels.rules))" data-none="\(escaped(labels.nothingFound))"></p>

      """
    if digest.languages.count > 1 {
      text += "<fieldset>\n<legend>\(escaped(labels.languageName))</legend>\n"
      let choices =
        [("", labels.allLanguages, labels.language)]
        + digest.languages.map { ($0.tag, DigestLabels.ownName(of: $0), $0) }
      for (value, name, language) in choices {
        text +=
          "<label lang=\"\(language)\"><input type=\"radio\" name=\"language\" "
          + "value=\"\(value)\"\(value.isEmpty ? " checked" : "")> \(escaped(name))</label>\n"
      }
      text += "</fieldset>\n"
    }
    return text + "</div>\n"
  }

  /// The topics, or the sections of the only one.
  private static func contents(_ rows: HTMLRows) -> String {
    let digest = rows.digest
    var items: [(id: String, titles: [Digest.Title])] = []
    if rows.level == nil, let topic = digest.topics.first {
      let headings = topic.newHeadings.flatMap { $0 }
      items = zip(rows.ids.headings[topic.slug] ?? [], headings).filter { $0.1.depth == 0 }
        .map { ($0.0, $0.1.titles) }
    } else {
      items = digest.topics.map { ($0.slug, $0.titles) }
    }
    guard !items.isEmpty else { return "" }
    var text = "<nav aria-label=\"\(HTMLText.escaped(rows.labels.contents))\">\n<ul>\n"
    for item in items {
      text +=
        "<li><a href=\"#\(Anchors.address(of: item.id))\">"
        + "\(HTMLRows.titles(item.titles, of: digest))</a></li>\n"
    }
    return text + "</ul>\n</nav>\n"
  }
}
