/// What the modules that a file imports bring with them.
struct Imports {
  private let modules: Set<String>

  init(_ modules: Set<String>) {
    self.modules = modules
  }

  /// Whether a name of a framework means that framework's in the file. A file without any import is
  /// a piece of one, in which all count.
  func bring(_ framework: String, isPrefixed: Bool) -> Bool {
    if modules.isEmpty || modules.contains(framework) || framework.isEmpty { return true }
    // Who knows what other modules bring; but nothing else is called so.
    if isPrefixed { return !modules.isSubset(of: Self.plain) }
    return modules.contains { Self.brought[$0]?.contains(framework) == true }
  }

  /// Whether properties and methods of a framework are used in the file. Those of an app's own often
  /// have the same names, so that SwiftUI alone, which brings UIKit along, does not tell.
  func bringMembers(of framework: String) -> Bool {
    modules.isEmpty || modules.contains(framework)
      || modules.contains { $0 != "SwiftUI" && Self.brought[$0]?.contains(framework) == true }
  }

  /// Whether the file holds tests.
  var areOfTests: Bool { !modules.isDisjoint(with: Self.tests) }

  /// What runs where the modules are; empty for everywhere.
  var platforms: Set<String> {
    var platforms: Set<String> = []
    for module in modules { platforms.formUnion(Self.platforms[module] ?? []) }
    return platforms
  }

  /// Modules that bring others along.
  private static let brought: [String: Set<String>] = [
    "SwiftUI": ["UIKit", "AppKit", "WatchKit", "Foundation", "Accessibility"],
    "UIKit": ["Foundation"], "AppKit": ["Foundation"], "WatchKit": ["Foundation", "UIKit"],
    "Cocoa": ["AppKit", "Foundation"], "TVUIKit": ["UIKit", "Foundation"],
    "UserNotificationsUI": ["UIKit", "UserNotifications"],
    "AVFoundation": ["AVFAudio"], "AVKit": ["AVFAudio"],
  ]

  /// Modules without anything to look at.
  private static let plain: Set<String> = [
    "Foundation", "FoundationEssentials", "Combine", "Dispatch", "os", "OSLog", "Darwin", "Glibc",
    "Observation", "Synchronization", "RegexBuilder", "CoreData", "SwiftData", "CryptoKit",
  ]

  /// Modules that nothing but tests imports.
  private static let tests: Set<String> = [
    "XCTest", "Testing", "XCUIAutomation", "Quick", "Nimble", "SnapshotTesting", "KIF",
    "OCMock",
  ]

  private static let platforms: [String: Set<String>] = [
    "UIKit": ["iOS", "iPadOS"], "AppKit": ["macOS"], "Cocoa": ["macOS"], "WatchKit": ["watchOS"],
    "ClockKit": ["watchOS"], "TVUIKit": ["tvOS"], "TVServices": ["tvOS"], "TVMLKit": ["tvOS"],
    "CompositorServices": ["visionOS"],
  ]
}
