extension String {
  /// The text with all bytes but some escaped as addresses have them: `a b` → `a%20b`.
  package func percentEncoded(keeping isKept: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { address, byte in
      if isKept(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  /// The text with all bytes escaped but for the letters and digits of ASCII, `-._~`, which no part of an
  /// address needs to escape, and some marks.
  package func percentEncoded(keeping marks: String = "") -> String {
    percentEncoded { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
        || marks.utf8.contains(byte)
    }
  }
}

extension StringProtocol {
  /// The text without the escapes of addresses: `a%20b` → `a b`. A `%` that escapes nothing stays.
  package var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
    return String(decoding: bytesOfPercentEncoding.bytes, as: UTF8.self)
  }

  /// The same; `nil` if a `%` escapes nothing, or if what is escaped is no text.
  package var percentDecodedIfSound: String? {
    let (bytes, isSound) = bytesOfPercentEncoding
    return isSound ? String(validating: bytes, as: UTF8.self) : nil
  }

  private var bytesOfPercentEncoding: (bytes: [UInt8], isSound: Bool) {
    var bytes: [UInt8] = []
    var isSound = true
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      let escaped = digits.allSatisfy(\.isHexDigit) ? UInt8(digits, radix: 16) : nil
      if digits.utf8.count == 2, let escaped {
        bytes.append(escaped)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
        isSound = false
      }
    }
    return (bytes, isSound)
  }
}
