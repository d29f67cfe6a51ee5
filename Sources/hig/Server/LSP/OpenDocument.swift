import GuidelineStore

/// A source file that is open in an editor, with the editor's text.
struct OpenDocument {
  let uri: String
  /// The path with links resolved; for an unsaved document, its URI.
  let path: String
  private(set) var text: [UInt8]
  /// The editor's version number of the text.
  private(set) var version: Int?

  /// - Parameter item: A `TextDocumentItem`.
  /// - Returns: `nil` if it isn't a supported source file.
  init?(_ item: JSON) {
    guard let uri = item["uri"]?.string, let text = item["text"]?.string else { return nil }
    let path = DocumentURI.path(uri).map(FileTree.identity) ?? uri
    if FileSelection.sources.takes(path) {
      self.path = path
    } else if let ending = Self.endings[item["languageId"]?.string ?? ""] {
      self.path = path + ending
    } else {
      return nil
    }
    self.uri = uri
    self.text = Array(text.utf8)
    version = item["version"]?.wholeNumber
  }

  /// File extensions by LSP language ID.
  private static let endings = ["swift": ".swift", "objective-c": ".m", "objective-cpp": ".mm"]

  mutating func change(to text: String, version: Int?) {
    (self.text, self.version) = (Array(text.utf8), version)
  }

  /// The file, regardless of its folder.
  var file: FoundFile { FoundFile(named: path, holding: text) }

  /// The file, if a scan of the folders would include it; without folders, any file.
  func file(in folders: [String], _ selection: FileSelection) -> FoundFile? {
    guard !folders.isEmpty else { return file }
    return folders.lazy.compactMap { selection.file(at: path, in: $0, holding: text) }.first
  }

  /// The leading white space of each line.
  var indentations: [String] {
    text.split(omittingEmptySubsequences: false) { $0 == 0x0A }
      .map { String(decoding: $0.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self) }
  }
}

enum DocumentURI {
  /// The path of a local file; otherwise `nil`.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    return rest.hasPrefix("/") ? rest.percentDecodedIfSound : nil
  }
}
