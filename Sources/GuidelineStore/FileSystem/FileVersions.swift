/// The contents that a file has had in the git repository that it is in, the newest first; none without
/// git or a repository.
struct FileVersions: Sequence, IteratorProtocol {
  private let folder: String
  private let name: String
  private var commits: ArraySlice<Substring>

  /// The most versions to look at, and the most bytes of one.
  private static let (most, largest) = (200, 1 << 24)

  /// - Parameter path: The file's location.
  init(of path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? path
    folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
    commits = []
    let list = Self.output(
      of: ["git", "-C", folder, "rev-list", "-n", "\(Self.most)", "HEAD", "--", name])
    commits = String(decoding: list ?? [], as: UTF8.self).split(separator: "\n")[...]
  }

  mutating func next() -> [UInt8]? {
    while let commit = commits.popFirst() {
      let content = Self.output(of: ["git", "-C", folder, "show", "\(commit):./\(name)"])
      if let content { return content }
    }
    return nil
  }

  /// What a program writes; `nil` if it fails.
  static func output(of words: [String]) -> [UInt8]? {
    guard let process = try? ChildProcess(words),
      let output = try? process.output(atMost: largest), process.finish().status == 0
    else { return nil }
    return output
  }
}
