/// What stands at the head of every web page.
struct HTMLHead {
  /// Where the style of a page stands.
  enum Style {
    /// In the page.
    case inside(String)
    /// In a file, at an address below the page's folder or beside it.
    case file(String)
  }

  /// All up to the end of the head, with a line break.
  package let text: String

  /// Begins a page that loads nothing but its style, whatever the rules say.
  ///
  /// - Parameters:
  ///   - title: Its title, as text.
  ///   - language: The language of what is not marked otherwise.
  ///   - style: Its style.
  ///   - hasScript: Whether a script stands in the page.
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
