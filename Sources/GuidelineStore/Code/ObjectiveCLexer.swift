/// Tokenizes Objective-C and Objective-C++. Ignores names in comments and strings; reads all
/// branches of `#if`.
struct ObjectiveCLexer {
  private let names: NameTable
  private var reader: CodeReader

  /// - Complexity: O(*n*) in the byte count.
  static func tokens(of bytes: Span<UInt8>, _ names: NameTable) -> TokenizedSource {
    var lexer = ObjectiveCLexer(bytes, names)
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
    case UInt8(ascii: "/") where reader.byte(bytes, 1) == UInt8(ascii: "/"):
      reader.skipLineComment(bytes)
    case UInt8(ascii: "/") where reader.byte(bytes, 1) == UInt8(ascii: "*"):
      reader.skipComment(bytes, nests: false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): takeString(bytes, end: byte)
    case UInt8(ascii: "#"): takeDirective(bytes)
    case UInt8(ascii: "@"): takeAt(bytes)
    case _ where reader.byte(bytes, 1) == UInt8(ascii: "=") && Self.operators.contains(byte):
      reader.index += 2
      reader.add(.mark, from: reader.index - 2, mark: UInt8(ascii: "="))
    case UInt8(ascii: "R") where reader.byte(bytes, 1) == UInt8(ascii: "\""): takeRawString(bytes)
    case _ where byte.isASCIIDigit: reader.takeNumber(bytes)
    case _ where byte.isNameByte: reader.takeName(bytes, names)
    case _ where byte <= 0x20: reader.advance(bytes)
    default: reader.takeMark(bytes)
    }
  }

  /// What makes another operator with `=`.
  private static let operators = Set("=!<>+-*/%&|^".utf8)

  /// Reads a string or character literal; an unterminated one ends with its line.
  private mutating func takeString(_ bytes: Span<UInt8>, end: UInt8) {
    let (start, line) = (reader.index, reader.line)
    reader.index += 1
    while reader.index < bytes.count, bytes[reader.index] != end {
      if bytes[reader.index] == 0x0A || bytes[reader.index] == 0x0D {
        if end == UInt8(ascii: "\"") { reader.warn(line, "unterminated string") }
        reader.add(.literal, from: start, line: line)
        return
      }
      if bytes[reader.index] == UInt8(ascii: "\\") { reader.index += 1 }
      if reader.index < bytes.count { reader.advance(bytes) }
    }
    reader.index = min(reader.index + 1, bytes.count)
    reader.add(.literal, from: start, line: line)
  }

  /// `R"end(…)end"`
  private mutating func takeRawString(_ bytes: Span<UInt8>) {
    let (start, line) = (reader.index, reader.line)
    var index = start + 2
    while index < bytes.count, index < start + 18, bytes[index] != UInt8(ascii: "("),
      bytes[index] > 0x20
    { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
      reader.takeName(bytes, names)
      return
    }
    let count = index - start - 2
    func ends(at place: Int) -> Bool {
      guard bytes[place] == UInt8(ascii: ")"), place + count + 1 < bytes.count,
        bytes[place + count + 1] == UInt8(ascii: "\"")
      else { return false }
      return (0..<count).allSatisfy { bytes[place + 1 + $0] == bytes[start + 2 + $0] }
    }
    reader.index = index
    while reader.index < bytes.count, !ends(at: reader.index) { reader.advance(bytes) }
    reader.index = min(reader.index + count + 2, bytes.count)
    reader.add(.literal, from: start, line: line)
  }

  /// Reads `#import <UIKit/UIKit.h>`; the body of `#define` counts as code.
  private mutating func takeDirective(_ bytes: Span<UInt8>) {
    reader.index += 1
    let word = reader.skipName(bytes)
    switch word {
    case "import", "include":
      while reader.byte(bytes) == 0x20 || reader.byte(bytes) == 0x09 { reader.index += 1 }
      if reader.byte(bytes) == UInt8(ascii: "<") {
        reader.index += 1
        reader.add(import: reader.skipName(bytes))
      }
      reader.skipLine(bytes)
    case "if", "ifdef", "ifndef", "elif", "else", "endif", "pragma", "error", "warning", "undef":
      reader.skipLine(bytes)
    default: break
    }
  }

  /// Reads `@import UIKit;`, and skips `@class`, which uses nothing.
  private mutating func takeAt(_ bytes: Span<UInt8>) {
    let start = reader.index
    reader.index += 1
    switch reader.skipName(bytes) {
    case "import":
      reader.add(import: reader.skipName(bytes))
      reader.skipLine(bytes)
    case "class":
      while reader.index < bytes.count, bytes[reader.index] != UInt8(ascii: ";") {
        reader.advance(bytes)
      }
    default:
      reader.index = start
      reader.takeMark(bytes)
    }
  }
}
