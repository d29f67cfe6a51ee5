import Foundation

@testable import GuidelineStore

/// Pages on disk in Chromium, without a driver.
enum WebPage {
  static let program: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["chromium", "chromium-browser", "google-chrome"].flatMap { name in
      folders.map { "\($0)/\(name)" }
    }.first(where: FileManager.default.isExecutableFile)
  }()

  /// What the search of a site finds first, as relative addresses; empty ones for nothing.
  static func firstAnswers(
    to queries: [String], in site: String, _ language: Language
  ) throws -> [String] {
    // A page of the site, to which a script is added that asks for all and writes down the answers.
    let path = "\(site)/\(language)/alerts.html"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let list = try String(decoding: JSONEncoder().encode(queries), as: UTF8.self)
    let script = """
      window.addEventListener("load", () => {
        const input = document.getElementById("filter");
        const ask = query => {
          input.value = query;
          input.dispatchEvent(new InputEvent("input"));
          return decodeURI(document.querySelector("#answers a")?.getAttribute("href") ?? "");
        };
        ask("a");
        document.querySelector("head > script:last-child").addEventListener("load", () => {
          const answers = encodeURIComponent(JSON.stringify(\(list).map(ask)));
          document.body.replaceChildren("answers:" + answers + ":end");
        });
      });
      """
    try script.write(toFile: site + "/ask.js", atomically: true, encoding: .utf8)
    try page.replacingOccurrences(
      of: "</head>", with: "<script src=\"../ask.js\"></script>\n</head>"
    ).write(toFile: path + ".ask.html", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-dev-shm-usage", "--virtual-time-budget=60000",
      "--user-data-dir=\(site)/../profile", "--dump-dom", path + ".ask.html",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    guard let match = text.firstMatch(of: /answers:([^:]*):end/),
      let json = String(match.1).removingPercentEncoding
    else { return [] }
    return try JSONDecoder().decode([String].self, from: Data(json.utf8))
  }
}
