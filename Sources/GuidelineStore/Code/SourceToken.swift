struct SourceToken {
  enum Kind: UInt8 {
    case name
    /// A number, string or regular expression.
    case literal
    /// Punctuation of one byte.
    case mark
  }

  let kind: Kind
  /// The punctuation byte; 0 for other tokens and irrelevant operators. Comparisons are `=`.
  var mark: UInt8 = 0
  /// The name ID; -1 if the name isn't in the table.
  var name: Int32 = -1
  /// Whether the token is a capitalized name, as of a type.
  var isCapitalized = false
  /// The byte range in the file.
  let range: Range<Int>
  /// The line, counted from 1.
  let line: Int
  /// Whether only white space precedes it on its line.
  let isFirstOnLine: Bool
}

extension SourceToken {
  /// Whether the token is a single `=`.
  var assigns: Bool { mark == UInt8(ascii: "=") && range.count == 1 }
}

/// The output of a lexer.
struct TokenizedSource {
  var tokens: [SourceToken] = []
  /// Imported modules, and frameworks of included headers.
  var imports: Set<String> = []
  var ignoreComments: [FoundIgnoreComment] = []
  var branches = PlatformBranches()
  var diagnostics: [Diagnostic] = []

  var ignored: [IgnoreComment] {
    ignoreComments.map { $0.comment(among: tokens.lazy.map(\.line)) }
  }
}

/// The names a scan looks for, with IDs.
struct NameTable {
  private(set) var names: [[UInt8]] = []
  private var numbers: [UInt64: Int32] = [:]
  /// Whether checks know a name, by its ID.
  private var checked: [Bool] = []

  func isChecked(_ number: Int32) -> Bool {
    checked.indices.contains(Int(number)) && checked[Int(number)]
  }

  /// The ID of a name that checks know.
  func checked(_ name: String) -> Int32? {
    let number = number(of: name)
    return isChecked(number) ? number : nil
  }

  /// Adds a name that checks know.
  mutating func check(_ name: String) {
    let number = Int(add(name))
    while checked.count <= number { checked.append(false) }
    checked[number] = true
  }

  /// The ID of a name, which is added if missing.
  mutating func add(_ name: String) -> Int32 {
    let bytes = Array(name.utf8)
    var hash = StableHash()
    hash.take(bytes)
    if let known = numbers[hash.value] {
      precondition(names[Int(known)] == bytes, "two names have one hash: \(name)")
      return known
    }
    numbers[hash.value] = Int32(names.count)
    names.append(bytes)
    return Int32(names.count - 1)
  }

  /// The ID of the name in a byte range; -1 if it isn't in the table.
  func number(in bytes: Span<UInt8>, _ range: Range<Int>, _ hash: StableHash) -> Int32 {
    guard let number = numbers[hash.value], names[Int(number)].count == range.count else {
      return -1
    }
    for (offset, byte) in names[Int(number)].enumerated()
    where bytes[range.lowerBound + offset] != byte {
      return -1
    }
    return number
  }

  /// The ID of a name; -1 if it isn't in the table.
  func number(of name: String) -> Int32 {
    let bytes = ContiguousArray(name.utf8)
    var hash = StableHash()
    hash.take(bytes)
    return number(in: bytes.span, 0..<bytes.count, hash)
  }

  func name(_ number: Int32) -> String { String(decoding: names[Int(number)], as: UTF8.self) }
}
