/// Decodes the bytes of a web page.
enum HTMLEncoding {
  /// - Throws: ``ImportError`` unless the page is in UTF-8, UTF-16 or Windows 1252.
  static func utf8(_ bytes: [UInt8]) throws(ImportError) -> [UInt8] {
    if let decoded = decodedUTF16(bytes) { return decoded }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if String(validating: text, as: UTF8.self) != nil { return text }
    guard let name = statedName(text) else {
      throw ImportError("is not valid UTF-8", hint: "save it as UTF-8")
    }
    guard westernNames.contains(name.lowercased()) else {
      let isUnicode = name.lowercased() == "utf-8"
      throw ImportError(
        isUnicode ? "is not valid UTF-8" : "is encoded in \(name)",
        hint: isUnicode
          ? "save it again" : "convert it to UTF-8, as with iconv -f \(name) -t UTF-8")
    }
    var decoded = String.UnicodeScalarView()
    for byte in text {
      decoded.append(0x80...0x9F ~= byte ? western[Int(byte - 0x80)] : Unicode.Scalar(byte))
    }
    return Array(String(decoded).utf8)
  }

  /// The text after a UTF-16 byte order mark, in UTF-8; `nil` if there is no mark.
  static func decodedUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? other << 8 | one : one << 8 | other
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The encoding in `<meta charset="euc-kr">` or its older form.
  private static func statedName(_ text: [UInt8]) -> String? {
    let head = text.prefix(2048)
    guard let mark = head.find("charset=") else { return nil }
    let value = head[mark.upperBound...].drop { "\"'".utf8.contains($0) }.prefix(20)
    let name = value.prefix { $0.isASCIIWordByte || "-_".utf8.contains($0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static let westernNames: Set<String> = [
    "iso-8859-1", "latin1", "us-ascii", "windows-1252",
  ]

  /// 0x80 to 0x9F in Windows 1252, which browsers use for all of these encodings.
  private static let western = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
