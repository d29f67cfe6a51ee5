internal import CUTF8Proc

/// How much room text takes in a terminal.
public enum TerminalWidth {
  /// The number of columns of a line: 2 for a wide character, 0 for a combining one.
  public static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The number of columns of one character.
  public static func columns(of character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars {
      // Asks for the picture of a character that is narrow as text.
      if scalar.value == 0xFE0F && columns > 0 { return 2 }
      columns += Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    }
    // A family or a flag takes no more room than its first part.
    return min(columns, 2)
  }
}
