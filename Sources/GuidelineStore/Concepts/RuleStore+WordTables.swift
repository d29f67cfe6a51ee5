extension RuleStore {
  /// The stored word table from English to a language, and the fingerprint of its sources.
  func wordTable(of language: Language) throws -> (bytes: [UInt8], fingerprint: StableHash)? {
    let row = try connection.rows(
      "SELECT content, fingerprint FROM word_table WHERE language = ?1", .text(language.tag))
    guard try row.next() else { return nil }
    return (row.bytes(0), StableHash(value: UInt64(bitPattern: Int64(row.bits(1)))))
  }

  /// Deletes the word tables of languages without translations.
  func forgetWords(ofAllBut languages: Set<String>) throws {
    for language in try connection.texts("SELECT language FROM word_table")
    where !languages.contains(language) {
      try connection.run("DELETE FROM word_table WHERE language = ?1", .text(language))
    }
  }

  /// Stores the word table from English to a language.
  func keep(
    _ bytes: [UInt8], _ fingerprint: StableHash, asWordTableOf language: Language
  ) throws {
    try connection.run(
      "INSERT OR REPLACE INTO word_table (language, fingerprint, content) VALUES (?1, ?2, ?3)",
      .text(language.tag), .integer(Int(Int64(bitPattern: fingerprint.value))), .blob(bytes))
  }
}
