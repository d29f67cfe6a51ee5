import GuidelineStore

/// What the person at an editor wants to be told: by the options that the server was started with, else
/// by the editor's settings, else by config files.
struct EditorPreferences {
  private let textOptions: TextOptions
  /// The platforms that were asked for; `nil` if none were, empty for any.
  private let platformsAsked: [String]?
  /// Whether uses are told as hints beside the code, without being asked for.
  private(set) var showsHints: Bool
  /// The config files of the app.
  var settings: Settings
  /// The language in the editor's settings.
  private var languageSet: Language?
  /// The language that the editor itself speaks.
  private var languageOfEditor: Language?

  init(
    _ textOptions: TextOptions, platforms: [String]?, showsHints: Bool, _ settings: Settings
  ) {
    self.textOptions = textOptions
    platformsAsked = platforms
    self.showsHints = showsHints
    self.settings = settings
  }

  /// The text to take rules from; `nil` for the newest edition.
  var text: TextQuery? {
    let languages = [textOptions.language ?? languageSet].compactMap(\.self)
    return textOptions.edition == nil ? settings.text?.beside(languages).value : textOptions.text
  }

  /// The language to read.
  var language: Language {
    textOptions.language ?? languageSet ?? .ofEnvironment ?? settings.language?.value
      ?? languageOfEditor ?? .ofLocale
  }

  /// Those whose rules are wanted; empty for what each file is made for.
  var platforms: [String] { platformsAsked ?? settings.namedPlatforms?.value ?? [] }

  /// Which files of the editor's folders are the app's sources.
  var selection: FileSelection {
    var selection = FileSelection.sources
    selection.presetExclusions = settings.exclusions?.value ?? []
    return selection
  }

  /// Takes what an editor says of itself, or of its settings.
  ///
  /// - Parameters:
  ///   - settings: `diagnostics`, a Boolean, and `language`, a tag; what is missing stays.
  ///   - locale: A BCP 47 tag.
  mutating func take(_ settings: JSON, locale: String?) {
    if case .bool(let showsHints)? = settings["diagnostics"] { self.showsHints = showsHints }
    if let language = settings["language"]?.string.flatMap({ Language(named: $0) }) {
      languageSet = language
    }
    if let language = locale.flatMap({ Language(named: $0) }) { languageOfEditor = language }
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
