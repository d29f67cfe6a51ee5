#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Makes requests to one site, with pauses between them, and retries those that may succeed later.
struct PoliteRequests {
  private let site: GuidelinesSite
  private let curl: Curl
  private let pause: Duration
  private var last: ContinuousClock.Instant?

  private static let redirectionLimit = 5
  private static let attemptLimit = 4
  /// The longest delay accepted from the site, in seconds.
  private static let longestDelay = 60

  init(to site: GuidelinesSite, through curl: Curl) {
    self.site = site
    self.curl = curl
    pause = site.isOnThisMachine ? .zero : .milliseconds(500)
  }

  /// Requests an address, following redirections within the site.
  ///
  /// - Parameter conditions: Header fields of a conditional request.
  mutating func get(
    _ address: String, _ conditions: [String] = []
  ) throws(RequestFailure) -> HTTPResponse {
    var address = address
    for _ in 0...Self.redirectionLimit {
      let response = try getPatiently(address, conditions)
      guard [301, 302, 303, 307, 308].contains(response.status) else { return response }
      guard let target = response["location"].flatMap(site.redirection) else {
        throw RequestFailure(problem: "the server redirects to another site")
      }
      address = target
    }
    throw RequestFailure(problem: "the server redirects without end")
  }

  /// Retries a broken connection or a busy server, doubling the delay each time.
  private mutating func getPatiently(
    _ address: String, _ conditions: [String]
  ) throws(RequestFailure) -> HTTPResponse {
    var delay = pause * 4
    var attempt = 1
    while true {
      let failure: RequestFailure
      do throws(RequestFailure) {
        let response = try getAfterPause(address, conditions)
        guard let busy = Self.failure(response) else { return response }
        failure = busy
      } catch {
        failure = error
      }
      guard failure.isPassing, attempt < Self.attemptLimit else { throw failure }
      let asked = failure.delay ?? 0
      guard asked <= Self.longestDelay else {
        throw RequestFailure(problem: "\(failure.problem) and asks to wait for \(asked) seconds")
      }
      Self.sleep(max(delay, .seconds(asked)))
      delay *= 2
      attempt += 1
    }
  }

  private mutating func getAfterPause(
    _ address: String, _ conditions: [String]
  ) throws(RequestFailure) -> HTTPResponse {
    if let last { Self.sleep(pause - (ContinuousClock.now - last)) }
    defer { last = .now }
    return try curl.get(address, conditions)
  }

  /// Reads a numeric Retry-After: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
  private static func failure(_ response: HTTPResponse) -> RequestFailure? {
    guard response.status == 429 || (500...599).contains(response.status) else { return nil }
    return RequestFailure(
      problem: "the server answers \(response.status)", isPassing: true,
      delay: response["retry-after"].flatMap { Int($0) })
  }

  private static func sleep(_ time: Duration) {
    guard time > .zero else { return }
    let (seconds, attoseconds) = time.components
    var rest = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    while true {
      let wanted = rest
      guard unsafe nanosleep([wanted], &rest) != 0, errno == EINTR else { return }
    }
  }
}
