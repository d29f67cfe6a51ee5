/// Punctuation without a space before it, even on a new line: `see [Sheets](/sheets)⏎.`
enum ClosingMark {
  /// Whether such a mark is next, but not one that starts a text, such as `…`, or a name, `.plist`.
  static func starts(_ text: [UInt8], at start: Int) -> Bool {
    var index = start
    while index < text.count, text[index] == .space || text[index] == 0x09 { index += 1 }
    guard index < text.count else { return false }
    let mark = decodeScalar(text, index)
    let end = index + mark.length
    switch mark.value {
    case 0x2E, 0x2C, 0x3B, 0x21, 0x3F: return isEnd(text, at: end)  // . , ; ! ?
    case 0x29, 0x5D: return true  // ) ]
    // 、。」』】〕 ！），．：；？］
    case 0x3001, 0x3002, 0x300D, 0x300F, 0x3011, 0x3015: return true
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D: return true
    default: return false
    }
  }

  private static func isEnd(_ text: [UInt8], at end: Int) -> Bool {
    guard end < text.count else { return true }
    if text[end].isSpaceOrLineFeed { return true }
    // A closing bracket, quotation mark or emphasis mark may follow a full stop: " ' ) * ] _ ’ ”
    let next = decodeScalar(text, end).value
    return [0x22, 0x27, 0x29, 0x2A, 0x5D, 0x5F, 0x2019, 0x201D].contains(next)
  }
}
