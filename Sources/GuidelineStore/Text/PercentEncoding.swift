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
