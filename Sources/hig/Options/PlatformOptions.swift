import ArgumentParser
import GuidelineStore

/// The platforms to limit a command to.
struct PlatformOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only rules for these platforms or for all platforms.", valueName: "platform"),
    completion: StoreCompletion.platform)
  var platform: [Several<String>] = []

  /// The platforms' canonical names; empty for any.
  ///
  /// - Throws: ``StoreError`` that lists the valid names, if a name is unknown.
  func names(in store: RuleStore) throws(StoreError) -> [String] {
    let asked: [String] = platform.values()
    guard !asked.contains(where: { $0.lowercased() == "any" }) else { return [] }
    var names: [String] = []
    for name in asked { names.append(try store.platform(named: name)) }
    return names
  }

  /// The configured platforms, used if none were given.
  var preset: Preset<[String]>? {
    platform.isEmpty ? Settings.ofThisPerson.namedPlatforms : nil
  }
}
