import GuidelineStore

extension Search {
  /// Parses the arguments of a search that has no options but the store and `--json`; `nil` for any
  /// other.
  ///
  /// Almost all searches are like this, and for them setting up the parser takes longer than the
  /// search.
  ///
  /// - Parameter arguments: The arguments, in the order of ``ArgumentOrder``: options, `--`, words.
  init?(common arguments: [String]) {
    var rest = arguments[...]
    guard rest.popFirst() == "search" else { return nil }
    var store: String?
    var isJSON = false
    while let argument = rest.popFirst(), argument != "--" {
      switch argument {
      case "--json": isJSON = true
      case "--store":
        guard let path = rest.popFirst(), !path.hasPrefix("-") else { return nil }
        store = path
      default: return nil
      }
    }
    guard !rest.isEmpty else { return nil }
    self.init()
    words = Array(rest)
    limit = Self.usualLimit
    everyText = false
    explain = false
    filterOptions = FilterOptions()
    filterOptions.edition = []
    filterOptions.language = []
    filterOptions.dayOptions = DayOptions()
    filterOptions.dayOptions.day = nil
    filterOptions.topicOptions = TopicOptions()
    filterOptions.topicOptions.topic = []
    filterOptions.platformOptions = PlatformOptions()
    filterOptions.platformOptions.platform = []
    filterOptions.kindName = nil
    storeOptions = StoreOptions()
    storeOptions.store = store
    output = OutputOptions()
    output.asksForJSON = isJSON
    output.fields = []
    output.budget = nil
    output.skip = nil
    output.color = .auto
    output.isQuiet = false
    output.noPager = false
  }
}
