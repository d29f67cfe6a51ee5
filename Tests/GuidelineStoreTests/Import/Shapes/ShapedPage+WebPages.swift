import Foundation

@testable import GuidelineStore

/// A page of ours as sites serve one: the text of a ``ShapedPage`` in other forms.
struct ShapedWebPage {
  enum Form: CaseIterable {
    case docC, html
  }

  let text: String
  /// The places that rules start in.
  let rules: Set<Int>
  /// The places that advise in the midst of what is no rule.
  let unclear: Set<Int>

  init(_ page: ShapedPage, of document: ParsedDocument, as form: Form) throws {
    let lines = page.lines.enumerated().filter { !$0.element.isEmpty }
    // Each block is read as if it stood in a line of its own, below a blank one.
    let places = Dictionary(
      uniqueKeysWithValues: lines.enumerated().map { ($1.offset + 1, 2 * $0 + 1) })
    rules = Set(page.rules.compactMap { places[$0] })
    unclear = Set(page.unclear.compactMap { places[$0] })
    let parts = lines.map { Part($0.element) }
    switch form {
    case .html:
      text = "<!DOCTYPE html>\n<html><body>\n" + parts.html + "</body></html>\n"
    case .docC:
      let title = try parts[0].json
      let content = try parts.dropFirst().json
      text = """
        {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "identifier": {"url":
        "doc://com.apple.HIG/design/Human-Interface-Guidelines/\(document.topic)"},
        "metadata": {"title": \(title)},
        "primaryContentSections": [{"kind": "content", "content": [\(content)]}]}
        """
    }
  }

  /// One block.
  fileprivate struct Part {
    private(set) var level: Int?
    let isItem: Bool
    /// The words in bold that it starts with.
    private(set) var lead = ""
    private(set) var rest: Substring

    init(_ line: String) {
      let marks = line.prefix { $0 == "#" }.count
      isItem = line.hasPrefix("- ")
      rest = line.dropFirst(isItem ? 2 : marks > 0 ? marks + 1 : 0)
      if marks > 0 {
        level = marks
      } else if rest.hasPrefix("**"), let end = rest.dropFirst(2).firstRange(of: "**") {
        lead = String(rest[..<end.lowerBound].dropFirst(2))
        rest = rest[end.upperBound...]
      }
    }

    var html: String {
      func escaped(_ text: some StringProtocol) -> String {
        String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      }
      if let level { return "<h\(level)>\(escaped(rest))</h\(level)>\n" }
      let words = (lead.isEmpty ? "" : "<strong>\(escaped(lead))</strong>") + escaped(rest)
      return isItem ? "<li>\(words)</li>\n" : "<p>\(words)</p>\n"
    }

    var json: String {
      get throws {
        func quoted(_ text: some StringProtocol) throws -> String {
          String(decoding: try JSONEncoder().encode(String(text)), as: UTF8.self)
        }
        if level == 1 { return try quoted(rest) }
        if let level {
          return #"{"type": "heading", "level": \#(level), "text": \#(try quoted(rest))}"#
        }
        let start =
          #"{"type": "strong", "inlineContent": [{"type": "text", "text": \#(try quoted(lead))}]},"#
        let paragraph = """
          {"type": "paragraph", "inlineContent": [\(lead.isEmpty ? "" : start)
          {"type": "text", "text": \(try quoted(rest))}]}
          """
        return isItem ? #"{"content": [\#(paragraph)]}"# : paragraph
      }
    }
  }
}

extension Sequence<ShapedWebPage.Part> {
  /// The blocks, and the items that stand together.
  private var groups: [[ShapedWebPage.Part]] {
    reduce(into: []) { groups, part in
      if part.isItem, groups.last?.last?.isItem == true {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
  }

  fileprivate var html: String {
    groups.map { group in
      let text = group.map(\.html).joined()
      return group[0].isItem ? "<ul>\n\(text)</ul>\n" : text
    }.joined()
  }

  fileprivate var json: String {
    get throws {
      try groups.map { group in
        let text = try group.map { try $0.json }.joined(separator: ",")
        return group[0].isItem ? #"{"type": "unorderedList", "items": [\#(text)]}"# : text
      }.joined(separator: ",\n")
    }
  }
}
