@testable import GuidelineStore

/// Reads a page as an import does; the path says which topic and edition it is.
func documents(
  _ markdown: String, path: String = "current/modality.md",
  options: ImportOptions = ImportOptions()
) throws(ImportError) -> [ParsedDocument] {
  try DocumentReader().documents(in: Array(markdown.utf8), path: path, options: options)
}

/// What a page in one language holds.
func pieces(_ markdown: String, path: String = "current/modality.md") throws -> [ParsedRule] {
  try documents(markdown, path: path).flatMap(\.rules)
}

/// The leads of a page's rules, in order.
func leads(_ markdown: String, path: String = "current/modality.md") throws -> [String] {
  try pieces(markdown, path: path).filter { $0.kind == .rule }.map(\.lead)
}

/// What is wrong with a page that is refused.
func refusal(
  of markdown: String, path: String = "current/modality.md",
  options: ImportOptions = ImportOptions()
) -> ImportError? {
  do throws(ImportError) {
    _ = try documents(markdown, path: path, options: options)
    return nil
  } catch {
    return error
  }
}

extension ParsedRule {
  /// `kind: lead | body`
  var brief: String { "\(kind.rawValue): \(lead) | \(body)" }
}
