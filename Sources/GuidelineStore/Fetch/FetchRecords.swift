/// Remembers which pages were fetched into a folder, so that only changed pages are sent again.
///
/// The folder contains the file, whose lines have fields separated by tabs: file, address, size,
/// ETag and Last-Modified. The folder is untrusted: lines that don't name a page, or contain an
/// impossible value, are ignored.
struct FetchRecords {
  struct Record: Hashable {
    let address: String
    /// The file's size in bytes, to notice changes to the file.
    let size: Int
    /// The page's ETag, if the site sends one.
    let tag: String?
    /// The page's Last-Modified date, if the site sends one.
    let date: String?

    /// The header fields of a conditional request.
    var conditions: [String] {
      [tag.map { "If-None-Match: \($0)" }, date.map { "If-Modified-Since: \($0)" }]
        .compactMap(\.self)
    }
  }

  private let path: FilePath
  private var records: [PageFile: Record] = [:]

  /// A hidden file, which `import` ignores.
  private static let name = ".hig-fetch"

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

  /// The recorded pages, ordered by path.
  var files: [PageFile] { records.keys.sorted() }

  subscript(file: PageFile) -> Record? { records[file] }

  /// Records a page, or removes its record if `nil`, and writes the file.
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
    try Draft.write(Array(text.utf8), to: path)
  }

  /// Returns a value if it is safe in a request header and in a line of this file.
  static func value(_ text: String?) -> String? {
    guard let text, (1...200).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    return text
  }
}

/// The path of a page in the folder: `ko/alerts.json`.
struct PageFile: Hashable, Comparable, CustomStringConvertible {
  let language: Language
  let slug: String

  init(_ slug: String, in language: Language) {
    (self.slug, self.language) = (slug, language)
  }

  /// - Parameter path: A path in the form of ``description``; `nil` is returned for anything else.
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
