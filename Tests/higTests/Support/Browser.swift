import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Chromium without a window, driven through chromedriver: https://www.w3.org/TR/webdriver2/
final class Browser {
  private let driver: Process
  private let log: String
  private var server = LocalServer(port: 0)
  private var session = "/session"

  /// What is missing to run one; `nil` if nothing is.
  static let missing: String? = {
    let names =
      ["chromedriver"].filter { path(of: $0) == nil } + (chromium == nil ? ["chromium"] : [])
    return names.isEmpty ? nil : names.joined(separator: " and ") + " not installed"
  }()

  /// The script of axe-core, which `make test` fetches; `nil` where it did not.
  static let axe = try? String(
    contentsOfFile: Desk.package + "/.build/axe/axe.min.js", encoding: .utf8)

  private static let chromium = ["chromium", "chromium-browser", "google-chrome"].lazy
    .compactMap(path).first

  private static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  init() throws {
    log = NSTemporaryDirectory() + "hig-driver-" + UUID().uuidString
    try Data().write(to: URL(fileURLWithPath: log))
    driver = Process()
    driver.executableURL = URL(fileURLWithPath: Self.path(of: "chromedriver") ?? "")
    driver.arguments = ["--port=0"]
    driver.standardOutput = FileHandle(forWritingAtPath: log)
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    server = LocalServer(port: try port())
    let capabilities: [String: Any] = [
      "goog:chromeOptions": [
        "binary": Self.chromium ?? "",
        "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
      ],
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let made = try send("", ["capabilities": ["alwaysMatch": capabilities]])
    guard let id = (made as? [String: Any])?["sessionId"] as? String else {
      throw Desk.Failure("chromedriver opens no session")
    }
    session += "/" + id
  }

  deinit {
    _ = try? server.send([], method: "DELETE", to: session)
    // It does not end when asked to, and nobody needs to wait for it.
    kill(driver.processIdentifier, SIGKILL)
    _ = try? FileManager.default.removeItem(atPath: log)
  }

  /// The port that the driver says it has found.
  private func port() throws -> UInt16 {
    for _ in 0..<200 {
      let text = try String(contentsOfFile: log, encoding: .utf8)
      if let port = text.firstMatch(of: /successfully on port (\d+)/)?.1, let port = UInt16(port) {
        return port
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Desk.Failure("chromedriver does not start")
  }

  @discardableResult
  private func send(_ command: String, _ body: [String: Any] = [:]) throws -> Any? {
    let body = try JSONSerialization.data(withJSONObject: body)
    let answer = try server.send(Array(body), method: "POST", to: session + command)
    let value = (try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])?["value"]
    if let failure = value as? [String: Any], let error = failure["error"] {
      throw Desk.Failure("\(error): \(failure["message"] ?? "")")
    }
    return value
  }

  /// Opens a file.
  func open(_ path: String) throws {
    try send("/url", ["url": URL(fileURLWithPath: path).absoluteString])
  }

  /// Runs a script that returns nothing.
  func run(_ script: String) throws {
    try send("/execute/sync", ["script": script, "args": [Any]()])
  }

  /// What a script returns.
  func run<Value>(_ script: String, as type: Value.Type = Value.self) throws -> Value {
    let value = try send("/execute/sync", ["script": script, "args": [Any]()])
    guard let value = value as? Value else {
      throw Desk.Failure("\(script) gives \(String(describing: value))")
    }
    return value
  }

  /// Types on whatever has the focus.
  func type(_ text: String) throws {
    let keys = text.unicodeScalars.flatMap { scalar in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(scalar)] }
    }
    try send(
      "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": keys]]])
  }

  /// Sets the width of the page and its colours.
  func show(width: Int, isDark: Bool = false) throws {
    let metrics: [String: Any] = [
      "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false,
    ]
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    for (name, parameters) in [
      ("Emulation.setDeviceMetricsOverride", metrics),
      ("Emulation.setEmulatedMedia", ["features": [scheme]]),
    ] {
      try send("/goog/cdp/execute", ["cmd": name, "params": parameters])
    }
  }

  /// What the console has, and the addresses that were asked for, since the last call.
  func traces() throws -> (console: [String], requests: [String]) {
    func messages(_ type: String) throws -> [String] {
      let entries = try send("/se/log", ["type": type]) as? [[String: Any]]
      return (entries ?? []).compactMap { $0["message"] as? String }
    }
    let requests = try messages("performance").compactMap { message -> String? in
      let object = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
      let event = object?["message"] as? [String: Any]
      let parameters = event?["params"] as? [String: Any]
      guard event?["method"] as? String == "Network.requestWillBeSent" else { return nil }
      return (parameters?["request"] as? [String: Any])?["url"] as? String
    }
    return (try messages("browser"), requests)
  }

  /// What axe-core finds wrong with the page.
  func violations() throws -> [String] {
    guard let axe = Self.axe else { throw Desk.Failure("axe-core is not there") }
    try send("/execute/sync", ["script": axe, "args": [Any]()])
    let script = """
      const done = arguments[0];
      axe.run().then(result => done(result.violations.map(violation =>
        `${violation.id}: ${violation.nodes.map(node => node.html).join(" ")}`)));
      """
    let found = try send("/execute/async", ["script": script, "args": [Any]()])
    guard let found = found as? [String] else { throw Desk.Failure("axe-core gives nothing") }
    return found
  }
}
