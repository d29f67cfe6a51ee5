/// The start of every web page.
struct HTMLHead {
  enum Style {
    /// Embedded in the page.
    case inside(String)
    /// A file in or below the page's folder.
    case file(String)
  }

  /// Everything up to `</head>` and a line break.
  package let text: String

  /// Makes a head whose content security policy allows only the style and the script, whatever the
  /// rules contain.
  ///
  /// - Parameters:
  ///   - title: The title, as plain text.
  ///   - language: The page's main language.
  ///   - style: The style sheet.
  ///   - hasScript: Whether the page has an embedded script.
  init(_ title: String, in language: Language, style: Style, hasScript: Bool = false) {
    var policy = ["default-src 'none'"]
    let element: String
    switch style {
    case .inside(let style):
      policy.append("style-src 'unsafe-inline'")
      element = "<style>\n\(style)</style>"
    case .file(let address):
      policy.append("style-src 'self' file:")
      element = "<link rel=\"stylesheet\" href=\"\(HTMLText.escaped(address))\">"
    }
    if hasScript { policy.append("script-src 'unsafe-inline'") }
    policy += ["base-uri 'none'", "form-action 'none'"]
    text = """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="hig">
      <title>\(HTMLText.escaped(title))</title>
      \(element)
      </head>

      """
  }
}
