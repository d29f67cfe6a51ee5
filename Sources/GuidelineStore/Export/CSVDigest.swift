/// A digest as comma-separated values, RFC 4180: a row for each concept, with columns for each
/// text.
public struct CSVDigest {
  /// The document.
  public private(set) var text: String

  /// Writes a digest.
  ///
  /// - Parameters:
  ///   - digest: The digest.
  ///   - hasMark: Whether to start with a byte order mark, which some programs need to recognize
  ///     UTF-8.
  public init(_ digest: Digest, hasMark: Bool = false) {
    text = hasMark ? "\u{FEFF}" : ""
    let isOfChanges = digest.request.since != nil
    var head = ["concept", "topic", "title", "section", "kind", "platforms", "added in"]
    if isOfChanges { head += ["change", "remarks", "old id", "old lead", "old body"] }
    for index in digest.columns.indices {
      let name = digest.columns.count == 1 ? "" : " (\(digest.name(ofColumn: index)))"
      head += ["id", "lead", "body", "stands in", "url"].map { $0 + name }
    }
    append(head + ["group"])
    for topic in digest.topics {
      for section in topic.sections {
        for row in section.rows {
          var cells = [
            row.concept.description, topic.slug, topic.titles[0].text,
            section.headings.map { $0[0].text }.joined(separator: " › "),
            row.main?.kind.rawValue ?? "", row.main?.platforms.list ?? "",
            row.addedIn?.slug ?? "",
          ]
          if isOfChanges {
            cells += [
              row.change?.kind.rawValue ?? "",
              (row.change?.flags.map(\.rawValue) ?? []).list,
            ]
            cells += Self.wording(of: row.change?.old ?? [])
          }
          for cell in row.cells {
            let rules = row.change?.new ?? cell.map(\.rule)
            cells += Self.wording(of: rules)
            cells.append(cell.contains(where: \.standsIn) ? rules[0].id.text.language.tag : "")
            cells.append(rules.lazy.compactMap(\.address).first ?? "")
          }
          append(cells + [topic.group.first?.text ?? ""])
        }
      }
    }
  }

  private static func wording(of rules: [Rule]) -> [String] {
    [
      rules.map(\.id.description).list, rules.map(\.lead).joined(separator: "\n"),
      rules.map(\.body).joined(separator: "\n\n"),
    ]
  }

  private mutating func append(_ cells: [String]) {
    text += cells.map(Self.cell).joined(separator: ",") + "\r\n"
  }

  /// An apostrophe keeps spreadsheets from running a cell as a formula.
  private static func cell(_ text: String) -> String {
    let text = text.withVisibleControls
    let isFormula = text.utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
    let value = isFormula ? "'" + text : text
    guard value.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return value }
    let quoted = value.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return "\"\(quoted)\""
  }
}
