import GuidelineStore

/// Text for assistants, made from the JSON of rules.
enum RuleText {
  /// A short summary of a rule: its lead or the beginning of its body, and its ID.
  ///
  /// - Parameters:
  ///   - excerpt: An excerpt of the body.
  ///   - page: The address of the page, if already mentioned.
  static func summary(
    of rule: JSON, with excerpt: String = "", on page: String? = nil
  ) -> String {
    let (lead, body) = (rule["lead"]?.string ?? "", rule["body"]?.string ?? "")
    let words = lead.isEmpty ? [excerpt.isEmpty ? body.beginning : excerpt] : [lead, excerpt]
    return (words + [place(of: rule, on: page)]).filter { !$0.isEmpty }
      .joined(separator: "\n  ")
  }

  /// A complete rule in Markdown.
  ///
  /// - Parameter page: The address of the page, if already mentioned.
  static func whole(_ rule: JSON, on page: String?) -> String {
    let lead = rule["lead"]?.string ?? ""
    let kind = rule["kind"]?.string ?? "rule"
    let remarks = (kind == "rule" ? [] : [kind]) + (rule["platforms"]?.strings ?? [])
    let remark = remarks.isEmpty ? "" : " [\(remarks.joined(separator: ", "))]"
    let head = lead.isEmpty ? [] : ["**\(lead)**\(remark)"]
    let body = rule["body"]?.string ?? ""
    return (head + (body.isEmpty ? [] : [body]) + [place(of: rule, on: page)])
      .joined(separator: "\n")
  }

  private static func place(of rule: JSON, on page: String?) -> String {
    let url = rule["url"]?.string
    let parts = [rule["id"]?.string, url == page ? nil : url, origin(of: rule), standing(of: rule)]
    return "(" + parts.compactMap(\.self).joined(separator: "; ") + ")"
  }

  /// The source of an imported rule; `nil` for the project's own, or if not requested.
  private static func origin(of rule: JSON) -> String? {
    guard rule["origin"]?.string != nil, let path = rule["source"]?["path"]?.string else {
      return nil
    }
    return "imported from \(path)"
  }

  /// What happened to advice that is no longer current.
  private static func standing(of rule: JSON) -> String? {
    let successors = rule["successors"]?.strings ?? []
    return switch rule["standing"]?.string {
    case "superseded": "now in \(successors.joined(separator: ", "))"
    case "dropped": "no longer in the newest edition"
    default: nil
    }
  }

  /// The notes of an answer, one per line.
  static func notes(of answer: JSON) -> [String] {
    (answer["notes"]?.strings ?? []).map { "Note: \($0)" }
  }
}

extension String {
  /// The beginning of a long text.
  var beginning: String {
    guard utf8.count > 240 else { return self }
    let start = prefix(160)
    return start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + " …"
  }
}
