import Synchronization
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@testable import GuidelineStore

/// A folder that is gone with the value.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/hig-tests-XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else {
        preconditionFailure("no folder can be made in /tmp")
      }
      return unsafe String(cString: path)
    }
  }

  deinit {
    remove(path)
  }

  private func remove(_ path: String) {
    if let folder = unsafe opendir(path) {
      while let entry = unsafe readdir(folder) {
        let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != "." && name != ".." { remove(path + "/" + name) }
      }
      unsafe closedir(folder)
      unsafe rmdir(path)
    } else {
      unsafe unlink(path)
    }
  }
}

extension RuleStore {
  static func inMemory(catalog: String = "") throws -> RuleStore {
    try RuleStore(
      path: ":memory:", access: .create, catalog: TopicCatalog(tsv: Array(catalog.utf8)))
  }

  /// A store that knows the terms of a glossary, written as the file in `Data/glossary` is.
  static func inMemory(glossary: String) throws -> RuleStore {
    let store = try inMemory()
    try store.take(.glossary, Array(glossary.utf8), isCarried: false, path: "glossary")
    return store
  }

  /// Imports documents from a file of that path.
  func add(
    _ path: String, _ documents: ParsedDocument..., options: ImportOptions = ImportOptions(),
    isOwn: Bool = false
  ) throws {
    let file = SourceFile.sample(
      path, content: SampleTexts.shared.text(of: documents), options: options, isOwn: isOwn)
    try replace(file, with: documents)
  }

  /// Looks for faults, also where files are samples, whether or not a byte has changed.
  func check(repair: Bool, thorough: Bool = true) async throws -> [Finding] {
    try await check(repair: repair, thorough: thorough) { file throws(ImportError) in
      if let documents = SampleTexts.shared.documents(in: file.content) { return documents }
      return try RuleStore.documentReading(file)
    }
  }

  /// All that a reader of the store can see.
  func dump() throws -> [String] {
    try documents().map { "\($0)" } + rules(matching: RuleFilter()).map { "\($0)" }
      + topics().map { "\($0.slug) \($0.titles.sorted { $0.key < $1.key }) \($0.names)" }
      + editions().map { "\($0)" }
  }

  func ids(_ filter: RuleFilter = RuleFilter()) throws -> [String] {
    try rules(matching: filter).map(\.id.description)
  }

  /// The ids of the rules that the index finds for a query of FTS5.
  func matches(_ query: String) throws -> [String] {
    var keys: [Int] = []
    do {
      let rows = try connection.rows(
        "SELECT rowid FROM rule_text WHERE rule_text MATCH ?1", .text(query))
      while try rows.next() { try keys.append(rows.integer(0)) }
    }
    return try rules(withKeys: keys).map(\.id.description).sorted()
  }
}

/// What the files of samples would say: texts that stand for documents.
private final class SampleTexts: Sendable {
  static let shared = SampleTexts()
  private let documents = Mutex<[[ParsedDocument]]>([])

  func text(of sample: [ParsedDocument]) -> String {
    documents.withLock { documents in
      documents.append(sample)
      return "The text of sample \(documents.count)."
    }
  }

  func documents(in text: [UInt8]) -> [ParsedDocument]? {
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard words.count == 5, words[3] == "sample", let number = Int(words[4].dropLast()) else {
      return nil
    }
    return documents.withLock { $0[number - 1] }
  }
}

extension SourceFile {
  static func sample(
    _ path: String, content: String? = nil, options: ImportOptions = ImportOptions(),
    isOwn: Bool = false
  ) -> SourceFile {
    SourceFile(
      identity: isOwn ? "data:" + path : "/home/ada/" + path, path: path,
      content: Array((content ?? "The text of \(path).").utf8), options: options, isOwn: isOwn)
  }
}

extension ParsedDocument {
  /// A page: `2019/ios13+notes:ko`, with the rules of these leads.
  static func sample(
    _ topic: String, _ text: String, piece: Int = 0, named: Bool = false, title: String? = nil,
    _ leads: String...
  ) throws -> ParsedDocument {
    let query = try #require(TextQuery(text))
    let id = TextID(
      edition: query.edition, revision: query.revision, origin: query.origin,
      language: query.language ?? .english)
    return ParsedDocument(
      topic: topic, title: title ?? topic.capitalized, text: id, hasNamedOrigin: named,
      piece: piece, shape: "bold",
      rules: leads.enumerated().map { index, lead in
        ParsedRule(
          section: index == 0 ? [] : ["Best practices"], kind: .rule, lead: lead,
          body: "Why: \(lead)", lines: index + 1...index + 1)
      })
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
