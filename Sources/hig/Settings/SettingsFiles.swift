import GuidelineStore

/// The absolute paths of config files.
struct SettingsFiles {
  private static let projectName = ".hig.toml"

  /// The user's file.
  var own: String?
  /// The project's file.
  var project: String?

  /// The user's config files.
  ///
  /// A file named by `HIG_CONFIG` must exist; if the variable is empty, no file is read.
  ///
  /// - Parameter folder: Where to look for the project's file, followed by its parent folders.
  static func ofThisPerson(in folder: String) -> SettingsFiles {
    let named = environment("HIG_CONFIG")
    guard named != "" else { return SettingsFiles() }
    let own = named.map(absolute) ?? userFile.flatMap { Places.holds($0) ? $0 : nil }
    let project = projectFile(in: folder)
    return SettingsFiles(own: own == project ? nil : own, project: project)
  }

  /// The path of the user's file under `XDG_CONFIG_HOME`, which may not exist; `nil` without a home
  /// folder.
  static var userFile: String? {
    Places.baseFolder("XDG_CONFIG_HOME", inHome: ".config").map { $0 + "/hig/config.toml" }
  }

  /// The nearest file in a folder or its parents, up to the home folder.
  private static func projectFile(in folder: String) -> String? {
    var folder = FileTree.identity(of: folder)
    guard folder.hasPrefix("/") else { return nil }
    if folder == "/" { folder = "" }
    let home = environment("HOME").flatMap { $0.isEmpty ? nil : FileTree.identity(of: $0) }
    while true {
      let file = "\(folder)/\(projectName)"
      if Places.holds(file) { return file }
      if folder.isEmpty || folder == home { return nil }
      folder = Places.folder(of: folder)
    }
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileTree.identity(of: ".") + "/" + path
  }
}
