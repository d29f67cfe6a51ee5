/// Fetches a site's pages into a folder, one at a time, and only those that changed since the last
/// fetch.
///
/// A page is stored as `ko/alerts.json`, and what it said before a change, under the date of that
/// state, as `2025-06/ko/alerts.json`. A page that is gone from the site moves to `.gone/`, where no
/// import finds it.
package struct SiteFetch {
  /// The outcome for a page.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    case new, changed, unchanged
    /// The site no longer has the page; its file was put aside.
    case gone
    /// The site has the page, but not in this language.
    case untranslated
    case failed
  }

  /// The outcome for one page in one language.
  package struct Page: Hashable, Sendable {
    /// The topic's slug.
    package let topic: String
    package let language: Language
    package let status: Status
    /// Where the file is now, including the folder; `nil` if there is none.
    package let path: String?
    /// The page's address on the site.
    package let address: String
    /// Why it failed, as the end of a sentence.
    package let problem: Message?

    package init(
      topic: String, language: Language, status: Status, path: String? = nil, address: String,
      problem: Message? = nil
    ) {
      self.topic = topic
      self.language = language
      self.status = status
      self.path = path
      self.address = address
      self.problem = problem
    }
  }

  /// What to fetch, and where to.
  package struct Request: Sendable {
    package var site: GuidelinesSite
    /// The destination folder, as the user named it.
    package var folder: String
    /// The languages, of ``GuidelinesSite/languages``.
    package var languages: [Language]
    /// The topics to fetch, by any of their names, which may be separated by commas; empty for all.
    package var topics: [String]
    /// The program's name and version for the `User-Agent` header.
    package var userAgent: String
    /// The time limit of a request in seconds.
    package var timeout: Int
    /// Whether to keep what a page said before it changed.
    package var keepsEarlierStates: Bool

    package init(
      site: GuidelinesSite, folder: String, languages: [Language], topics: [String] = [],
      userAgent: String, timeout: Int = 30, keepsEarlierStates: Bool = true
    ) {
      self.site = site
      self.folder = folder
      self.languages = languages
      self.topics = topics
      self.userAgent = userAgent
      self.timeout = timeout
      self.keepsEarlierStates = keepsEarlierStates
    }
  }

  private let request: Request
  private var requests: PoliteRequests
  private let folder: FilePath
  private var records: FetchRecords
  private let start = ContinuousClock.now
  private var failuresInARow = 0
  private var overwrittenCount = 0

  /// Remarks for the user.
  package private(set) var notes: [Message] = []
  /// Gives up after this many consecutive failures, because the next pages would fail, too.
  private static let failureLimit = 5
  private static let longestRun = Duration.seconds(3600)
  /// A sanity limit: the guidelines have about 170 pages.
  private static let longestList = 2000

  /// Prepares a fetch without making a request.
  package init(_ request: Request) {
    self.request = request
    requests = PoliteRequests(
      to: request.site,
      through: Curl(
        userAgent: request.userAgent, timeout: request.timeout,
        isForThisMachine: request.site.isOnThisMachine))
    folder = FilePath(request.folder)
    records = FetchRecords(in: folder)
  }

  /// Fetches the pages.
  ///
  /// - Parameter report: Called for each page as soon as its outcome is known.
  /// - Returns: Whether all pages were requested.
  /// - Throws: ``FetchError`` if the list of pages isn't available, or the folder can't be written.
  package mutating func run(report: (Page) -> Void) throws(FetchError) -> Bool {
    let listed = try list()
    let topics = try slugs(of: request.topics, among: listed)
    let pages = topics.isEmpty ? listed : listed.filter(topics.contains)
    let gone = try gone(since: listed, topics: topics)
    try makeFolders()
    let pageCount = pages.count * request.languages.count
    for page in gone { report(try putAside(page)) }
    defer { noteOverwritten() }
    var asked = 0
    for language in request.languages {
      for slug in pages {
        let page = try fetch(PageFile(slug, in: language))
        report(page)
        asked += 1
        failuresInARow = page.status == .failed ? failuresInARow + 1 : 0
        guard asked < pageCount, let reason = reasonToStop else { continue }
        notes.append(reason.followed(by: "\(pageCount - asked) pages weren't asked for"))
        return false
      }
    }
    return true
  }

  private var reasonToStop: Message? {
    if failuresInARow >= Self.failureLimit {
      return "stopped after \(failuresInARow) failures in a row"
    }
    return ContinuousClock.now - start > Self.longestRun ? "stopped after an hour" : nil
  }

  // MARK: The list

  private mutating func list() throws(FetchError) -> [String] {
    guard Curl.isInstalled else {
      throw FetchError(
        "can't run curl, which fetches pages", hint: "install curl, or add it to PATH")
    }
    let address = request.site.list
    func failed(_ problem: Message) -> FetchError {
      FetchError("can't get the list of pages, \(address): \(problem)")
    }
    let response: HTTPResponse
    do throws(RequestFailure) {
      response = try requests.get(address)
    } catch {
      throw failed(error.problem)
    }
    guard response.status == 200 else { throw failed("the server answers \(response.status)") }
    guard response.isJSON else { throw failed("it isn't JSON") }
    let list: PageList
    do throws(JSONParser.Failure) {
      list = try PageList(response.body)
    } catch {
      throw failed("it is damaged: \(error)")
    }
    guard !list.slugs.isEmpty else { throw failed("it names no page of the guidelines") }
    guard list.slugs.count <= Self.longestList else {
      throw failed("it names \(list.slugs.count) pages, too many for the guidelines")
    }
    if !list.strangers.isEmpty {
      let names = list.strangers.prefix(3).map { "“\($0.prefix(100))”" }
      let more = list.strangers.count - names.count
      notes.append(
        more > 0
          ? "skipped what can't be the name of a page: \(list: names) and \(more) more"
          : "skipped what can't be the name of a page: \(list: names)")
    }
    return list.slugs
  }

  /// Resolves names of topics; the site's own slugs take precedence over those we know.
  private func slugs(
    of names: [String], among listed: [String]
  ) throws(FetchError) -> Set<String> {
    let known = Set(listed + records.files.map(\.slug))
    var slugs: Set<String> = []
    for list in names {
      let isOne = known.contains(list) || TopicCatalog.shared.slug(named: list) != nil
      for name in isOne ? [list] : list.split(separator: ",").map({ String($0).trimmed }) {
        let slug = known.contains(name) ? name : TopicCatalog.shared.slug(named: name) ?? name
        guard known.contains(slug) else {
          throw FetchError(
            "the site has no page “\(name)”",
            hint: "closest matches: \(list: Nearest.names(to: slug, among: listed))")
        }
        slugs.insert(slug)
      }
    }
    return slugs
  }

  /// The pages fetched before that are no longer on the list.
  private func gone(
    since listed: [String], topics: Set<String>
  ) throws(FetchError) -> [PageFile] {
    let known = records.files.filter { file in
      request.languages.contains(file.language)
        && (topics.isEmpty || topics.contains(file.slug))
    }
    let listed = Set(listed)
    let gone = known.filter { !listed.contains($0.slug) }
    // A site loses a page now and then; if most are missing, something else is wrong.
    guard gone.count <= 10 || gone.count * 2 <= known.count else {
      throw FetchError(
        "the list of pages lacks \(gone.count) of the \(known.count) pages in \(request.folder)",
        hint: "try again later; if the list is right, fetch into another folder")
    }
    return gone
  }

  // MARK: Pages

  private mutating func fetch(_ file: PageFile) throws(FetchError) -> Page {
    let address = request.site.address(ofPage: file.slug, in: file.language)
    let path = folder.appending(file.description.utf8)
    let size = try? FileStatus(of: path).size
    let record = records[file].flatMap { $0.address == address && $0.size == size ? $0 : nil }
    let response: HTTPResponse
    do throws(RequestFailure) {
      response = try requests.get(address, record?.conditions ?? [])
    } catch {
      return page(file, .failed, error.problem)
    }
    switch response.status {
    case 200:
      if let problem = Self.problem(in: response, as: file) { return page(file, .failed, problem) }
      return try store(response, from: address, as: file)
    case 304 where record != nil: return page(file, .unchanged)
    case 404 where file.language != .english, 410 where file.language != .english:
      return records[file] == nil ? page(file, .untranslated) : try putAside(file)
    default: return page(file, .failed, "the server answers \(response.status)")
    }
  }

  /// Why a response isn't the page, whole.
  private static func problem(in response: HTTPResponse, as file: PageFile) -> Message? {
    guard response.isJSON else { return "it isn't JSON" }
    do throws(JSONParser.Failure) {
      let slug = try DocCPage.slug(ofPage: response.body)
      if slug == file.slug { return nil }
      return slug.map { "it is the page “\($0)”" } ?? "it is no page of the guidelines"
    } catch {
      return "it is damaged: \(error)"
    }
  }

  private mutating func store(
    _ response: HTTPResponse, from address: String, as file: PageFile
  ) throws(FetchError) -> Page {
    let path = folder.appending(file.description.utf8)
    let old = try? OpenFile.bytes(at: path, atMost: Curl.longestBody)
    let record = FetchRecords.Record(
      address: address, size: response.body.count, tag: FetchRecords.value(response["etag"]),
      date: FetchRecords.value(response["last-modified"]))
    try writing { () throws(SystemFailure) in
      if old != response.body {
        if let old { try keep(old, of: file, before: response.body) }
        try Draft.write(response.body, to: path)
      }
      try records.set(record, of: file)
    }
    return page(file, old == nil ? .new : old == response.body ? .unchanged : .changed)
  }

  /// Writes what a page said before to where an import takes it for an earlier revision.
  ///
  /// Two states with one date can't be told apart in a store, so the later one replaces the other.
  private mutating func keep(
    _ old: [UInt8], of file: PageFile, before new: [UInt8]
  ) throws(SystemFailure) {
    guard request.keepsEarlierStates else { return }
    guard let revision = Self.revision(of: old, file), revision != Self.revision(of: new, file)
    else { return overwrittenCount += 1 }
    let place = folder.appending(revision.slug.utf8)
    try place.makeFolder()
    try place.appending(file.language.tag.utf8).makeFolder()
    try Draft.write(old, to: place.appending(file.description.utf8))
  }

  private static func revision(of page: [UInt8], _ file: PageFile) -> Revision? {
    let documents = try? DocumentReader().documents(
      in: page, path: file.description, options: ImportOptions())
    return documents?.first?.text.revision
  }

  private mutating func noteOverwritten() {
    guard overwrittenCount > 0 else { return }
    notes.append(
      overwrittenCount == 1
        ? "1 page changed under the same date or has none; what it said before isn't kept"
        : """
        \(overwrittenCount) pages changed under the same date or have none; what they said before \
        isn't kept
        """)
  }

  /// Moves a page that is gone from the site to where no import finds it, without overwriting
  /// earlier ones.
  private mutating func putAside(_ file: PageFile) throws(FetchError) -> Page {
    let aside = folder.appending(".gone".utf8)
    let language = aside.appending(file.language.tag.utf8)
    var place = language.appending("\(file.slug).json".utf8)
    var number = 2
    while (try? FileStatus(of: place, isBehindLinks: false)) != nil {
      place = language.appending("\(file.slug)-\(number).json".utf8)
      number += 1
    }
    let path = folder.appending(file.description.utf8)
    var isMoved = false
    try writing { () throws(SystemFailure) in
      if (try? FileStatus(of: path, isBehindLinks: false)) != nil {
        try aside.makeFolder()
        try language.makeFolder()
        try path.move(to: place)
        isMoved = true
      }
      try records.set(nil, of: file)
    }
    return Page(
      topic: file.slug, language: file.language, status: .gone, path: isMoved ? place.text : nil,
      address: request.site.address(ofPage: file.slug, in: file.language))
  }

  private func page(_ file: PageFile, _ status: Status, _ problem: Message? = nil) -> Page {
    let path = folder.appending(file.description.utf8)
    return Page(
      topic: file.slug, language: file.language, status: status,
      path: (try? FileStatus(of: path)) == nil ? nil : path.text,
      address: request.site.address(ofPage: file.slug, in: file.language), problem: problem)
  }

  private func makeFolders() throws(FetchError) {
    try writing { () throws(SystemFailure) in
      try folder.makeFolder()
      for language in request.languages {
        try folder.appending(language.tag.utf8).makeFolder()
      }
    }
  }

  private func writing(_ body: () throws(SystemFailure) -> Void) throws(FetchError) {
    do throws(SystemFailure) {
      try body()
    } catch {
      throw FetchError(
        "can't write to \(request.folder): \(error.words)",
        hint: error.isFullDisk ? "free some disk space and try again" : nil)
    }
  }
}
