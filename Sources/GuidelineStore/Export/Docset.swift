/// A digest as a docset for Dash and Zeal: a page for each topic and language, and an index.
package struct Docset {
  /// An entry of the index.
  private struct Entry: Hashable {
    let name: String
    let type: String
    let path: String
  }

  private let digest: Digest
  /// With paths relative to `Documents`.
  private var pages: [(path: String, text: String)] = []
  private var entries: [Entry] = []

  /// Renders the pages.
  package init(_ digest: Digest) {
    self.digest = digest
    var list: [(language: Language, item: String)] = []
    for language in digest.languages {
      let labels = DigestLabels(language)
      for topic in digest.topics {
        list.append((language, addPage(digest.page(of: topic, in: language), labels)))
      }
    }
    addList(list)
  }

  /// Whether a path has the form `NAME.docset`.
  package static func isName(_ path: String) -> Bool {
    let name = name(of: path)
    return !name.isEmpty && name != path && path.hasSuffix(".docset")
  }

  private static func name(of path: String) -> String {
    let end = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return end.hasSuffix(".docset") ? String(end.dropLast(".docset".count)) : String(end)
  }

  // MARK: Pages

  /// - Returns: The page's item in the list of all pages.
  private mutating func addPage(_ page: Digest, _ labels: DigestLabels) -> String {
    let (topic, language) = (page.topics[0], page.language)
    let title = topic.titles[0]
    let file = Digest.fileName(ofTopic: topic.slug)
    let address = "\(language)/\(Anchors.address(of: file))"
    let ids = HTMLIDs(page)
    var rows = HTMLRows(
      digest: page, labels: labels, ids: ids, addresses: digest.fileAddresses, level: 1)
    rows.mark = { titles in
      let anchor = HTMLText.escaped(Self.anchor(ofSection: titles[0].text))
      return "<a name=\"\(anchor)\" class=\"dashAnchor\"></a>"
    }
    let text = rows.text(of: topic)
    pages.append(("\(language)/\(file)", Self.page(title, language, "../digest.css", text)))
    entries.append(Entry(name: title.text, type: "Guide", path: address))
    for heading in topic.newHeadings.joined() {
      let name = heading.titles[0].text
      entries.append(
        Entry(
          name: name, type: "Section", path: "\(address)#\(Self.anchor(ofSection: name))"))
    }
    for (row, id) in zip(topic.sections.flatMap(\.rows), ids.rows[topic.slug] ?? []) {
      guard let lead = row.main?.lead, !lead.isEmpty else { continue }
      entries.append(
        Entry(name: lead, type: "Entry", path: "\(address)#\(Anchors.address(of: id))"))
    }
    return "<li><a href=\"\(address)\" lang=\"\(title.language)\">"
      + "\(HTMLText.escaped(title.text))</a></li>\n"
  }

  private mutating func addList(_ items: [(language: Language, item: String)]) {
    let labels = DigestLabels(digest.language)
    let head = DigestHead(digest, labels)
    var text = "<h1>\(HTMLText.escaped(head.title.text))</h1>\n"
    for language in digest.languages {
      text +=
        "<h2 lang=\"\(language)\">\(HTMLText.escaped(DigestLabels.ownName(of: language)))</h2>\n"
      text += "<ul>\n\(items.filter { $0.language == language }.map(\.item).joined())</ul>\n"
    }
    text += "<p class=\"facts\">\(HTMLText.escaped(labels.credit))</p>\n"
    pages.append(("index.html", Self.page(head.title, digest.language, "digest.css", text)))
    pages.append(("digest.css", HTMLPage.style + "body { display: block }\n"))
  }

  private static func page(
    _ title: Digest.Title, _ language: Language, _ style: String, _ content: String
  ) -> String {
    HTMLHead(title.text, in: language, style: .file(style)).text + """
      <body>
      <main>
      \(content)</main>
      </body>
      </html>

      """
  }

  /// The anchor that makes Dash list a section; `/` is its separator, so it is escaped.
  private static func anchor(ofSection name: String) -> String {
    let name = Anchors.address(of: name).split(separator: "/", omittingEmptySubsequences: false)
      .joined(separator: "%2F")
    return "//apple_ref/cpp/Section/\(name)"
  }

  // MARK: Writing

  /// Writes the docset to a temporary folder and renames it.
  ///
  /// - Parameters:
  ///   - path: `NAME.docset`; an existing docset is replaced.
  ///   - inputs: The files the digest is made from, which may not be replaced.
  /// - Throws: ``ExportError`` if writing fails or the path is something other than a docset.
  package func write(to path: String, sparing inputs: [String] = []) throws(ExportError) {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let name = Self.name(of: path)
    let check = { (place: OutputPlace) throws(ExportError) -> [FilePath] in
      guard (try? FileStatus(of: place.path.appending("Contents/Info.plist".utf8))) != nil else {
        throw ExportError(
          "\(path) already exists and isn't a docset", hint: "move it away, or use another name")
      }
      return []
    }
    try WholeFolder.write(to: path, sparing: inputs, checking: check) {
      (folder) throws(ExportError) in
      for (page, text) in pages {
        try folder.write(text, to: "Contents/Resources/Documents/\(page)")
      }
      try folder.write(Self.properties(name), to: "Contents/Info.plist")
      try writeIndex(in: folder, as: "Contents/Resources/docSet.dsidx")
    }
  }

  private func writeIndex(in folder: WholeFolder, as name: String) throws(ExportError) {
    do throws(SQLiteError) {
      let index = try Connection(path: "\(folder.path.text)/\(name)", access: .create)
      try index.execute(
        script: """
          PRAGMA journal_mode = MEMORY;
          CREATE TABLE searchIndex (id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
          CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
          """)
      let transaction = try Transaction(.write, on: index)
      for entry in entries {
        try index.run(
          "INSERT OR IGNORE INTO searchIndex (name, type, path) VALUES (?1, ?2, ?3)",
          .text(entry.name), .text(entry.type), .text(entry.path))
      }
      try transaction.commit()
    } catch {
      let path = "\(folder.target)/\(name)"
      throw error.kind == .full
        ? .noSpace(for: path) : ExportError("can't write \(path): \(error.message)")
    }
  }

  private static func properties(_ name: String) -> String {
    let name = HTMLText.escaped(name)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleIdentifier</key>
        <string>\(name)</string>
        <key>CFBundleName</key>
        <string>\(name)</string>
        <key>DocSetPlatformFamily</key>
        <string>hig</string>
        <key>isDashDocset</key>
        <true/>
        <key>DashDocSetFamily</key>
        <string>dashtoc</string>
        <key>dashIndexFilePath</key>
        <string>index.html</string>
        <key>isJavaScriptEnabled</key>
        <false/>
      </dict>
      </plist>

      """
  }
}
