import ArgumentParser
import GuidelineStore

/// The platforms that a command keeps to.
struct PlatformOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only rules for these platforms or for all platforms.", valueName: "platform"),
    completion: StoreCompletion.platform)
  var platform: [Several<String>] = []

  /// The platforms as rules name them, whatever names they were asked for by; none for any.
  ///
  /// - Throws: ``StoreError`` with the names there are, if one is none.
  func names(in store: RuleStore) throws(StoreError) -> [String] {
    let asked: [String] = platform.values()
    guard !asked.contains(where: { $0.lowercased() == "any" }) else { return [] }
    var names: [String] = []
    for name in asked { names.append(try store.platform(named: name)) }
    return names
  }

  /// The platforms to keep to where none were asked for.
  var preset: Preset<[String]>? {
    platform.isEmpty ? Settings.ofThisPerson.namedPlatforms : nil
  }
}
