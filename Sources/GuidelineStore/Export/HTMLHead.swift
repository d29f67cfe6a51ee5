/// The start of every web page.
struct HTMLHead {
  enum Style {
    /// Embedded in the page.
    case inside(String)
    /// A file, by its address from the page.
    case file(String)
  }

  enum Script {
    case none
    /// Embedded at the end of the page.
    case inside
    /// A file, by its address from the page.
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
  ///   - script: The script.
  init(_ title: String, in language: Language, style: Style, script: Script = .none) {
    var policy = ["default-src 'none'"]
    var element: String
    switch style {
    case .inside(let style):
      policy.append("style-src 'unsafe-inline'")
      element = "<style>\n\(style)</style>"
    case .file(let address):
      policy.append("style-src 'self' file:")
      element = "<link rel=\"stylesheet\" href=\"\(HTMLText.escaped(address))\">"
    }
    switch script {
    case .none: break
    case .inside: policy.append("script-src 'unsafe-inline'")
    case .file(let address):
      policy += ["script-src 'self' file:", "frame-src 'self' file:"]
      element += "\n<script src=\"\(HTMLText.escaped(address))\" defer></script>"
    }
    policy += ["base-uri 'none'", "form-action 'none'"]
    text = """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(PageSource.markOfExports)
      <title>\(HTMLText.escaped(title))</title>
      \(element)
      </head>

      """
  }
}
