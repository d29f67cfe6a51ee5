import GuidelineStore

/// What an editor wants to be told.
struct EditorPreferences {
  /// The text to take rules from; `nil` for the newest edition.
  let text: TextQuery?
  /// The platform; `nil` for what each file is made for.
  let platform: String?
  /// Whether uses are told as hints beside the code, without being asked for.
  private(set) var showsHints: Bool
  /// The language that was asked for, if one was.
  private var named: Language?
  /// The language that the editor itself speaks.
  private var ofEditor: Language?

  init(text: TextQuery?, language: Language?, platform: String?, showsHints: Bool) {
    self.text = text
    self.platform = platform
    self.showsHints = showsHints
    named = language
  }

  /// The language to read.
  var language: Language { named ?? .named ?? ofEditor ?? .ofThisPerson }

  /// Takes what an editor says of itself, or of its settings.
  ///
  /// - Parameters:
  ///   - settings: `diagnostics`, a Boolean, and `language`, a tag; what is missing stays.
  ///   - locale: A BCP 47 tag.
  mutating func take(_ settings: JSON, locale: String?) {
    if case .bool(let showsHints)? = settings["diagnostics"] { self.showsHints = showsHints }
    if let language = settings["language"]?.string.flatMap({ Language($0) }) { named = language }
    if let language = locale.flatMap({ Language($0) }) { ofEditor = language }
  }
}

/// What an editor can do.
struct EditorCapabilities {
  /// Whether it shows Markdown.
  let readsMarkdown: Bool
  /// Whether it opens addresses itself.
  let showsDocuments: Bool

  /// - Parameter capabilities: As `initialize` has them.
  init(_ capabilities: JSON) {
    let formats = capabilities["textDocument"]?["hover"]?["contentFormat"]?.strings ?? []
    // A list is in order of preference.
    readsMarkdown = formats.first == "markdown"
    let support = capabilities["window"]?["showDocument"]?["support"]
    showsDocuments = if case .bool(true)? = support { true } else { false }
  }
}
