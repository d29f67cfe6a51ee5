import GuidelineStore

/// The preferences of an editor's user: options of the server first, then the editor's settings,
/// then config files.
struct EditorPreferences {
  private let textOptions: TextOptions
  /// The requested platforms; `nil` for none, empty for any.
  private let platformsAsked: [String]?
  /// Whether to publish hints without being asked.
  private(set) var showsHints: Bool
  /// The app's config files.
  var settings: Settings
  /// The language in the editor's settings.
  private var languageSet: Language?
  /// The language of the editor's user interface.
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

  var language: Language {
    textOptions.language ?? languageSet ?? .ofEnvironment ?? settings.language?.value
      ?? languageOfEditor ?? .ofLocale
  }

  /// The platforms; empty for the file's own.
  var platforms: [String] { platformsAsked ?? settings.namedPlatforms?.value ?? [] }

  /// Which files in the editor's folders are the app's sources.
  var selection: FileSelection {
    var selection = FileSelection.sources
    selection.presetExclusions = settings.exclusions?.value ?? []
    return selection
  }

  /// Updates the preferences from an editor's settings.
  ///
  /// - Parameters:
  ///   - settings: `diagnostics`, a Boolean, and `language`, a tag; missing members change nothing.
  ///   - locale: A BCP 47 tag.
  mutating func take(_ settings: JSON, locale: String?) {
    if case .bool(let showsHints)? = settings["diagnostics"] { self.showsHints = showsHints }
    if let language = settings["language"]?.string.flatMap({ Language(named: $0) }) {
      languageSet = language
    }
    if let language = locale.flatMap({ Language(named: $0) }) { languageOfEditor = language }
  }
}

struct EditorCapabilities {
  let readsMarkdown: Bool
  /// Whether the editor can open web addresses.
  let showsDocuments: Bool
  /// Whether code actions may be more than commands.
  let takesActions: Bool
  /// Whether the editor watches files for a server that asks for it.
  let watchesFiles: Bool

  /// - Parameter capabilities: The `ClientCapabilities`.
  init(_ capabilities: JSON) {
    let formats = capabilities["textDocument"]?["hover"]?["contentFormat"]?.strings ?? []
    // The list is in order of preference.
    readsMarkdown = formats.first == "markdown"
    showsDocuments = Self.isTrue(capabilities["window"]?["showDocument"]?["support"])
    takesActions =
      capabilities["textDocument"]?["codeAction"]?["codeActionLiteralSupport"]?.members != nil
    watchesFiles = Self.isTrue(
      capabilities["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"])
  }

  private static func isTrue(_ value: JSON?) -> Bool {
    if case .bool(true)? = value { true } else { false }
  }
}
