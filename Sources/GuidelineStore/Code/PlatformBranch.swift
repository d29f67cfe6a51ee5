/// The lines of a branch of `#if` in Swift that only some platforms compile.
struct PlatformBranch {
  let lines: Range<Int>
  let platforms: Set<String>
}

/// Follows the conditions of `#if` through a file.
struct PlatformBranches {
  private(set) var found: [PlatformBranch] = []
  /// For each open `#if`, where its branch begins, its platforms, and those that no branch had yet;
  /// `nil` where platforms don't decide.
  private var open: [(line: Int, platforms: Set<String>?, rest: Set<String>?)] = []

  private static let all: Set = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]

  /// - Parameters:
  ///   - word: `if`, `elseif`, `else` or `endif`.
  ///   - condition: The rest of the line.
  mutating func take(_ word: String, _ condition: String, line: Int) {
    if word == "if" {
      let platforms = Self.platforms(of: condition)
      open.append((line, platforms, platforms.map(Self.all.subtracting)))
      return
    }
    guard let last = open.popLast() else { return }
    if let platforms = last.platforms, !platforms.isEmpty {
      found.append(PlatformBranch(lines: last.line..<line, platforms: platforms))
    }
    if word == "endif" { return }
    let own = Self.platforms(of: condition)
    let platforms = word == "else" ? last.rest : own.map { last.rest?.intersection($0) ?? $0 }
    open.append((line, platforms, platforms.flatMap { last.rest?.subtracting($0) }))
  }

  /// The platforms of `os(iOS) || os(tvOS)`, `!os(macOS)`, `canImport(AppKit)`; `nil` for other
  /// conditions.
  private static func platforms(of condition: String) -> Set<String>? {
    guard !condition.contains("&&") else { return nil }
    var platforms: Set<String> = []
    let code = condition.prefix { $0 != "/" }
    for part in code.split(separator: "|") {
      let part = String(part).trimmed
      guard let names = names.first(where: { part.hasSuffix($0.condition) })?.platforms else {
        return nil
      }
      platforms.formUnion(part.hasPrefix("!") ? all.subtracting(names) : names)
    }
    return platforms
  }

  private static let names: [(condition: String, platforms: Set<String>)] = [
    ("os(iOS)", ["iOS", "iPadOS"]), ("os(macOS)", ["macOS"]), ("os(tvOS)", ["tvOS"]),
    ("os(watchOS)", ["watchOS"]), ("os(visionOS)", ["visionOS"]), ("os(OSX)", ["macOS"]),
    ("canImport(AppKit)", ["macOS"]),
    ("canImport(UIKit)", ["iOS", "iPadOS", "tvOS", "visionOS", "watchOS"]),
    ("canImport(WatchKit)", ["watchOS"]),
  ]
}
