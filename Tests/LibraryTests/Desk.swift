import Foundation
import GuidelineStore

/// A folder of its own, with the pages of two editions in it.
final class Desk {
  /// Without hyphens: one in 700 identifiers has a group like `2019`, which names an edition.
  private let folder = NSTemporaryDirectory() + "hig" + UUID().uuidString.filter { $0 != "-" }

  init() throws {
    try write(Self.page("2014", "Show an alert if the wind rises."), to: "pages/old.md")
    try write(Self.page("current", "Show an alert when a lantern goes out."), to: "pages/new.md")
  }

  deinit {
    // What stays behind lies among the system's temporary files.
    _ = try? FileManager.default.removeItem(atPath: folder)
  }

  private static func page(_ edition: String, _ lead: String) -> String {
    """
    ---
    topic: lanterns
    title: Lanterns
    edition: \(edition)
    language: en
    ---

    # Lanterns

    ### \(lead) {#alert}

    See [how it blows](https://example.com/wind).

    """
  }

  /// A store in memory with the pages.
  func store() async throws -> RuleStore {
    let store = try RuleStore(path: ":memory:", access: .create)
    try await store.importFiles(atPaths: [path("pages")])
    return store
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file below the folder.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The project's own folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A file of the project.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: package + "/" + name, encoding: .utf8)
  }
}
