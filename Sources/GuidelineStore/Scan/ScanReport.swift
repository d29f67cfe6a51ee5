package struct ScanReport: Hashable, Sendable {
  /// A use of a symbol that a topic is about.
  package struct Use: Hashable, Sendable {
    /// The symbol: `UIAlertController.Style.actionSheet`, `.confirmationDialog`, `<switch>`.
    package let symbol: String
    /// The slug of the topic about it.
    package let topic: String
    /// The line, counted from 1.
    package let line: Int
    /// The column in UTF-16 code units, counted from 1.
    package let column: Int
    /// The column after its end; equal to ``column`` if the use spans lines.
    package let endColumn: Int
    /// The rules to read: those about the symbol, then others of the topic.
    package internal(set) var rules: [RuleID] = []
    /// What replaces the symbol, if it is deprecated.
    package internal(set) var replacements: [String] = []
    /// The newest text whose rules name the symbol, if it is deprecated and any do.
    package internal(set) var namedIn: TextID?
    /// Whether compilers accept it without a warning though it is deprecated, as those of SwiftUI.
    var isSoft = false
    /// Identifies the use in its file regardless of its line number: `9f86d081884c7d65:1`.
    package internal(set) var fingerprint = ""
  }

  /// A place that goes against a rule.
  package struct Finding: Hashable, Sendable {
    /// The name of the check.
    package let check: String
    package internal(set) var level: CodeCheck.Level
    /// The slug of the rule's topic.
    package let topic: String
    /// The rule, in the requested language if there is a text in it; `nil` if none speaks of it.
    package let rule: Rule?
    /// The line, counted from 1.
    package let line: Int
    /// The column in UTF-16 code units, counted from 1.
    package let column: Int
    package let endColumn: Int
    /// What is wrong, without a full stop.
    package let message: String
    /// How to mend it; empty if that follows from the message.
    package let mend: String
    /// Identifies the finding in its file regardless of its line number.
    package internal(set) var fingerprint = ""
  }

  /// A file with findings, uses or diagnostics.
  package struct File: Hashable, Sendable {
    /// The path given joined with the path inside it.
    package let path: String
    /// The absolute path with links resolved; `-` for standard input.
    package let identity: String
    /// The uses, ordered by line and column.
    package internal(set) var uses: [Use]
    /// The findings, ordered by line and column.
    package internal(set) var findings: [Finding] = []
    /// The diagnostics, ordered by line.
    package let diagnostics: [Diagnostic]
  }

  /// A topic with uses.
  package struct Topic: Hashable, Sendable {
    package let topic: String
    /// The title in the language of the rules.
    package let title: String
    /// The text that contains the rules.
    package let text: TextID
    /// The rules of all uses, those about a symbol first.
    package let rules: [Rule]
    /// The number of the topic's other rules.
    package let moreCount: Int
    /// Whether the newest edition in the store lacks the topic.
    package let isOutdated: Bool

    /// The page's web address, if known.
    package var address: String? { rules.lazy.compactMap(\.address).first }
  }

  /// Files with uses or diagnostics, ordered by path.
  package internal(set) var files: [File] = []
  /// The titles of the findings' topics.
  package internal(set) var titles: [String: String] = [:]
  /// Topics, most used first.
  package internal(set) var topics: [Topic] = []
  /// The identities of all scanned files.
  var identities: Set<String> = []
  /// The number of files read.
  package internal(set) var readCount = 0
  /// The number of test files skipped.
  package internal(set) var testCount = 0
  /// The number of uses left out because the baseline has them.
  package internal(set) var knownCount = 0
  /// Notes to show users, without a full stop.
  package internal(set) var notes: [Message] = []

  package var hasUses: Bool { files.contains { !$0.uses.isEmpty } }

  package var findings: [Finding] { files.flatMap(\.findings) }

  /// Makes warnings of notes.
  package mutating func raiseNotes() {
    for file in files.indices {
      for place in files[file].findings.indices {
        files[file].findings[place].level = max(files[file].findings[place].level, .warning)
      }
    }
  }

  /// Keeps some findings.
  package mutating func keepFindings(where isKept: (Finding, File) -> Bool) {
    for index in files.indices {
      let file = files[index]
      files[index].findings.removeAll { !isKept($0, file) }
    }
    dropUnused()
  }

  /// Keeps some uses, and drops files and topics left without any.
  package mutating func keepUses(where isKept: (Use) -> Bool) {
    for index in files.indices { files[index].uses.removeAll { !isKept($0) } }
    dropUnused()
  }

  /// Drops files without uses and diagnostics, and topics without uses.
  mutating func dropUnused() {
    files.removeAll { $0.uses.isEmpty && $0.findings.isEmpty && $0.diagnostics.isEmpty }
    let used = Set(files.flatMap { $0.uses.map(\.topic) })
    topics.removeAll { !used.contains($0.topic) }
  }

  /// Whether a file couldn't be read.
  package var hasErrors: Bool {
    files.contains { $0.diagnostics.contains { $0.severity == .error } }
  }
}

package struct ScanOptions: Hashable, Sendable {
  /// The text to take rules from; `nil` for the newest edition.
  package var text: TextQuery?
  /// The language of the rules; English is the fallback.
  package var language: Language
  /// The platforms; if empty, each file's own.
  package var platforms: [String]
  /// The most rules per use; 0 for all.
  package var limit: Int
  /// The slugs of the topics to report; empty for all.
  package var topics: Set<String>
  /// The names of the checks to make; empty for all.
  package var checks: Set<String> = []
  /// The names of the checks not to make.
  package var disabledChecks: Set<String> = []
  /// Whether notes are about the symbols used rather than about findings.
  package var listsSymbols = false
  /// Whether to scan all test files, not only those named explicitly.
  package var includesTests: Bool
  /// Whether to include types that are only passed on, as in signatures and casts, and types next
  /// to a more precise use; in XML, whether ranges cover the tag's first line.
  package var includesMentions: Bool

  /// Whether all checks are made, on all topics and platforms, with the newest rules.
  var isComplete: Bool {
    text == nil && platforms.isEmpty && topics.isEmpty && checks.isEmpty && disabledChecks.isEmpty
  }

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
