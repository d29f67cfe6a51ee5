extension UInt8 {
  package var isASCIIDigit: Bool { self &- 48 < 10 }
  package var isASCIILetter: Bool { (self | 0x20) &- 97 < 26 }
  var isASCIIUppercase: Bool { self &- 65 < 26 }
  var isASCIILowercase: Bool { self &- 97 < 26 }
  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
  var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 97 < 6 }
  var asciiLowercase: UInt8 { isASCIIUppercase ? self | 0x20 : self }
}

extension String {
  /// Whether this is a name in `[a-z0-9-]` that neither begins nor ends with a hyphen.
  var isSlug: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    let hyphen = UInt8(ascii: "-")
    return first != hyphen && last != hyphen
      && utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == hyphen }
  }

  /// Whether this is a topic's name in IDs: letters and digits of any script, in lowercase if
  /// ASCII, and inner hyphens.
  var isTopicSlug: Bool {
    guard !isSlug else { return true }
    let hyphen: Unicode.Scalar = "-"
    return !isEmpty && unicodeScalars.first != hyphen && unicodeScalars.last != hyphen
      && unicodeScalars.allSatisfy { $0.isLetterOrNumber || $0 == hyphen }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrNumber: Bool {
    if isASCII, case let byte = UInt8(ascii: self) {
      return byte.isASCIILowercase || byte.isASCIIDigit
    }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
