import GuidelineStore

/// Where config files lie, as absolute paths.
struct SettingsFiles {
  private static let projectName = ".hig.toml"

  /// The person's own.
  var own: String?
  /// The project's.
  var project: String?

  /// Those of the person at the terminal.
  ///
  /// One that `HIG_CONFIG` names is to be there; where that is empty, there are none.
  ///
  /// - Parameter folder: Where the project's is looked for: in it, else in the nearest folder above.
  static func ofThisPerson(in folder: String) -> SettingsFiles {
    let named = environment("HIG_CONFIG")
    guard named != "" else { return SettingsFiles() }
    let own = named.map(absolute) ?? userFile.flatMap { Places.holds($0) ? $0 : nil }
    let project = projectFile(in: folder)
    return SettingsFiles(own: own == project ? nil : own, project: project)
  }

  /// The person's own, under `XDG_CONFIG_HOME`, whether or not it is there; `nil` without a home.
  static var userFile: String? {
    Places.baseFolder("XDG_CONFIG_HOME", inHome: ".config").map { $0 + "/hig/config.toml" }
  }

  /// The nearest one in a folder or above it, no higher than the person's home.
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
