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

  /// The platforms the modules run on; empty for all.
  var platforms: Set<String> {
    var platforms: Set<String> = []
    for module in modules { platforms.formUnion(Self.platforms[module] ?? []) }
    return platforms
  }

  /// The platforms that a folder is named after: `Teapot Watch App`, `Sources/tvOS`.
  static func platforms(path: String) -> Set<String> {
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    return Set(
      platformWords.filter { word, _ in folders.contains { $0 == word || $0.hasSuffix(" " + word) }
      }
      .map(\.value))
  }

  private static let platformWords = [
    "watch": "watchOS", "watchos": "watchOS", "watch app": "watchOS", "watchapp": "watchOS",
    "tvos": "tvOS", "tv": "tvOS", "macos": "macOS", "visionos": "visionOS", "vision": "visionOS",
  ]

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
    "UIKit": ["iOS", "iPadOS"], "AppKit": ["macOS"], "Cocoa": ["macOS"], "WatchKit": ["watchOS"],
    "ClockKit": ["watchOS"], "TVUIKit": ["tvOS"], "TVServices": ["tvOS"], "TVMLKit": ["tvOS"],
    "CompositorServices": ["visionOS"], "CarPlay": ["iOS"],
  ]
}
