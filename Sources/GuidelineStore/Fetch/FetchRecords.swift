/// What is remembered of the pages that were fetched into a folder, so that only what has changed is
/// sent again.
///
/// It lies in the folder as lines of fields between tabs: file, address, bytes, ETag and Last-Modified.
/// The folder may be from anyone: what names no page, or says what no site would, is passed over.
struct FetchRecords {
  struct Record: Hashable {
    /// Where the page was fetched from.
    let address: String
    /// The bytes of the file, by which one sees that it was changed since.
    let size: Int
    /// What tells this state of the page from others; `nil` where the site does not say.
    let tag: String?
    /// The date that the site gives it.
    let date: String?

    /// The fields of a request that asks for the page only if it has changed.
    var conditions: [String] {
      [tag.map { "If-None-Match: \($0)" }, date.map { "If-Modified-Since: \($0)" }]
        .compactMap(\.self)
    }
  }

  private let path: FilePath
  private var records: [PageFile: Record] = [:]

  /// Its name hides it from `import`.
  private static let name = ".hig-fetch"

  /// Reads what the folder has.
  init(in folder: FilePath) {
    path = folder.appending(Self.name.utf8)
    let bytes = try? OpenFile.bytes(at: path, atMost: 4 << 20)
    for line in (bytes ?? []).split(separator: .lineFeed) {
      let fields = String(decoding: line, as: UTF8.self)
        .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let file = PageFile(fields[0]), let size = Int(fields[2]) else {
        continue
      }
      records[file] = Record(
        address: fields[1], size: size, tag: Self.value(fields[3]), date: Self.value(fields[4]))
    }
  }

  /// The pages that there are records of, by name.
  var files: [PageFile] { records.keys.sorted() }

  subscript(file: PageFile) -> Record? { records[file] }

  /// Remembers a page, or forgets it, and writes all down.
  mutating func set(_ record: Record?, of file: PageFile) throws(SystemFailure) {
    guard records[file] != record else { return }
    records[file] = record
    var text = ""
    for (file, record) in records.sorted(by: { $0.key < $1.key }) {
      let fields = [
        file.description, record.address, String(record.size), record.tag ?? "", record.date ?? "",
      ]
      text += fields.joined(separator: "\t") + "\n"
    }
    var draft = try Draft(for: path)
    try draft.write(text.utf8)
    try draft.put(at: path)
  }

  /// A value that may stand in a request's head, and in a line of this file.
  static func value(_ text: String?) -> String? {
    guard let text, (1...200).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    return text
  }
}

/// Where a page lies in the folder: `ko/alerts.json`.
struct PageFile: Hashable, Comparable, CustomStringConvertible {
  let language: Language
  let slug: String

  init(_ slug: String, in language: Language) {
    (self.slug, self.language) = (slug, language)
  }

  /// - Parameter path: What ``description`` gives; `nil` is returned for anything else.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix(".json"), let language = Language(String(parts[0])),
      GuidelinesSite.languages.contains(language)
    else { return nil }
    self.language = language
    slug = String(parts[1].dropLast(".json".count))
    guard slug.isSlug else { return nil }
  }

  var description: String { "\(language)/\(slug).json" }

  static func < (one: PageFile, other: PageFile) -> Bool {
    (one.language, one.slug) < (other.language, other.slug)
  }
}
