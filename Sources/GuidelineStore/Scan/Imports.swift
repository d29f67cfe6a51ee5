/// The modules a file imports, and the frameworks they re-export.
struct Imports {
  private let modules: Set<String>

  init(_ modules: Set<String>) {
    self.modules = modules
  }

  /// Whether a framework's symbol is available in the file. A file without imports may be a
  /// fragment, so all frameworks count.
  func bring(_ framework: String, isPrefixed: Bool) -> Bool {
    if modules.isEmpty || modules.contains(framework) || framework.isEmpty { return true }
    // Any other module might re-export the framework, and a prefixed name is hardly ambiguous.
    if isPrefixed { return !modules.isSubset(of: Self.plain) }
    return modules.contains { Self.brought[$0]?.contains(framework) == true }
  }

  /// Whether to look for members of a framework. An app's own members often share their names, so
  /// SwiftUI's re-export of UIKit isn't enough.
  func bringMembers(of framework: String) -> Bool {
    modules.isEmpty || modules.contains(framework)
      || modules.contains { $0 != "SwiftUI" && Self.brought[$0]?.contains(framework) == true }
  }

  /// Whether the file holds tests.
  var areOfTests: Bool { !modules.isDisjoint(with: Self.tests) }

  /// The platforms of a file; empty for all. UIKit says less than other modules, names and folders.
  ///
  /// - Parameters:
  ///   - named: The platforms that names in the file tell.
  ///   - folder: The platforms that its folder is named after.
  func platforms(_ named: Set<String>, folder: Set<String>) -> Set<String> {
    var found = modules.reduce(into: named) { $0.formUnion(Self.platforms[$1] ?? []) }
    if modules.contains("UIKit"), found.isDisjoint(with: Self.touch) {
      let touch = folder.intersection(Self.touch)
      found.formUnion(touch.isEmpty ? ["iOS", "iPadOS"] : touch)
    }
    let narrow = found.isEmpty ? folder : found.intersection(folder)
    return narrow.isEmpty ? found : narrow
  }

  /// The platforms that a folder is named after: `Teapot Watch App`, `Sources/tvOS`; and
  /// `TeapotTV` beside `Teapot`, but not `LiveTV`.
  static func platforms(path: String, among folders: Set<Substring>) -> Set<String> {
    let found = path.split(separator: "/").dropLast().flatMap { folder in
      platformWords.filter { word, platform in
        guard folder.lowercased().hasSuffix(word.lowercased()) else { return false }
        let rest = folder.dropLast(word.count)
        return rest.last.map { " -_".contains($0) } ?? true
          || folder.hasSuffix(word) && (word == platform || folders.contains(rest))
      }
    }
    return Set(found.map(\.value))
  }

  private static let platformWords = [
    "Watch": "watchOS", "watchOS": "watchOS", "Watch App": "watchOS", "WatchApp": "watchOS",
    "tvOS": "tvOS", "TV": "tvOS", "Mac": "macOS", "macOS": "macOS", "visionOS": "visionOS",
    "Vision": "visionOS",
  ]

  /// The platforms that have UIKit.
  private static let touch: Set = ["iOS", "iPadOS", "tvOS", "visionOS", "watchOS"]

  /// Modules that bring others along.
  private static let brought: [String: Set<String>] = [
    "SwiftUI": ["UIKit", "AppKit", "WatchKit", "Foundation", "Accessibility"],
    "UIKit": ["Foundation"], "AppKit": ["Foundation"], "WatchKit": ["Foundation", "UIKit"],
    "Cocoa": ["AppKit", "Foundation"], "TVUIKit": ["UIKit", "Foundation"],
    "UserNotificationsUI": ["UIKit", "UserNotifications"],
    "AVFoundation": ["AVFAudio"], "AVKit": ["AVFAudio"],
  ]

  /// Modules that have no guidelines and re-export no UI framework.
  private static let plain: Set<String> = [
    "Foundation", "FoundationEssentials", "Combine", "Dispatch", "os", "OSLog", "Darwin", "Glibc",
    "Observation", "Synchronization", "RegexBuilder", "CoreData", "SwiftData", "CryptoKit",
  ]

  /// Modules that only tests import.
  private static let tests: Set<String> = [
    "XCTest", "Testing", "XCUIAutomation", "Quick", "Nimble", "SnapshotTesting", "KIF",
    "OCMock",
  ]

  private static let platforms: [String: Set<String>] = [
    "AppKit": ["macOS"], "Cocoa": ["macOS"], "WatchKit": ["watchOS"],
    "ClockKit": ["watchOS"], "TVUIKit": ["tvOS"], "TVServices": ["tvOS"], "TVMLKit": ["tvOS"],
    "CompositorServices": ["visionOS"], "CarPlay": ["iOS"],
  ]
}
