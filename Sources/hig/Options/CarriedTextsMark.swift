import GuidelineStore

/// Which program's texts a store has, in a file beside it, so that a newer program brings its own.
struct CarriedTextsMark {
  private let path: String

  /// - Parameter store: The path of the user's own store.
  init(ofStore store: String) {
    path = store + ".texts"
  }

  /// Whether the store has another program's texts, or not all of this one's.
  var isOutdated: Bool {
    guard let content = try? FileTree.contents(ofFileAt: FilePath(path)) else { return false }
    return content != Array(CarriedTexts.fingerprint.utf8)
  }

  /// Makes the texts count as incomplete while a change is made.
  func remember(after change: () async throws -> Void) async throws {
    try WholeFile.replace(path, with: "")
    try await change()
    try WholeFile.replace(path, with: CarriedTexts.fingerprint)
  }
}
