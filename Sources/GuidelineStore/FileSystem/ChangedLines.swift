/// The lines of files that differ from a commit of the git repository they are in; all lines of a file
/// that git doesn't know.
package struct ChangedLines {
  package enum Failure: Error {
    case noRepository
    case unknownCommit
  }

  /// By absolute path; `nil` for all lines.
  private var lines: [String: [Range<Int>]?] = [:]

  /// - Parameters:
  ///   - commit: A commit, branch or tag.
  ///   - path: A file or folder in the repository.
  package init(since commit: String, at path: FilePath) throws(Failure) {
    let place = path.absolute
    guard let top = [place, place.folder].lazy.compactMap({ Self.top(of: $0.text) }).first else {
      throw .noRepository
    }
    let git = ["git", "-C", top, "-c", "core.quotePath=false"]
    let known = FileVersions.output(
      of: git + ["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"])
    guard let known, let id = String(decoding: known, as: UTF8.self).split(separator: "\n").first,
      let difference = FileVersions.output(
        of: git + [
          "diff", "-U0", "--no-color", "--no-ext-diff", "--find-renames", "--no-prefix", String(id),
          "--",
        ])
    else { throw .unknownCommit }
    read(difference, in: top)
    let new = FileVersions.output(of: git + ["ls-files", "-z", "--others", "--exclude-standard"])
    for name in (new ?? []).split(separator: 0) {
      lines[top + "/" + String(decoding: name, as: UTF8.self)] = .some(nil)
    }
  }

  private static func top(of folder: String) -> String? {
    FileVersions.output(of: ["git", "-C", folder, "rev-parse", "--show-toplevel"])
      .map { String(String(decoding: $0, as: UTF8.self).prefix { $0 != "\n" }) }
  }

  private mutating func read(_ difference: [UInt8], in top: String) {
    var file = ""
    // Added and removed lines, which may look like headers.
    var rest = 0
    for line in difference.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if rest > 0 {
        if line.first != UInt8(ascii: "\\") { rest -= 1 }
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("+++ ") {
        file = top + "/" + text.dropFirst(4).prefix { $0 != "\t" }
      } else if text.hasPrefix("@@ "), !file.isEmpty {
        // `@@ -3,2 +4 @@`
        let counts = text.split(separator: " ")[1...2].map { part in
          part.dropFirst().split(separator: ",").compactMap { Int($0) }
        }
        let (old, new) = (counts[0], counts[1])
        let count = new.count > 1 ? new[1] : 1
        rest = (old.count > 1 ? old[1] : 1) + count
        lines[file, default: []]?.append(new[0]..<new[0] + count)
      }
    }
  }

  package func contains(_ line: Int, of file: String) -> Bool {
    guard let changed = lines[file] else { return false }
    return changed?.contains { $0.contains(line) } ?? true
  }
}
