/// A hash of a row's values, which reveals unintended changes.
enum Seal {
  /// - Parameter values: The row's values without its key and the seal.
  static func of(_ values: [SQLValue]) -> SQLValue {
    var hash = StableHash()
    for value in values {
      switch value {
      case .null: hash.take(0 as UInt8)
      case .integer(let number): hash.take(UInt64(bitPattern: Int64(number)))
      case .real(let number): hash.take(number.bitPattern)
      case .text(let text): hash.take(text: text.utf8)
      case .blob(let bytes): hash.take(text: bytes)
      }
    }
    return .integer(Int(Int64(bitPattern: hash.value)))
  }
}
