extension String {
  /// Percent-encodes all bytes except those to keep: `a b` → `a%20b`.
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

  /// Percent-encodes all bytes except ASCII letters and digits, `-._~` (unreserved in every part of
  /// an address), and `marks`.
  package func percentEncoded(keeping marks: String = "") -> String {
    percentEncoded { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
        || marks.utf8.contains(byte)
    }
  }
}

extension StringProtocol {
  /// Decodes percent-encoding: `a%20b` → `a b`. A `%` without two hexadecimal digits stays.
  package var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
    return String(decoding: bytesOfPercentEncoding.bytes, as: UTF8.self)
  }

  /// Like ``percentDecoded``, but `nil` if a `%` is invalid or the result isn't UTF-8.
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
