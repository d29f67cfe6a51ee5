/// Matches brackets, parentheses and backticks in one pass, so that unclosed marks cost no more.
struct MarkPairs {
  /// Open bracket → its closing one, nesting included. Escaped brackets don't count.
  private var brackets: [Int: Int] = [:]
  /// Open parenthesis → its closing one on the same line.
  private var parentheses: [Int: Int] = [:]
  /// Length of a backtick run → where the last run of that length starts.
  private var lastCode: [Int: Int] = [:]

  init(_ source: [UInt8]) {
    var openBrackets: [Int] = []
    var openParentheses: [Int] = []
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): openBrackets.append(index)
      case UInt8(ascii: "]"):
        if let open = openBrackets.popLast() { brackets[open] = index }
      case UInt8(ascii: "(") where !openParentheses.isEmpty || source.isBehindBracket(index):
        openParentheses.append(index)
      case UInt8(ascii: ")"):
        if let open = openParentheses.popLast() { parentheses[open] = index }
      case .lineFeed: openParentheses = []
      default: break
      }
      index += 1
    }
    findCode(source)
  }

  private mutating func findCode(_ source: [UInt8]) {
    var index = 0
    while let start = source[index...].firstIndex(of: UInt8(ascii: "`")) {
      index = start
      while index < source.count, source[index] == UInt8(ascii: "`") { index += 1 }
      lastCode[index - start] = start
    }
  }

  func bracket(closing open: Int) -> Int? { brackets[open] }

  /// - Parameter open: A parenthesis directly after a closing bracket.
  func parenthesis(closing open: Int) -> Int? { parentheses[open] }

  /// Whether a run of exactly `width` backticks starts at an offset or later.
  func hasCode(width: Int, from start: Int) -> Bool { (lastCode[width] ?? -1) >= start }
}

/// Caches the next match of a search, so that ascending queries scan each byte once.
struct ForwardSearch {
  private var start = 0
  private var found: Int?
  private var hasSearched = false

  /// - Parameter search: Returns the first match at an offset or later.
  mutating func next(from offset: Int, _ search: (Int) -> Int?) -> Int? {
    if !hasSearched || offset < start || offset > found ?? .max {
      found = search(offset)
      start = offset
      hasSearched = true
    }
    return found
  }
}

extension [UInt8] {
  fileprivate func isBehindBracket(_ index: Int) -> Bool {
    index > 0 && self[index - 1] == UInt8(ascii: "]")
  }
}
