/// A strict JSON parser, following RFC 8259 without extensions.
///
/// An escaped unpaired surrogate becomes U+FFFD. Duplicate members are kept, and
/// ``JSON/subscript(_:)`` returns the last one.
package struct JSONParser {
  /// A syntax error at a byte offset, counted from 0.
  package struct Failure: Error, CustomStringConvertible {
    package let problem: String
    package let offset: Int

    package var description: String { "\(problem) at byte \(offset)" }
  }

  /// The maximum nesting depth of arrays and objects.
  package static let depthLimit = 200

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a JSON value, which white space may surround.
  ///
  /// - Complexity: O(*n*) in the byte count.
  package static func value(of bytes: [UInt8]) throws(Failure) -> JSON {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.next == nil else { throw parser.failure("something follows the value") }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func failure(_ problem: String) -> Failure { Failure(problem: problem, offset: place) }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  /// Consumes a byte if it is next.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (parser) throws(Failure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(Failure) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout Self) throws(Failure) -> JSON
  ) throws(Failure) -> JSON {
    guard depth < Self.depthLimit else { throw failure("nested too deeply") }
    depth += 1
    place += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Failure) -> JSON {
    var members: [(String, JSON)] = []
    skipSpace()
    guard !take("}") else { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("expected a name") }
      let name = try string()
      skipSpace()
      guard take(":") else { throw failure("expected a colon") }
      members.append((name, try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure("expected a comma or }") }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSON {
    var elements: [JSON] = []
    skipSpace()
    guard !take("]") else { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw failure("expected a comma or ]") }
    return .array(elements)
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(Failure) -> JSON {
    let letters = "\(word)".utf8
    guard bytes[place...].starts(with: letters) else { throw failure("expected a value") }
    place += letters.count
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> JSON {
    let start = place
    _ = take("-")
    if !take("0") { try skipDigits() }
    var isWhole = true
    if take(".") {
      try skipDigits()
      isWhole = false
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try skipDigits()
      isWhole = false
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let number = Int(text) { return .int(number) }
    guard let number = Double(text), number.isFinite else { throw failure("number out of range") }
    return .double(number)
  }

  private mutating func skipDigits() throws(Failure) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw failure("expected a value") }
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    let quote = place
    place += 1
    var text: [UInt8] = []
    var start = place
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[start..<place]
        guard let string = String(validating: text, as: UTF8.self) else {
          throw Failure(problem: "invalid UTF-8 in the string", offset: quote)
        }
        place += 1
        return string
      case UInt8(ascii: "\\"):
        text += bytes[start..<place]
        place += 1
        try readEscape(into: &text)
        start = place
      case ..<0x20: throw failure("control character in a string")
      default: place += 1
      }
    }
    throw failure("unfinished string")
  }

  /// - Parameter text: Receives the characters that the escape sequence represents.
  private mutating func readEscape(into text: inout [UInt8]) throws(Failure) {
    guard let byte = next else { throw failure("unfinished string") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(try escapedScalar()).utf8
    default: throw failure("unknown escape")
    }
  }

  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let lead = try codeUnit()
    if let scalar = Unicode.Scalar(lead) { return scalar }
    let behindLead = place
    guard UTF16.isLeadSurrogate(lead), take("\\"), take("u"),
      case let trail = try codeUnit(), UTF16.isTrailSurrogate(trail)
    else {
      place = behindLead
      return "\u{FFFD}"
    }
    let offset = (UInt32(lead) & 0x3FF) << 10 | UInt32(trail) & 0x3FF
    return Unicode.Scalar(0x10000 + offset) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    place += 4
    return unit
  }
}
