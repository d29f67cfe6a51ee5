import Foundation

/// What lies on a desk that was laid once, for others to be copies of: without optimization a build takes
/// seconds.
final class DeskTemplate: Sendable {
  fileprivate let folder: Result<String, any Error>

  init(_ lay: (Desk) throws -> Void) {
    folder = Result {
      let desk = try Desk()
      try lay(desk)
      let folder = Self.home + "/" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: Self.home, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: desk.folder, toPath: folder)
      return folder
    }
  }

  /// Holds all of this process, until it ends.
  private static let home: String = {
    atexit { DeskTemplate.removeAll() }
    return NSTemporaryDirectory() + "hig-desks-" + UUID().uuidString
  }()

  private static func removeAll() {
    // What stays behind lies among the system's temporary files.
    try? FileManager.default.removeItem(atPath: home)
  }
}

extension Desk {
  convenience init(copying template: DeskTemplate) throws {
    try self.init()
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.copyItem(atPath: template.folder.get(), toPath: folder)
  }
}
