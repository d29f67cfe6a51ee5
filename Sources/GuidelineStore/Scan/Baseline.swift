/// The findings already known in a project, so that a scan reports only new ones.
///
/// A finding is identified by its file, check, topic and the text of its line; line numbers and
/// indentation may change.
///
/// The file has one finding a line, sorted by path: fingerprint, check, topic, and path relative to
/// the baseline's folder, separated by tabs.
package struct Baseline: Hashable, Sendable {
  private struct Entry: Hashable, Comparable {
    let path: String
    let check: String
    let topic: String
    let fingerprint: String

    static func < (one: Entry, other: Entry) -> Bool {
      (one.path, one.check, one.topic, one.fingerprint)
        < (other.path, other.check, other.topic, other.fingerprint)
    }
  }

  private static let head = "# hig scan baseline, version 2"

  private var entries: Set<Entry> = []
  /// The absolute path of the baseline's folder, with links resolved.
  private let folder: String

  /// Makes a baseline of all findings in a report.
  ///
  /// - Parameter path: The path of the baseline file.
  package init(of report: ScanReport, at path: FilePath) {
    folder = path.folder.absolute.text
    for file in report.files {
      for finding in file.findings { entries.insert(entry(finding, in: file)) }
    }
  }

  /// Reads a baseline.
  ///
  /// - Returns: `nil` if there is no file at the path.
  /// - Throws: ``ImportError`` if the file can't be read or isn't a baseline.
  package static func present(at path: FilePath) throws(ImportError) -> Baseline? {
    try FileTree.contents(ofFileAt: path).map { bytes throws(ImportError) in
      try Baseline(String(decoding: bytes, as: UTF8.self), at: path)
    }
  }

  private init(_ text: String, at path: FilePath) throws(ImportError) {
    folder = path.folder.absolute.text
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let head = lines.first, head.hasPrefix(Self.head.dropLast(1)) else {
      throw ImportError("isn't a baseline file", remedy: .nameBaseline)
    }
    guard head == Self.head else {
      throw ImportError(
        "is a baseline file of another version of hig",
        hint: "delete it and scan again")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && line.first != "#" {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, !fields.contains("") else {
        throw ImportError(
          "“\(line.prefix(60))” isn't a line of a baseline file",
          hint: "restore the file, or delete it and scan again", line: index + 1)
      }
      entries.insert(
        Entry(path: fields[3], check: fields[1], topic: fields[2], fingerprint: fields[0]))
    }
  }

  /// The contents of the baseline file.
  package var text: String {
    let lines = entries.sorted().map { "\($0.fingerprint)\t\($0.check)\t\($0.topic)\t\($0.path)" }
    return ([Self.head] + lines).joined(separator: "\n") + "\n"
  }

  package var count: Int { entries.count }

  /// Removes known findings from a report.
  ///
  /// - Parameter topics: Slugs of the topics the report is limited to; empty for all.
  /// - Returns: The number of known findings that no longer occur in the report's files.
  package func remove(from report: inout ScanReport, topics: Set<String> = []) -> Int {
    var met: Set<Entry> = []
    for index in report.files.indices {
      let file = report.files[index]
      report.files[index].findings.removeAll { finding in
        let entry = entry(finding, in: file)
        guard entries.contains(entry) else { return false }
        met.insert(entry)
        return true
      }
    }
    report.knownCount = met.count
    report.dropUnused()
    let paths = Set(report.identities.map(path))
    return entries.count {
      paths.contains($0.path) && !met.contains($0)
        && (topics.isEmpty || topics.contains($0.topic))
    }
  }

  private func entry(_ finding: ScanReport.Finding, in file: ScanReport.File) -> Entry {
    Entry(
      path: path(of: file.identity), check: finding.check, topic: finding.topic,
      fingerprint: finding.fingerprint)
  }

  /// The path relative to the baseline's folder.
  ///
  /// - Parameter identity: The absolute path; `-` for standard input.
  private func path(of identity: String) -> String {
    guard identity.hasPrefix("/") else { return identity }
    let place = identity.split(separator: "/")
    let folder = folder.split(separator: "/")
    let shared = zip(place, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    let path = (up + place[shared...].map(String.init)).joined(separator: "/")
    // File names may contain tabs and newlines, which separate fields and lines.
    return String(path.map { $0.isNewline || $0 == "\t" ? "\u{FFFD}" : $0 })
  }
}
