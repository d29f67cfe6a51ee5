import Foundation

/// The string literals of Swift sources, with a `%` for each interpolation, as messages are looked up.
struct SourceLiterals {
  /// All literals.
  private(set) var all: Set<String> = []
  /// Those that are messages: arguments of what takes one, and what properties and functions that
  /// return one consist of.
  private(set) var messages: Set<String> = []

  /// Whether assistants and editors are told these, in English.
  let isForPrograms: Bool

  private let bytes: [UInt8]

  init(_ source: String, isForPrograms: Bool = false) {
    self.isForPrograms = isForPrograms
    bytes = Array(source.utf8)
    all = Set(collect(0, bytes.count))
    for range in messageRanges(in: source) { messages.formUnion(collect(range.0, range.1)) }
  }

  /// What takes messages as arguments without a label.
  private static let sinks = [
    "Message", "labels", "CommandFailure", "StoreError", "ImportError", "ExportError", "FetchError",
    "Diagnostic", "Finding", "wrongUsage", "note", "warn", "fault", "failure", "failed", "mistyped",
    "unreadable", "followed", "RequestFailure", "Failure", "advice", "error", "add", "append",
    "wrong",
  ]

  private func messageRanges(in source: String) -> [(Int, Int)] {
    let sinks = Self.sinks.joined(separator: "|")
    let patterns: [(String, UInt8, UInt8)] = [
      ("\\b(?:\(sinks))\\(", UInt8(ascii: "("), UInt8(ascii: ")")),
      ("(?:-> |: )\\[?Message\\??\\]? (?:in |)\\{", UInt8(ascii: "{"), UInt8(ascii: "}")),
    ]
    var ranges: [(Int, Int)] = []
    for (pattern, open, close) in patterns {
      guard let regex = try? Regex(pattern) else { continue }
      for match in source.matches(of: regex) {
        let start = source.utf8.distance(from: source.startIndex, to: match.range.upperBound)
        ranges.append((start, end(from: start, open, close)))
      }
    }
    return ranges
  }

  /// Where brackets that were opened before a place are closed.
  private func end(from start: Int, _ open: UInt8, _ close: UInt8) -> Int {
    var (index, depth) = (start, 1)
    while index < bytes.count {
      if let next = skipped(index) {
        index = next
        continue
      }
      if bytes[index] == open { depth += 1 }
      if bytes[index] == close { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return index
  }

  /// The literals in a range, in order, and those within their interpolations.
  private func collect(_ start: Int, _ end: Int) -> [String] {
    var found: [String] = []
    var index = start
    while index < end {
      if starts("//", at: index) || starts("#\"", at: index) {
        index = skipped(index) ?? end
      } else if bytes[index] == UInt8(ascii: "\"") {
        let literal = literal(at: index)
        found.append(literal.text)
        for range in literal.interpolations { found += collect(range.0, range.1) }
        index = literal.end
      } else {
        index += 1
      }
    }
    return found
  }

  private func starts(_ text: String, at index: Int) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  /// The end of a literal or a comment that starts here; `nil` if none does.
  private func skipped(_ index: Int) -> Int? {
    if starts("//", at: index) {
      return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    if starts("#\"", at: index) {
      var end = index + 2
      while end < bytes.count, !starts("\"#", at: end) { end += 1 }
      return end + 2
    }
    return bytes[index] == UInt8(ascii: "\"") ? literal(at: index).end : nil
  }

  private func literal(
    at start: Int
  ) -> (text: String, end: Int, interpolations: [(Int, Int)]) {
    let mark = starts("\"\"\"", at: start) ? "\"\"\"" : "\""
    var (text, index): ([UInt8], Int) = ([], start + mark.utf8.count)
    var interpolations: [(Int, Int)] = []
    func skipIndent() { while index < bytes.count, bytes[index] == 0x20 { index += 1 } }
    while index < bytes.count, !starts(mark, at: index) {
      if starts("\\(", at: index) {
        let close = end(from: index + 2, UInt8(ascii: "("), UInt8(ascii: ")"))
        interpolations.append((index + 2, close))
        text.append(UInt8(ascii: "%"))
        index = close + 1
      } else if starts("\\\n", at: index) {
        index += 2
        skipIndent()
      } else if starts("\\", at: index) {
        text.append(bytes[index + 1])
        index += 2
      } else {
        text.append(bytes[index])
        index += 1
        if mark.count > 1, text.last == UInt8(ascii: "\n") { skipIndent() }
      }
    }
    if mark.count > 1 {
      while text.first == 0x0A { text.removeFirst() }
      while text.last == 0x0A { text.removeLast() }
    }
    return (String(decoding: text, as: UTF8.self), index + mark.utf8.count, interpolations)
  }
}
