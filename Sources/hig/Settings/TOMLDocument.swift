import GuidelineStore

/// The settings in a TOML document: https://toml.io/en/v1.0.0
///
/// Tables are flattened into longer keys. Numbers, dates and booleans are recognized but not
/// parsed, because no setting takes one. More lenient than TOML: allows a trailing comma before any
/// closing bracket, and reopening a table.
struct TOMLDocument {
  struct Setting {
    /// The parts of the key, including those of the tables around it.
    let path: [String]
    let value: Value
    /// The line of the key, counted from 1.
    let line: Int
  }

  enum Value {
    case string(String)
    /// The elements, each with its line.
    case array([(value: Value, line: Int)])
    /// A table, whose settings are separate.
    case table
    case boolean(Bool)
    case integer, float, date
  }

  struct Failure: Error {
    /// The line, counted from 1.
    let line: Int
    let problem: Message
  }

  /// The settings in document order.
  private(set) var settings: [Setting] = []
  private var lines: [[String]: Int] = [:]
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// The number of open arrays and tables.
  private var depth = 0

  /// - Throws: ``Failure`` at the first invalid line.
  init(_ text: String) throws(Failure) {
    bytes = Array(text.utf8)
    if text.unicodeScalars.first == "\u{FEFF}" { index = 3 }
    var table: [String] = []
    while true {
      skipBlank(andLines: true)
      guard let byte = peek else { return }
      if byte == UInt8(ascii: "[") {
        table = try takeHead()
      } else {
        try takeSetting(in: table)
      }
      try endLine()
    }
  }

  // MARK: Lines

  /// Such as `[scan]` or `[[scan]]`.
  private mutating func takeHead() throws(Failure) -> [String] {
    let isOfArray = bytes[index...].starts(with: "[[".utf8)
    index += isOfArray ? 2 : 1
    let path = try takePath()
    guard take(isOfArray ? "]]" : "]") else {
      throw failure("the head of a table must end with \(isOfArray ? "]]" : "]")")
    }
    if isOfArray {
      settings.append(Setting(path: path, value: .array([(.table, line)]), line: line))
    } else {
      try add(path, .table, line)
    }
    return path
  }

  private mutating func takeSetting(in table: [String]) throws(Failure) {
    let (path, start) = (table + (try takePath()), line)
    guard path.count <= Self.mostParts else { throw failure("a key has too many parts") }
    guard take("=") else { throw failure("a key must be followed by =") }
    skipBlank()
    try add(path, takeValue(in: path), start)
  }

  private mutating func add(_ path: [String], _ value: Value, _ line: Int) throws(Failure) {
    if let first = lines.updateValue(line, forKey: path) {
      let name = path.joined(separator: ".").prefix(80)
      throw Failure(line: line, problem: "\(name) is there twice, first on line \(first)")
    }
    settings.append(Setting(path: path, value: value, line: line))
  }

  private mutating func endLine() throws(Failure) {
    skipBlank()
    guard let byte = peek else { return }
    guard byte == UInt8(ascii: "\n") else { throw failure("nothing may follow here but a comment") }
  }

  // MARK: Keys

  /// Limits memory, because each setting of a table repeats the table's parts.
  private static let mostParts = 32

  private mutating func takePath() throws(Failure) -> [String] {
    var path: [String] = []
    repeat {
      guard path.count < Self.mostParts else { throw failure("a key has too many parts") }
      skipBlank()
      path.append(try takeName())
      skipBlank()
    } while take(".")
    return path
  }

  private mutating func takeName() throws(Failure) -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      !bytes[index...].starts(with: [quote, quote, quote])
    {
      return try takeString(quote)
    }
    let name = bytes[index...].prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard !name.isEmpty else { throw failure("a key of letters, digits, - and _ is missing") }
    index = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  // MARK: Values

  private mutating func takeValue(in path: [String]) throws(Failure) -> Value {
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try takeString(bytes[index]))
    case UInt8(ascii: "["):
      var elements: [(Value, Int)] = []
      try takeParts(until: "]", acrossLines: true) { (document) throws(Failure) in
        elements.append((try document.takeValue(in: path), document.line))
      }
      return .array(elements)
    case UInt8(ascii: "{"):
      try takeParts(until: "}", acrossLines: false) { (document) throws(Failure) in
        try document.takeSetting(in: path)
      }
      return .table
    default: return try takeBareValue()
    }
  }

  /// Reads comma-separated parts up to a closing bracket.
  private mutating func takeParts(
    until end: StaticString, acrossLines: Bool,
    _ takePart: (inout Self) throws(Failure) -> Void
  ) throws(Failure) {
    let start = line
    depth += 1
    guard depth <= 64 else { throw failure("more than 64 brackets are open") }
    index += 1
    skipBlank(andLines: acrossLines)
    while !take(end) {
      guard peek != nil else { throw Failure(line: start, problem: "a closing \(end) is missing") }
      try takePart(&self)
      skipBlank(andLines: acrossLines)
      guard take(",") || bytes[index...].starts(with: "\(end)".utf8) else {
        throw peek == nil
          ? Failure(line: start, problem: "a closing \(end) is missing")
          : failure("a comma or \(end) must follow here")
      }
      skipBlank(andLines: acrossLines)
    }
    depth -= 1
  }

  private mutating func takeBareValue() throws(Failure) -> Value {
    let word = bytes[index...].prefix { $0 > 0x20 && !",]}#".utf8.contains($0) }
    let text = String(decoding: word, as: UTF8.self)
    guard let value = Self.value(text) else {
      throw failure(
        text.isEmpty
          ? "a value is missing" : "“\(text.prefix(80))” isn't a value; strings stand in quotes")
    }
    index = word.endIndex
    return value
  }

  private static func value(_ word: String) -> Value? {
    switch word {
    case "true", "false": return .boolean(word == "true")
    case "inf", "+inf", "-inf", "nan", "+nan", "-nan": return .float
    default: break
    }
    guard let first = word.utf8.first(where: { !"+-".utf8.contains($0) }), first.isASCIIDigit
    else { return nil }
    let isNumber = word.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "+-_.:".utf8.contains($0)
    }
    guard isNumber else { return nil }
    let year = word.utf8.prefix { $0.isASCIIDigit }
    if word.contains(":") || year.count == 4 && word.utf8.dropFirst(4).first == UInt8(ascii: "-") {
      return .date
    }
    let isHexadecimal = word.hasPrefix("0x")
    return !isHexadecimal && word.contains { ".eE".contains($0) } ? .float : .integer
  }

  // MARK: Strings

  private mutating func takeString(_ quote: UInt8) throws(Failure) -> String {
    let start = line
    let isLong = bytes[index...].starts(with: [quote, quote, quote])
    let end = [UInt8](repeating: quote, count: isLong ? 3 : 1)
    index += end.count
    if isLong { _ = take("\r"); if take("\n") { line += 1 } }
    var text: [UInt8] = []
    while !bytes[index...].starts(with: end) {
      guard let byte = peek, isLong || byte != UInt8(ascii: "\n") else {
        throw Failure(
          line: start, problem: "a closing \(String(decoding: end, as: UTF8.self)) is missing")
      }
      guard !isControl(byte) else { throw failure("a control character stands in a string") }
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try takeEscape(into: &text, isLong: isLong)
      } else {
        text.append(byte)
      }
    }
    index += end.count
    // A multiline string may end with quotes of its own.
    for _ in 0..<2 where isLong && peek == quote {
      text.append(quote)
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape sequence after its backslash.
  private mutating func takeEscape(into text: inout [UInt8], isLong: Bool) throws(Failure) {
    let byte = peek ?? 0
    let start = line
    if isLong, byte <= 0x20 {
      // A backslash at a line's end continues with the next nonblank text.
      while let byte = peek, byte <= 0x20 {
        if byte == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
      if line > start { return }
    }
    let known: [(Character, UInt8)] = [
      ("b", 0x08), ("t", 0x09), ("n", 0x0A), ("f", 0x0C), ("r", 0x0D), ("\"", 0x22), ("\\", 0x5C),
    ]
    if let escape = known.first(where: { $0.0.asciiValue == byte }) {
      index += 1
      return text.append(escape.1)
    }
    let count = byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "U") ? 8 : 0
    let digits = bytes[index...].dropFirst().prefix(count)
    guard count > 0, digits.count == count,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw failure("a backslash must be followed by one of b t n f r \" \\ u U") }
    index = digits.endIndex
    text.append(contentsOf: String(scalar).utf8)
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether a byte is a control character that strings must not contain.
  private func isControl(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): false
    case UInt8(ascii: "\r"): index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: byte < 0x20 || byte == 0x7F
    }
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    guard bytes[index...].starts(with: "\(mark)".utf8) else { return false }
    index += mark.utf8CodeUnitCount
    return true
  }

  /// Skips spaces and comments.
  private mutating func skipBlank(andLines: Bool = false) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\r") where !isControl(byte): index += 1
      case UInt8(ascii: "#"):
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      case UInt8(ascii: "\n") where andLines:
        index += 1
        line += 1
      default: return
      }
    }
  }

  private func failure(_ problem: Message) -> Failure { Failure(line: line, problem: problem) }
}

extension TOMLDocument.Value {
  /// Such as `an integer`.
  var words: Message {
    switch self {
    case .string: "a string"
    case .array: "an array"
    case .table: "a table"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .float: "a float"
    case .date: "a date"
    }
  }
}
