/// A piece of source code between white space, comments and other pieces.
struct SourceToken {
  enum Kind: UInt8 {
    case name
    /// A number, string or regular expression.
    case literal
    /// A bracket, a full stop and the like, in one byte.
    case mark
  }

  let kind: Kind
  /// What mark it is; 0 for an operator without a meaning here, and for what is no mark. A
  /// comparison counts as `=`.
  var mark: UInt8 = 0
  /// The number of the name; -1 if it is none that matters.
  var name: Int32 = -1
  /// Whether it is a name that begins with a capital, as those of types do.
  var isCapitalized = false
  /// Its bytes in the file.
  let range: Range<Int>
  /// Counted from 1.
  let line: Int
  /// Whether nothing but white space stands before it on its line.
  let isFirstOnLine: Bool
}

extension SourceToken {
  /// Whether it is one equals sign.
  var assigns: Bool { mark == UInt8(ascii: "=") && range.count == 1 }
}

/// What a lexer makes of a file.
struct TokenizedSource {
  var tokens: [SourceToken] = []
  /// The modules that the file imports, and the frameworks whose headers it includes.
  var imports: Set<String> = []
  var ignoreComments: [FoundIgnoreComment] = []
  var diagnostics: [Diagnostic] = []

  /// The comments that keep uses out of a report.
  var ignored: [IgnoreComment] {
    ignoreComments.map { $0.comment(among: tokens.lazy.map(\.line)) }
  }
}

/// The names that matter to a scan, by number.
struct NameTable {
  private(set) var names: [[UInt8]] = []
  private var numbers: [UInt64: Int32] = [:]

  /// The number of a name, which is new if the table has none for it.
  mutating func number(of name: String) -> Int32 {
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

  /// The number of the name in some bytes; -1 if it does not matter.
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

  /// The name with a number.
  func name(_ number: Int32) -> String { String(decoding: names[Int(number)], as: UTF8.self) }
}
