/// Where the marks of a text find their other half, worked out in one pass so that a text full of
/// open marks costs no more than any other.
struct MarkPairs {
  /// Open bracket → its closing one. Both are counted by depth; backslashes hide them.
  private var brackets: [Int: Int] = [:]
  /// Open parenthesis → its closing one on the same line.
  private var parentheses: [Int: Int] = [:]
  /// Width of a run of backticks → where the last run of that width starts.
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

  /// The bracket that closes one.
  func bracket(closing open: Int) -> Int? { brackets[open] }

  /// The parenthesis that closes the one directly behind a closing bracket.
  func parenthesis(closing open: Int) -> Int? { parentheses[open] }

  /// Whether a run of exactly so many backticks starts at an offset or behind it.
  func hasCode(width: Int, from start: Int) -> Bool { (lastCode[width] ?? -1) >= start }
}

/// The next place where something holds, looked for once over each byte however often it is asked.
struct ForwardSearch {
  private var start = 0
  private var found: Int?
  private var hasSearched = false

  /// - Parameter search: Gives the first such place at an offset or behind it.
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
