/// Decomposes Korean syllables into consonants and vowels.
enum HangulLetters {
  static func letters(of syllables: [UInt32]) -> [UInt32] {
    // https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646
    syllables.flatMap { syllable -> [UInt32] in
      let index = syllable &- 0xAC00
      return [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
        .filter { $0 != 0x11A7 }
    }
  }
}
