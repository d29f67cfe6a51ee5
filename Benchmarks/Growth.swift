#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How time and memory of commands grow with the store: by 1 for what depends on the answer only, as the
/// rules for what is linear.
struct Growth {
  let program: String
  let hig: String
  let folder: String

  /// Copies of `Data/` in each store: 16, 98 thousand and, where `MILLION` is set, a million rules.
  private let sizes = getenv("MILLION") == nil ? [1, 6] : [1, 6, 62]

  func measure() {
    for size in sizes { _ = Child.run([program, "copies", "\(folder)/copies-\(size)", "\(size)"]) }
    show("build") { [hig, "--store", store($0), "--quiet", "import", "\(folder)/copies-\($0)"] }
    let page = folder + "/lantern-posts.md"
    let text = "# Lantern posts\n\n**Hang a post lantern high.** Guests bump into it otherwise.\n"
    guard (try? text.write(toFile: page, atomically: true, encoding: .utf8)) != nil else { return }
    let added = ["import", page, "--edition", "current", "--lang", "en"]
    for (name, command) in [
      ("show", ["show", "alerts"]), ("history", ["history", "alerts"]),
      ("refs", ["refs", "alerts"]),
      ("diff of a topic", ["diff", "2019", "current", "--topic", "toolbars", "--stat"]),
      ("one more page", added), ("check", ["check"]),
      ("check --thorough", ["check", "--thorough"]),
    ] {
      show(name) { [hig, "--store", store($0), "--quiet"] + command }
    }
    for size in sizes { _ = Child.run([program, "plain", store(size), plain(size)]) }
    for query in [
      "popover sheet", "when should I use a sheet", "モーダル ボタン", "모달 시트",
      "how big should a button be",
    ] {
      showSearch(query)
    }
  }

  private func store(_ size: Int) -> String { "\(folder)/copies-\(size).sqlite" }
  private func plain(_ size: Int) -> String { "\(folder)/plain-\(size).sqlite" }

  private func show(_ name: String, _ command: (Int) -> [String]) {
    let usages = sizes.map { Child.run(command($0)) }
    let figures = usages.map {
      "\(figure($0.processorSeconds * 1000)) ms \(figure($0.peakMegabytes)) MB"
    }
    let growth = zip(usages, usages.dropFirst()).map { smaller, larger in
      "×\(figure(larger.processorSeconds / max(smaller.processorSeconds, 0.001)))"
        + " ×\(figure(larger.peakMegabytes / smaller.peakMegabytes))"
    }
    print(
      "growth, \(name): \(figures.joined(separator: ", ")); \(growth.joined(separator: ", ")) "
        + "(copies: \(sizes.map(String.init).joined(separator: ", ")))")
  }

  /// A whole process beside that of SQLite's shell over its own tokenizer, and ripgrep's over the files.
  private func showSearch(_ query: String) {
    let match = query.split(separator: " ").joined(separator: " OR ")
    let sql =
      "SELECT snippet(rule_text, 1, '[', ']', '…', 12) FROM rule_text WHERE rule_text "
      + "MATCH '\(match)' ORDER BY rank LIMIT 20"
    let figures = sizes.map { size in
      let times = [
        [hig, "--store", store(size), "search", query], ["sqlite3", plain(size), sql],
        ["rg", "-i", query, "\(folder)/copies-\(size)"],
      ].map { Child.medianMilliseconds($0, runs: 11) }
      return "\(figure(times[0])) (sqlite3 \(figure(times[1])), rg \(figure(times[2])))"
    }
    print("growth, “\(query)”, ms: \(figures.joined(separator: ", "))")
  }
}
