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
      guard let target = response["location"].flatMap({ site.redirection(to: $0, from: address) })
      else {
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

  private static func failure(_ response: HTTPResponse) -> RequestFailure? {
    guard response.status == 429 || (500...599).contains(response.status) else { return nil }
    return RequestFailure(
      problem: "the server answers \(response.status)", isPassing: true,
      delay: response["retry-after"].flatMap { delay($0, from: response["date"]) })
  }

  /// The seconds in a Retry-After field, also if it has the time until then.
  ///
  /// https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
  private static func delay(_ field: String, from date: String?) -> Int? {
    if let seconds = Int(field) { return seconds }
    guard let end = seconds(field) else { return nil }
    return max(0, end - (date.flatMap(seconds) ?? time(nil)))
  }

  /// The seconds since 1970 in `Sun, 29 Nov 2026 05:00:00 GMT`.
  private static func seconds(_ date: String) -> Int? {
    let parts = date.split { " :".contains($0) }
    guard parts.count == 8, let month = months.firstIndex(of: parts[2]) else { return nil }
    let day = "\(parts[3])-\(month < 9 ? "0" : "")\(month + 1)-\(parts[1])"
    guard let days = TextPeriod.day(day), let hour = UInt8(parts[4]), let minute = UInt8(parts[5]),
      let second = UInt8(parts[6])
    else { return nil }
    return ((days * 24 + Int(hour)) * 60 + Int(minute)) * 60 + Int(second)
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

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
