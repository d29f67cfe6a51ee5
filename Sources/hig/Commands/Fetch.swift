import ArgumentParser
import GuidelineStore

struct Fetch: WritingCommand {
  static let sampleItem = JSON(
    SiteFetch.Page(topic: "", language: .english, status: .new, address: ""))

  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Get Apple's pages of the current guidelines, for import.",
    discussion: """
      This is the only command that uses the network, through curl. It asks for one page at a \
      time and, from the second time on, only for those that have changed. Each page lies in \
      the folder as ko/alerts.json, and what it said before a change as 2025-06/ko/alerts.json; \
      hig import takes the folder, and hig diff tells what changed. Pages that the site has no \
      more go to .gone/ in it.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder for the pages; made if missing and written with a /.", valueName: "dir"),
    completion: .directory)
  var folder: String

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp(
      "The languages: en, ja, ko (default: en and your language).", valueName: "lang"),
    completion: .list(GuidelinesSite.languages.map(\.tag)))
  var language: [Several<Language>] = []

  @Option(
    help: ArgumentHelp("Only these topics, by any of their names.", valueName: "topic"),
    completion: StoreCompletion.topic)
  var topic: [String] = []

  @Option(
    help: ArgumentHelp(
      "The site to ask (default: https://developer.apple.com).", valueName: "url"))
  var base: String?

  @Option(
    help: ArgumentHelp("Give up on a page after so many seconds.", valueName: "seconds"))
  var timeout = 30

  @Flag(
    inversion: .prefixedNo, help: "Keep what a page said before it changed, under its date.")
  var keep = true

  // All commands take it, also in aliases and scripts.
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !folder.isEmpty else { throw wrongUsage("name a folder for the pages") }
    if let unknown = language.values().first(where: { !GuidelinesSite.languages.contains($0) }) {
      throw wrongUsage(
        Message("the site has no pages in '\(unknown)'")
          .followed(by: "languages are \(list: GuidelinesSite.languages)"))
    }
    guard (1...600).contains(timeout) else {
      throw wrongUsage("--timeout takes a number of seconds from 1 to 600")
    }
    _ = try site
  }

  private var site: GuidelinesSite {
    get throws {
      guard let base else { return .apple }
      guard let site = GuidelinesSite(base) else {
        throw wrongUsage(
          """
          --base takes the address of a site, such as https://developer.apple.com, or http:// \
          for this machine, not '\(base)'
          """)
      }
      return site
    }
  }

  private var languages: [Language] {
    let named = language.values()
    guard named.isEmpty else { return named }
    let own = Language.ofThisPerson.withoutRegion
    return own != .english && GuidelinesSite.languages.contains(own) ? [.english, own] : [.english]
  }

  func perform() async throws {
    // The word may be part of a query, so it must not start network requests.
    guard folder.contains("/") || Places.exists(folder) else {
      throw CommandFailure(
        Message("there is no folder '\(folder)'")
          .followed(by: "to make it: \(ArgumentOrder.line(["fetch", "./\(folder)"]))"),
        status: .usage, isAboutWords: true)
    }
    var fetch = SiteFetch(
      SiteFetch.Request(
        site: try site, folder: folder, languages: languages, topics: topic,
        userAgent: "hig/\(HIG.version)", timeout: timeout, keepsEarlierStates: keep))
    let log = FetchLog(output)
    let isComplete = try fetch.run { page in log.add(page) }
    try log.finish(notes: fetch.notes, isComplete: isComplete)
  }
}
