import FoundationEssentials
import GuidelineStore

/// A folder of documents, varied out of real ones: each copy goes to another topic and has a quarter
/// of its words replaced by others of its language.
struct Corpus {
  let folder: String
  private(set) var fileCount = 0
  private(set) var byteCount = 0

  private var random = SeededRandom(seed: 20_140_917)
  private var vocabulary: [Substring: Void] = [:]
  private let topics = TopicCatalog.shared.entries
  private static let editions = [
    "2014", "2019-ios12", "2019-ios13", "current-2022", "current-2025",
  ]

  /// Writes documents until they have that many bytes.
  init(of templates: [Template], byteCount limit: Int, in folder: String) throws {
    self.folder = folder
    let words = Dictionary(grouping: templates, by: \.language)
      .mapValues { $0.flatMap(\.words) }
    while byteCount < limit {
      for template in templates where byteCount < limit {
        try write(template, words[template.language] ?? [])
      }
    }
  }

  private init(in folder: String) { self.folder = folder }

  /// Writes copies of the project's pages; each but the first has topics of its own.
  static func copies(of data: String, count: Int, in folder: String) throws {
    var corpus = Corpus(in: folder)
    let files = FileTree.files(at: ["en", "ko", "ja"].map { "\(data)/\($0)" })
    let pages = try files.compactMap { file in
      try Template(path: file.path).map {
        (file.path.dropFirst(data.utf8.count).replacing("/", with: "-"), $0)
      }
    }
    let words = Dictionary(grouping: pages.map(\.1), by: \.language)
      .mapValues { $0.flatMap(\.words) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for copy in 0..<count {
      for (name, page) in pages {
        let text = page.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { corpus.copied($0, copy, words[page.language] ?? []) }.joined(separator: "\n")
        try text.write(toFile: "\(folder)/\(copy)\(name)", atomically: false, encoding: .utf8)
      }
    }
  }

  private mutating func copied(_ line: Substring, _ copy: Int, _ words: [Substring]) -> String {
    if copy == 0 { return String(line) }
    if line.hasPrefix("# ") || line.hasPrefix("title: ") { return "\(line) \(copy)" }
    if line.hasPrefix("topic: ") { return "\(line)-\(copy)" }
    let isFact = line.prefix { $0 != " " }.hasSuffix(":")
    return isFact ? String(line) : varied(line, words)
  }

  private mutating func write(_ template: Template, _ words: [Substring]) throws {
    let topic = topics[Int.random(in: 0..<topics.count, using: &random)]
    let edition = Self.editions.randomElement(using: &random) ?? "2019"
    let title = topic.names[template.language]?.first ?? topic.slug
    var text = ""
    text.reserveCapacity(template.text.utf8.count)
    for line in template.lines(titled: title, slug: topic.slug) {
      text += varied(line, words)
      text += "\n"
    }
    let parent = "\(folder)/\(fileCount / 200)"
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    let name = "\(edition)-\(topic.slug).\(template.shape)-\(fileCount).\(template.language).md"
    try text.write(toFile: "\(parent)/\(name)", atomically: false, encoding: .utf8)
    fileCount += 1
    byteCount += text.utf8.count
  }

  private mutating func varied(_ line: Substring, _ words: [Substring]) -> String {
    var pieces = line.split(separator: " ", omittingEmptySubsequences: false)
    for index in pieces.indices.dropFirst()
    where Template.isWord(pieces[index]) && Int.random(in: 0..<4, using: &random) == 0 {
      pieces[index] = words.randomElement(using: &random) ?? pieces[index]
    }
    return pieces.joined(separator: " ")
  }
}

/// A real document that copies are varied out of.
struct Template {
  let text: String
  let language: Language
  let shape: String
  private let topic: String

  /// - Returns: `nil` if the document is refused, or is a whole book.
  init?(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    guard bytes.count < 100_000,
      let document = try? DocumentReader().documents(
        in: bytes, path: path, options: ImportOptions()
      ).first
    else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
    language = document.text.language
    shape = document.shape
    topic = document.topic
  }

  var words: [Substring] {
    text.split { $0 == " " || $0 == "\n" }.filter(Self.isWord)
  }

  static func isWord(_ piece: Substring) -> Bool {
    piece.utf8.count > 2 && piece.allSatisfy(\.isLetter)
  }

  /// The lines, with the title and the addresses of another topic.
  func lines(titled title: String, slug: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("# "), TopicCatalog.shared.slug(titled: String(line.dropFirst(2))) == topic
      {
        return "# \(title)"
      }
      guard line.contains("/\(topic)") else { return line }
      return Substring(line.replacing("/\(topic)", with: "/\(slug)"))
    }
  }
}
