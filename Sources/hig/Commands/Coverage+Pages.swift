import ArgumentParser
import GuidelineStore

extension PageQuery: ExpressibleByArgument {
  /// Parses `TOPIC[@EDITION][:LANGUAGE]`, the ID of a rule, or `all`.
  public init?(argument: String) {
    if argument == "all" { self = .all } else { self.init(argument) }
  }
}

/// The `--stamp` and `--skeleton` options, for translators of `Data/`.
extension CoverageCommand {
  /// Records that translations are up to date with their originals.
  func stamp(_ queries: [PageQuery]) async throws {
    let (folder, pages) = try pagesOfData
    var stamped: [StampedPage] = []
    for query in queries {
      try pages.stamp(try await named(query, in: pages)) { page in
        if let content = page.content { try WholeFile.replace(page.location, with: content) }
        stamped.append(page)
        if !output.isJSON { try tell(page, in: folder) }
      }
    }
    let refused = stamped.count { !$0.lacking.isEmpty }
    if output.isJSON {
      try print((["pages": JSON(stamped) { JSON($0) }] as JSON).text)
    } else {
      let written = stamped.count { $0.content != nil }
      let count = stamped.count
      output.note(
        Message(count == 1 ? "1 page: \(written) stamped" : "\(count) pages: \(written) stamped")
          .followed(by: refused > 0 ? "\(refused) refused" : nil)
          .followed(by: refused > 0 ? "--skeleton prints the missing rules" : nil))
    }
    let left = stamped.reduce(0) { $0 + $1.left.count }
    if refused == 0, left > 0 { throw ExitStatus.nothingFound.error }
    if refused > 0 {
      throw (refused == stamped.count ? ExitStatus.failed : ExitStatus.nothingFound).error
    }
  }

  private func tell(_ page: StampedPage, in folder: String) throws {
    if page.content != nil { try print("\(folder)/\(page.path)".asField) }
    for rule in page.stamped { try print("  \(folder)/\(rule.path):\(rule.line)".asField) }
    for rule in page.left {
      let problem: Message =
        "\(folder)/\(rule.path):\(rule.line): left unchanged: the original changed, the translation didn't"
      StandardError.write(Labels.ofThisPerson(problem).asField)
    }
    for rule in page.lacking {
      let problem: Message =
        "\(folder)/\(rule.path):\(rule.line): no translation in \(folder)/\(page.path)"
      StandardError.write(Labels.ofThisPerson(problem).asField)
    }
  }

  /// Prints a template of a page to translate.
  func writeSkeleton(_ query: PageQuery) async throws {
    let (folder, pages) = try pagesOfData
    let query = try await named(query, in: pages)
    guard let topic = query.topic else {
      throw wrongUsage("--skeleton takes a topic and a language, such as toggles:ko")
    }
    let language = query.language ?? .english
    let names = TopicCatalog.shared.entries.first { $0.slug == topic }?.names
    guard let page = try pages.skeleton(query, title: names?[language]?.first) else {
      output.note("\(topic):\(language) is complete")
      throw ExitStatus.nothingFound.error
    }
    if output.isJSON {
      let fields: JSON = [
        "path": .string(page.path), "isRest": .bool(page.isRest), "text": .string(page.text),
      ]
      return try print(fields.text)
    }
    var standardOutput = StandardOutput()
    try standardOutput.write(page.text)
    try standardOutput.finish()
    let place = "\(folder)/\(page.path)".asField
    output.note(page.isRest ? "add these rules to \(place)" : "save this page as \(place)")
  }

  private var pagesOfData: (folder: String, pages: AuthoredPages) {
    get throws {
      guard let folder = data ?? Places.texts else {
        throw CommandFailure(
          "there is no Data/ folder here",
          hint: "run hig in a checkout of the project, or name a folder with --data")
      }
      return (Places.shortened(folder), AuthoredPages(in: folder))
    }
  }

  /// Replaces the name of the topic in a query with its slug.
  private func named(_ query: PageQuery, in pages: AuthoredPages) async throws -> PageQuery {
    guard let name = query.topic, !pages.have(name) else { return query }
    var query = query
    query.topic = TopicCatalog.shared.slug(named: name)
    if query.topic == nil {
      query.topic = try await storeOptions.reading(output).topic(named: name).slug
    }
    return query
  }

  private func print(_ text: String) throws {
    var standardOutput = StandardOutput()
    try standardOutput.write(text + "\n")
    try standardOutput.finish()
  }
}

extension JSON {
  fileprivate init(_ page: StampedPage) {
    let status =
      !page.lacking.isEmpty ? "refused" : page.content == nil ? "unchanged" : "stamped"
    self = [
      "path": .string(page.path), "status": .string(status),
      "lacking": JSON(page.lacking) { JSON($0) },
      "stamped": JSON(page.stamped) { JSON($0) }, "left": JSON(page.left) { JSON($0) },
    ]
  }
}
