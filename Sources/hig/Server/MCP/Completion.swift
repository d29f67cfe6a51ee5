import GuidelineStore

/// Completions for arguments of resource addresses and prompts.
enum Completion {
  private static let most = 100

  static func values(for request: Request, in store: RuleStore) throws -> Era.Result {
    let argument = request.params["argument"]
    guard let name = argument?["name"]?.string, let value = argument?["value"]?.string,
      let reference = request.params["ref"], let kind = reference["type"]?.string
    else {
      throw ProtocolError.invalidParams("\(request.method) needs ref and argument")
    }
    let found: [String]
    switch (kind, reference["uri"]?.string ?? reference["name"]?.string, name) {
    case ("ref/resource", "hig://topic/{topic}", "topic"):
      found = try StoreCompletion.topics(in: store, value)
    case ("ref/resource", "hig://rule/{id}", "id"):
      // A topic, and after its `@` the rules.
      found = try StoreCompletion.subjects(in: store, value)
        .filter { $0.contains("@") || !$0.contains("/") }
    case ("ref/prompt", "review", "language"):
      found = try StoreCompletion.languages(in: store, value)
    case ("ref/prompt", "review", "file"), ("ref/prompt", "review", "code"): found = []
    default: throw ProtocolError.invalidParams("there is nothing to complete for \(name)")
    }
    var seen: Set<String> = []
    let values = found.filter { seen.insert($0).inserted }
    return Era.Result([
      "completion": [
        "values": JSON(Array(values.prefix(most))) { .string($0) }, "total": .int(values.count),
        "hasMore": .bool(values.count > most),
      ]
    ])
  }
}
