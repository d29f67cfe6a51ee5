extension RuleStore {
  /// The word table of English and a language, and what it was learned from.
  func wordTable(of language: Language) throws -> (bytes: [UInt8], fingerprint: Fingerprint)? {
    let row = try connection.rows(
      "SELECT content, fingerprint FROM word_table WHERE language = ?1", .text(language.tag))
    guard try row.next() else { return nil }
    return (row.bytes(0), Fingerprint(value: UInt64(bitPattern: Int64(row.integer(1)))))
  }

  /// Keeps the word table of English and a language.
  func keep(
    _ bytes: [UInt8], _ fingerprint: Fingerprint, asWordTableOf language: Language
  ) throws {
    try connection.run(
      "INSERT OR REPLACE INTO word_table (language, fingerprint, content) VALUES (?1, ?2, ?3)",
      .text(language.tag), .integer(Int(Int64(bitPattern: fingerprint.value))), .blob(bytes))
  }
}

/// A hash of texts that is the same in every run, by FNV-1a.
struct Fingerprint: Hashable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(value: UInt64) {
    self.value = value
  }

  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // No byte of UTF-8, so that texts cannot run into each other.
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  mutating func take(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01B3
  }
}
