/// What an app's sources have to do with the guidelines.
package struct ScanReport: Hashable, Sendable {
  /// A symbol where a file uses it.
  package struct Use: Hashable, Sendable {
    /// What is used: `UIAlertController.Style.actionSheet`, `.confirmationDialog`, `<switch>`.
    package let symbol: String
    /// The slug of the topic that speaks of it.
    package let topic: String
    /// Counted from 1.
    package let line: Int
    /// Counted from 1, in units of UTF-16.
    package let column: Int
    /// The column behind its end; the same as ``column`` where that is on another line.
    package let endColumn: Int
    /// The rules to read: those that speak of the symbol, then others of the topic.
    package internal(set) var rules: [RuleID] = []
    /// What takes the symbol's place, if it is deprecated.
    package internal(set) var replacements: [String] = []
    /// The newest text whose rules name the symbol, if it is deprecated and they do.
    package internal(set) var namedIn: TextID?
    /// What tells the use from others of the file, wherever its line stands: `9f86d081884c7d65:1`.
    package internal(set) var fingerprint = ""
  }

  /// A file with uses, or with something to tell of it.
  package struct File: Hashable, Sendable {
    /// The path given joined with the path inside it.
    package let path: String
    /// The absolute path without links; `-` for standard input.
    package let identity: String
    /// By line and column.
    package internal(set) var uses: [Use]
    /// What its reader should know, by line.
    package let diagnostics: [Diagnostic]
  }

  /// A topic that uses lead to.
  package struct Topic: Hashable, Sendable {
    /// Its slug.
    package let topic: String
    /// Its title in the language of its rules.
    package let title: String
    /// The text that the rules stand in.
    package let text: TextID
    /// The rules that uses lead to, those that speak of a symbol first.
    package let rules: [Rule]
    /// How many rules the topic has beside them.
    package let moreCount: Int
    /// Whether the topic has no text in the newest edition that the store holds.
    package let isOutdated: Bool

    /// Where on the web the page stands that has the rules; `nil` where it does not say.
    package var address: String? { rules.lazy.compactMap(\.address).first }
  }

  /// In the order of their paths; files that there is nothing to tell of are left out.
  package internal(set) var files: [File] = []
  /// From the most used.
  package internal(set) var topics: [Topic] = []
  /// What tells the files that were scanned from others.
  var identities: Set<String> = []
  /// How many files were read.
  package internal(set) var readCount = 0
  /// How many files were left out because they hold tests.
  package internal(set) var testCount = 0
  /// How many uses a baseline knows, and are left out.
  package internal(set) var knownCount = 0
  /// Sentences for people, without a full stop.
  package internal(set) var notes: [Message] = []

  /// Whether a file uses anything that a topic speaks of.
  package var hasUses: Bool { files.contains { !$0.uses.isEmpty } }

  /// Leaves out other uses, and files and topics that nothing leads to any more.
  package mutating func keepUses(where isKept: (Use) -> Bool) {
    for index in files.indices { files[index].uses.removeAll { !isKept($0) } }
    dropUnused()
  }

  /// Leaves out files and topics that nothing leads to any more.
  mutating func dropUnused() {
    files.removeAll { $0.uses.isEmpty && $0.diagnostics.isEmpty }
    let used = Set(files.flatMap { $0.uses.map(\.topic) })
    topics.removeAll { !used.contains($0.topic) }
  }

  /// How many uses there are.
  var useCount: Int { files.reduce(0) { $0 + $1.uses.count } }

  /// Whether something could not be read.
  package var hasErrors: Bool {
    files.contains { $0.diagnostics.contains { $0.severity == .error } }
  }
}

/// What is wanted of a scan.
package struct ScanOptions: Hashable, Sendable {
  /// The text to take rules from; `nil` for the newest edition.
  package var text: TextQuery?
  /// The language to read; English serves where there is no such text.
  package var language: Language
  /// The platforms; none for those that each file is made for.
  package var platforms: [String]
  /// The most rules of a use; 0 for all.
  package var limit: Int
  /// The slugs of the only topics to tell of; empty for all.
  package var topics: Set<String>
  /// Whether files of tests are read, too, and not only those that are named themselves.
  package var includesTests: Bool
  /// Whether a type counts also where it is only passed on, as in signatures and casts, and beside a more
  /// precise use; and in XML with the first line of the tag that has it.
  package var includesMentions: Bool

  /// Makes it of its parts.
  package init(
    text: TextQuery? = nil, language: Language = .english, platforms: [String] = [], limit: Int = 5,
    topics: Set<String> = [], includesTests: Bool = false, includesMentions: Bool = false
  ) {
    self.text = text
    self.language = language
    self.platforms = platforms
    self.limit = limit
    self.topics = topics
    self.includesTests = includesTests
    self.includesMentions = includesMentions
  }
}
