/// A self-contained web page of rules: no network, no other files, readable without scripts.
package struct HTMLPage {
  /// An entry of the table of contents.
  package struct Entry {
    /// The ID of the target element.
    package var id: String
    /// The title, as HTML.
    package var title: String
    /// The group that consecutive entries share, as HTML; empty without one.
    package var group: String

    /// Makes an entry.
    package init(id: String, title: String, group: String = "") {
      (self.id, self.title, self.group) = (id, title, group)
    }
  }

  /// The window's title, as plain text.
  package var title: String
  /// The page's main language.
  package var language: Language
  /// The page's heading, as HTML.
  package var heading: String
  /// The lines below the heading, as plain text.
  package var facts: [String] = []
  /// The table of contents.
  package var contents: [Entry] = []
  /// The languages a reader can choose from; no chooser for fewer than two.
  package var languages: [Language] = []
  /// The number of texts side by side.
  package var columnCount = 1
  /// Whether the page is about one topic, whose title is its heading.
  package var isOfTopic = false
  /// Synonyms for the search.
  package var names: [[String]] = []
  /// For rows, by ID, the phrases in which people ask for them.
  var asked: [(id: String, phrases: String)] = []
  /// The sections of topics, as HTML.
  package var main = ""
  /// What a page of a site has; `nil` for a page that is alone.
  var site: Site?

  /// A page's surroundings in a site, as HTML.
  struct Site {
    /// The address of the site's folder from the page: `../`.
    var root: String
    /// Links above the heading.
    var trail = ""
    /// What the page is called in other languages, below the heading.
    var names = ""
    /// Links to the page in other languages and editions.
    var versions = ""
    /// Links below the text.
    var neighbors = ""
  }

  /// Makes an empty page.
  package init(title: String, language: Language, heading: String) {
    (self.title, self.language, self.heading) = (title, language, heading)
  }

  /// The document.
  package var text: String {
    let labels = DigestLabels(language)
    let escaped = HTMLText.escaped
    let head =
      site.map {
        HTMLHead(
          title, in: language, style: .file($0.root + "style.css"),
          script: .file($0.root + "site.js"))
      } ?? HTMLHead(title, in: language, style: .inside(Self.style), script: .inside)
    return head.text + """
      <body class="columns-\(columnCount)\(isOfTopic ? " alone" : "")">
      <a class="skip" href="#rules">\(escaped(labels.skip))</a>
      <header>
      \(site?.trail ?? "")<h1>\(heading)</h1>
      \(site?.names ?? "")\(facts.map { "<p>\(escaped($0))</p>\n" }.joined())</header>
      <div class="side">
      \(tools(labels))\(site?.versions ?? "")\(navigation(labels))</div>
      <main id="rules" tabindex="-1">
      \(main)</main>
      <footer>
      \(site?.neighbors ?? "")<p>\(escaped(labels.credit))</p></footer>
      \(site == nil ? embeddedScript : "")</body>
      </html>

      """
  }

  private var embeddedScript: String {
    """
    <script type="application/json" id="names">{"terms": [
    \(names.map(Self.list).joined(separator: ",\n"))
    ], "asked": {
    \(asked.map { "\(Self.quoted($0.id)):\(Self.quoted($0.phrases))" }.joined(separator: ",\n"))
    }, "stopWords": \(Self.list([String](.stopWords, .english)))}</script>
    <script>
    \(Self.script)</script>

    """
  }

  /// The style of all pages.
  static var style: String { String(decoding: Resources.digestStyle, as: UTF8.self) }

  /// The script of all pages.
  static var script: String {
    String(decoding: Resources.searchScript + Resources.siteScript, as: UTF8.self)
  }

  /// A JSON array that is safe in scripts.
  static func list(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ","))]"
  }

  /// A JSON string that is safe in scripts.
  static func quoted(_ text: String) -> String {
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

  /// The controls that need the script; the script shows them.
  private func tools(_ labels: DigestLabels) -> String {
    let escaped = HTMLText.escaped
    var text = """
      <div class="tools" role="search" hidden>
      <label for="filter">\(escaped(labels.search))</label>
      <input type="search" id="filter" placeholder="\(escaped(labels.filterHint))" \
      autocomplete="off" spellcheck="false" aria-keyshortcuts="/" aria-describedby="count">
      <p id="count" role="status" aria-live="polite" data-one="\(escaped(labels.oneRule))" \
      data-several="\(escaped(labels.rules))" data-none="\(escaped(labels.nothingFound))"></p>

      """
    if isOfTopic, site?.versions.isEmpty == false {
      text += "<p hidden><label for=\"beside\">\(escaped(labels.beside))</label> "
      text += "<select id=\"beside\" data-missing=\"\(escaped(labels.isMissing))\"></select></p>\n"
    }
    if languages.count > 1 {
      text += "<fieldset>\n<legend>\(escaped(labels.languageName))</legend>\n"
      let choices =
        [("", labels.allLanguages, labels.language)]
        + languages.map { ($0.tag, DigestLabels.ownName(of: $0), $0) }
      for (value, name, language) in choices {
        text +=
          "<label lang=\"\(language)\"><input type=\"radio\" name=\"language\" "
          + "value=\"\(value)\"\(value.isEmpty ? " checked" : "")> \(escaped(name))</label>\n"
      }
      text += "</fieldset>\n"
    }
    return text + "</div>\n"
  }

  private func navigation(_ labels: DigestLabels) -> String {
    guard !contents.isEmpty else { return "" }
    var text = "<nav aria-label=\"\(HTMLText.escaped(labels.contents))\">\n<ul>\n"
    var group = ""
    for entry in contents {
      if entry.group != group {
        text += (group.isEmpty ? "" : "</ul></li>\n")
        text += entry.group.isEmpty ? "" : "<li class=\"group\">\(entry.group)\n<ul>\n"
        group = entry.group
      }
      text += "<li><a href=\"#\(Anchors.address(of: entry.id))\">\(entry.title)</a></li>\n"
    }
    return text + (group.isEmpty ? "" : "</ul></li>\n") + "</ul>\n</nav>\n"
  }
}
