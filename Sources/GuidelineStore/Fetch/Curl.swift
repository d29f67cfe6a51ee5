/// Makes HTTP requests with the system's curl, https://curl.se.
struct Curl {
  let userAgent: String
  /// The time limit of a request in seconds.
  let timeout: Int
  /// Whether the site is on this machine.
  let isForThisMachine: Bool

  /// The maximum size of a page in bytes.
  static let longestBody = 10 << 20
  private static let longestHead = 1 << 18

  /// Requests an address without following redirections.
  ///
  /// - Parameter fields: Request header fields, each as `Name: value`.
  func get(_ address: String, _ fields: [String]) throws(RequestFailure) -> HTTPResponse {
    // A user's `.curlrc` might follow redirections, or write files.
    var words = ["curl", "--disable", "--silent", "--show-error", "--globoff", "--include"]
    words += ["--compressed", "--max-time", String(timeout), "--user-agent", userAgent]
    words += ["--max-filesize", String(Self.longestBody)]
    words += ["--proto", isForThisMachine ? "=http,https" : "=https"]
    if isForThisMachine { words += ["--noproxy", "*"] }
    for field in fields { words += ["--header", field] }
    words += ["--url", address]
    let run: (output: [UInt8]?, status: Int32, errors: String)
    do throws(SystemFailure) {
      run = try Self.run(words)
    } catch {
      throw RequestFailure(problem: "can't run curl: \(error.words)")
    }
    guard let output = run.output else { throw Self.tooLong }
    guard run.status == 0 else { throw Self.failure(run.status, run.errors) }
    guard let response = HTTPResponse(output) else {
      throw RequestFailure(problem: "the answer isn't HTTP")
    }
    guard response.body.count <= Self.longestBody else { throw Self.tooLong }
    return response
  }

  /// - Returns: No output if it is too long; curl is killed then.
  private static func run(
    _ words: [String]
  ) throws(SystemFailure) -> (output: [UInt8]?, status: Int32, errors: String) {
    let process = try ChildProcess(words)
    guard let output = try process.output(atMost: longestHead + longestBody) else {
      return (nil, -1, "")
    }
    let (status, errors) = process.finish()
    return (output, status, errors)
  }

  static var isInstalled: Bool {
    (try? run(["curl", "--version"]))?.status == 0
  }

  private static let tooLong = RequestFailure(
    problem: "the answer is longer than \(longestBody >> 20) MB")

  /// https://everything.curl.dev/cmdline/exitcode.html
  private static func failure(_ status: Int32, _ errors: String) -> RequestFailure {
    switch status {
    case 28: return RequestFailure(problem: "the answer takes too long")
    case 63: return tooLong
    case 127: return RequestFailure(problem: "curl isn't installed")
    default:
      let mark = "curl: (\(status)) "
      let line = errors.split(separator: "\n").last { $0.hasPrefix(mark) }
      let words = line.map { String($0.dropFirst(mark.count)) } ?? "curl ends with \(status)"
      return RequestFailure(
        problem: Message(verbatim: words), isPassing: brokenConnection.contains(status))
    }
  }

  /// The statuses of a connection that was established, and broke.
  private static let brokenConnection: Set<Int32> = [16, 18, 52, 55, 56, 92]
}
