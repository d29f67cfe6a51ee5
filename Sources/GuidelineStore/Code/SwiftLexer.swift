/// Tokenizes Swift. Ignores names in comments, strings and regular expressions; reads all branches
/// of `#if`.
///
/// An unterminated literal or comment ends with its line or the file, so any input gives tokens.
struct SwiftLexer {
  private let names: NameTable
  private var reader: CodeReader

  /// - Complexity: O(*n*) in the byte count.
  static func tokens(of bytes: Span<UInt8>, _ names: NameTable) -> TokenizedSource {
    var lexer = SwiftLexer(bytes, names)
    while lexer.reader.index < bytes.count { lexer.next(bytes) }
    return lexer.reader.source
  }

  private init(_ bytes: Span<UInt8>, _ names: NameTable) {
    self.names = names
    reader = CodeReader(bytes)
  }

  private mutating func next(_ bytes: Span<UInt8>) {
    let byte = bytes[reader.index]
    switch byte {
    case UInt8(ascii: "/"):
      switch reader.byte(bytes, 1) {
      case UInt8(ascii: "/"): reader.skipLineComment(bytes)
      case UInt8(ascii: "*"): reader.skipComment(bytes, nests: true)
      default: if !takeRegex(bytes, hashes: 0) { takeOperator(bytes) }
      }
    case UInt8(ascii: "\""): takeString(bytes, hashes: 0)
    case UInt8(ascii: "#"): takeHash(bytes)
    case UInt8(ascii: "`"):
      // A name between backticks isn't a keyword.
      reader.index += 1
    case _ where byte.isASCIIDigit: reader.takeNumber(bytes)
    case _ where byte.isNameByte:
      if reader.takeName(bytes, names) == Keyword.import.number { takeImport(bytes) }
    case _ where byte <= 0x20: reader.advance(bytes)
    case _ where Self.marks.contains(byte): reader.takeMark(bytes)
    default: takeOperator(bytes)
    }
  }

  private static let marks = Set("(){}[],:;@\\".utf8)
  private static let operators = Set("/=-+!*%<>&|^~?.".utf8)

  /// Reads an operator; `<` and `>` are read one by one, because they may be brackets.
  private mutating func takeOperator(_ bytes: Span<UInt8>) {
    let start = reader.index
    let first = bytes[start]
    guard Self.operators.contains(first), first != UInt8(ascii: "<"), first != UInt8(ascii: ">")
    else {
      reader.takeMark(bytes)
      return
    }
    if first == UInt8(ascii: "."), reader.byte(bytes, 1) != first {
      reader.takeMark(bytes)
      return
    }
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      let next = reader.byte(bytes, 1)
      if next != first, next != UInt8(ascii: "=") {
        reader.takeMark(bytes)
        return
      }
    }
    while reader.index < bytes.count, Self.operators.contains(bytes[reader.index]) {
      let isComment =
        bytes[reader.index] == UInt8(ascii: "/")
        && (reader.byte(bytes, 1) == UInt8(ascii: "/")
          || reader.byte(bytes, 1) == UInt8(ascii: "*"))
      if isComment
        || reader.index > start && bytes[reader.index] == UInt8(ascii: ".")
          && first != UInt8(ascii: ".")
      {
        break
      }
      reader.index += 1
    }
    if reader.index == start { reader.index += 1 }
    let text = start..<reader.index
    let isEquals =
      bytes[text.upperBound - 1] == UInt8(ascii: "=") && text.count <= 3
      && [UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~")].contains(first)
    reader.add(.mark, from: start, mark: isEquals ? UInt8(ascii: "=") : 0)
  }

  /// Reads `import UIKit` or `@testable import struct UIKit.UIColor`. Only the module counts; names
  /// after it aren't uses.
  private mutating func takeImport(_ bytes: Span<UInt8>) {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    var module = reader.skipName(bytes)
    if kinds.contains(module) { module = reader.skipName(bytes) }
    if !module.isEmpty { reader.add(import: module) }
    while reader.byte(bytes) == UInt8(ascii: ".") || reader.byte(bytes).isNameByte {
      reader.index += 1
    }
  }

  /// Reads `#"a raw string"#`, `#/a regular expression/#`, `#if`, `#selector` …
  private mutating func takeHash(_ bytes: Span<UInt8>) {
    var hashes = 0
    while reader.byte(bytes, hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch reader.byte(bytes, hashes) {
    case UInt8(ascii: "\""): takeString(bytes, hashes: hashes)
    case UInt8(ascii: "/"):
      if !takeRegex(bytes, hashes: hashes) { reader.index += hashes + 1 }
    default:
      reader.index += hashes
      let start = reader.index
      let word = reader.skipName(bytes)
      if ["if", "elseif", "else", "endif"].contains(word) {
        reader.skipCondition(bytes, after: word)
      } else if ["sourceLocation", "error", "warning"].contains(word) {
        reader.skipLine(bytes)
      } else {
        reader.index = start
      }
    }
  }

  /// Reads a string with its interpolations.
  private mutating func takeString(_ bytes: Span<UInt8>, hashes: Int) {
    let (start, line) = (reader.index, reader.line)
    var strings = [openString(bytes, hashes: hashes)]
    while let string = strings.last, reader.index < bytes.count {
      if string.parentheses > 0 {
        takeInterpolated(bytes, &strings)
      } else if string.ends(bytes, at: reader.index) {
        reader.index += string.delimiterCount
        strings.removeLast()
      } else if string.interpolates(bytes, at: reader.index) {
        reader.index += string.hashes + 2
        strings[strings.count - 1].parentheses = 1
      } else if bytes[reader.index] == UInt8(ascii: "\\"), string.hashes == 0 {
        reader.index += 1
        if reader.index < bytes.count { reader.advance(bytes) }
      } else if !string.isMultiline, bytes[reader.index] == 0x0A || bytes[reader.index] == 0x0D {
        // An unterminated string ends with its line, so that the next line is code again.
        reader.warn(line, "unterminated string")
        strings.removeAll()
      } else {
        reader.advance(bytes)
      }
    }
    if !strings.isEmpty { reader.warn(line, "unterminated string") }
    reader.add(.literal, from: start, line: line)
  }

  /// Reads a byte of an interpolation, which may contain strings.
  private mutating func takeInterpolated(_ bytes: Span<UInt8>, _ strings: inout [OpenString]) {
    let last = strings.count - 1
    switch bytes[reader.index] {
    case UInt8(ascii: "("): strings[last].parentheses += 1
    case UInt8(ascii: ")"): strings[last].parentheses -= 1
    case UInt8(ascii: "\""):
      strings.append(openString(bytes, hashes: 0))
      return
    case UInt8(ascii: "#"):
      var hashes = 1
      while reader.byte(bytes, hashes) == UInt8(ascii: "#") { hashes += 1 }
      if reader.byte(bytes, hashes) == UInt8(ascii: "\"") {
        strings.append(openString(bytes, hashes: hashes))
        return
      }
    case 0x0A, 0x0D:
      if !strings.contains(where: \.isMultiline) { strings[last].parentheses = 0 }
      guard strings[last].parentheses > 0 else { return }
    case UInt8(ascii: "/") where reader.byte(bytes, 1) == UInt8(ascii: "*"):
      reader.skipComment(bytes, nests: true)
      return
    default: break
    }
    reader.advance(bytes)
  }

  private mutating func openString(_ bytes: Span<UInt8>, hashes: Int) -> OpenString {
    reader.index += hashes + 1
    // `#"""#` is a quotation mark: the text of several lines begins on a new one.
    let isMultiline =
      reader.byte(bytes) == UInt8(ascii: "\"") && reader.byte(bytes, 1) == UInt8(ascii: "\"")
      && reader.byte(bytes, 2) <= 0x20
    if isMultiline { reader.index += 2 }
    return OpenString(hashes: hashes, isMultiline: isMultiline)
  }

  /// Reads a regular expression if one is possible here and terminated.
  private mutating func takeRegex(_ bytes: Span<UInt8>, hashes: Int) -> Bool {
    let first = reader.byte(bytes, hashes + 1)
    if hashes == 0 {
      guard mayBeginExpression, first > 0x20 else { return false }
    }
    var index = reader.index + hashes + 1
    let runsOverLines = hashes > 0 && (first == 0x0A || first == 0x0D)
    var isInSet = false
    while index < bytes.count, runsOverLines || bytes[index] != 0x0A && bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet || hashes > 0:
        var closing = 0
        while closing < hashes, index + closing + 1 < bytes.count,
          bytes[index + closing + 1] == UInt8(ascii: "#")
        { closing += 1 }
        if closing == hashes {
          let (start, line) = (reader.index, reader.line)
          while reader.index <= index + hashes { reader.advance(bytes) }
          reader.add(.literal, from: start, line: line)
          return true
        }
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether an expression may begin here, rather than an operator after a value.
  private var mayBeginExpression: Bool {
    guard let last = reader.source.tokens.last else { return true }
    switch last.kind {
    case .literal: return false
    case .name: return Keyword(number: last.name)?.isBeforeExpression == true
    case .mark:
      return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(last.mark)
    }
  }
}

private struct OpenString {
  let hashes: Int
  let isMultiline: Bool
  /// The number of open parentheses in its interpolation; 0 outside.
  var parentheses = 0

  /// The length of the closing delimiter in bytes.
  var delimiterCount: Int { (isMultiline ? 3 : 1) + hashes }

  func ends(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "\""), index + delimiterCount <= bytes.count else {
      return false
    }
    for offset in 1..<(isMultiline ? 3 : 1) where bytes[index + offset] != UInt8(ascii: "\"") {
      return false
    }
    return (0..<hashes).allSatisfy {
      bytes[index + delimiterCount - 1 - $0] == UInt8(ascii: "#")
    }
  }

  func interpolates(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "\\"), index + hashes + 1 < bytes.count else { return false }
    return (0..<hashes).allSatisfy { bytes[index + 1 + $0] == UInt8(ascii: "#") }
      && bytes[index + hashes + 1] == UInt8(ascii: "(")
  }
}
