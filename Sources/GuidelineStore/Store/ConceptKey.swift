/// The key of a concept: a hash of what the concept is named after, the same in every store.
///
/// It has 45 bits, which are nine letters and six bytes in SQLite. With 100,000 concepts the odds are
/// 1 to 7,000 that two of them anywhere in a store are the same; what is looked up is narrowed by the
/// topic.
struct ConceptKey: Hashable {
  let value: Int

  private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  private static let letterCount = 9

  init(_ value: Int) {
    self.value = value
  }

  /// The concept that texts of a topic state by name.
  init(topic: String, slug: String) {
    self.init(hashing: ["stated", topic, slug])
  }

  /// The concept of a rule that states none.
  init(topic: String, text: TextID, lead: String) {
    self.init(hashing: ["own", topic, text.description, lead])
  }

  /// The concept at the end of a name that ``slug(after:)`` made, if it is one.
  init?(endOf slug: String) {
    let end = slug.utf8.suffix(Self.letterCount)
    guard end.count == Self.letterCount else { return nil }
    var value = 0
    for letter in end {
      guard let digit = Self.letters.firstIndex(of: letter) else { return nil }
      value = value << 5 | digit
    }
    self.init(value)
  }

  /// Another one, for the rule that may not share this one.
  var next: ConceptKey {
    ConceptKey(Self.mixed(UInt64(value) &+ 0x9E37_79B9_7F4A_7C15))
  }

  /// A name for it: the first words of a text, if they are written in Latin letters, and the hash.
  func slug(after text: String) -> String {
    Self.words(of: text) + "-" + ending
  }

  /// A name for the concept that stands in for one with a name.
  func slug(insteadOf slug: String) -> String {
    slug + "-" + ending
  }

  private var ending: String {
    let letters = (0..<Self.letterCount).reversed().map { Self.letters[value >> ($0 * 5) & 31] }
    return String(decoding: letters, as: UTF8.self)
  }

  private init(hashing parts: [String]) {
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      // No byte of UTF-8, so that parts cannot run into each other.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    self.init(Self.mixed(hash))
  }

  /// Lets every bit of a hash decide about the 45 that are kept.
  private static func mixed(_ hash: UInt64) -> Int {
    var hash = hash
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return Int((hash ^ hash >> 33) >> 19)
  }

  private static func words(of text: String) -> String {
    var words: [UInt8] = []
    var count = 0
    for scalar in text.unicodeScalars {
      if scalar.isASCII, case let byte = UInt8(ascii: scalar),
        byte.isASCIILetter || byte.isASCIIDigit
      {
        words.append(byte.isASCIIUppercase ? byte | 0x20 : byte)
      } else if scalar.properties.isAlphabetic {
        return "r"
      } else if scalar != "'" && scalar != "’", let last = words.last, last != UInt8(ascii: "-") {
        count += 1
        if count == 5 || words.count > 32 { break }
        words.append(UInt8(ascii: "-"))
      }
    }
    if words.last == UInt8(ascii: "-") { words.removeLast() }
    return words.isEmpty ? "r" : String(decoding: words.prefix(48), as: UTF8.self)
  }
}
