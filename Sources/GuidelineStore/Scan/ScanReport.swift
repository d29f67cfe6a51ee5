/// What an app's sources have to do with the guidelines.
public struct ScanReport: Hashable, Sendable {
  /// A symbol where a file uses it.
  public struct Use: Hashable, Sendable {
    /// What is used: `UIAlertController.Style.actionSheet`, `.confirmationDialog`, `<switch>`.
    public let symbol: String
    /// The slug of the topic that speaks of it.
    public let topic: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in units of UTF-16.
    public let column: Int
    /// The column behind its end; the same as ``column`` where that is on another line.
    public let endColumn: Int
    /// The rules to read: those that name the symbol, then others of the topic.
    public internal(set) var rules: [RuleID] = []
  }

  /// A file with uses, or with something to tell of it.
  public struct File: Hashable, Sendable {
    /// The path given joined with the path inside it.
    public let path: String
    /// By line and column.
    public internal(set) var uses: [Use]
    /// What its reader should know, by line.
    public let diagnostics: [Diagnostic]
  }

  /// A topic that uses lead to.
  public struct Topic: Hashable, Sendable {
    /// Its slug.
    public let topic: String
    /// Its title in the language of its rules.
    public let title: String
    /// The text that the rules stand in.
    public let text: TextID
    /// The rules to read, those that name a symbol first.
    public let rules: [Rule]
    /// How many more fit.
    public let moreCount: Int

    /// Where on the web the page stands that has the rules; `nil` where it does not say.
    public var address: String? { rules.lazy.compactMap(\.address).first }
  }

  /// In the order of their paths; files that there is nothing to tell of are left out.
  public internal(set) var files: [File] = []
  /// From the most used.
  public internal(set) var topics: [Topic] = []
  /// How many files were read.
  public internal(set) var readCount = 0
  /// Sentences for people, without a full stop.
  public internal(set) var notes: [String] = []

  /// Whether a file uses anything that a topic speaks of.
  public var hasUses: Bool { files.contains { !$0.uses.isEmpty } }

  /// Whether something could not be read.
  public var hasErrors: Bool {
    files.contains { $0.diagnostics.contains { $0.severity == .error } }
  }
}

/// What is wanted of a scan.
public struct ScanOptions: Hashable, Sendable {
  /// The text to take rules from; `nil` for the newest edition.
  public var text: TextQuery?
  /// The language to read; English serves where there is no such text.
  public var language: Language
  /// The platform; `nil` for what each file is made for.
  public var platform: String?
  /// The most rules of a topic; 0 for all.
  public var limit: Int

  /// Makes it of its parts.
  public init(
    text: TextQuery? = nil, language: Language = .english, platform: String? = nil, limit: Int = 5
  ) {
    self.text = text
    self.language = language
    self.platform = platform
    self.limit = limit
  }
}
