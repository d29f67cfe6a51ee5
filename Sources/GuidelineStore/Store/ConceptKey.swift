/// The key of a concept: a hash of its name or text, the same in every store.
///
/// It has 45 bits, which is nine letters, or six bytes in SQLite. With 100,000 concepts, the odds
/// of any collision are 1 to 7,000. Lookups are limited to a topic.
struct ConceptKey: Hashable {
  let value: Int

  private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  private static let letterCount = 9

  init(_ value: Int) {
    self.value = value
  }

  /// The key of a concept named in texts of a topic.
  init(topic: String, slug: String) {
    self = StableHash().taking("stated").taking(topic).taking(slug).key
  }

  /// The key of a concept's full name, `modality/keep-tasks-short`; `nil` if it isn't one.
  init?(stated name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    self.init(topic: parts[0], slug: parts[1])
  }

  /// Whether this is the key of the concept's name.
  func isStated(as slug: String, of topic: String) -> Bool {
    self == ConceptKey(topic: topic, slug: slug)
  }

  /// Makes keys for rules of one text without a stated concept.
  struct Own {
    private let text: StableHash

    init(topic: String, text: TextID) {
      self.text = StableHash().taking("own").taking(topic).taking(text.description)
    }

    /// The key for a rule with this text.
    func key(after lead: String) -> ConceptKey { text.taking(lead).key }
  }

  /// The key at the end of a name made by ``slug(after:)``, if there is one.
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

  /// The replacement for a key that is already taken.
  var next: ConceptKey {
    StableHash(value: UInt64(bitPattern: Int64(value)) &+ 0x9E37_79B9_7F4A_7C15).key
  }

  /// A slug: the text's first words, if they are in Latin letters, and the hash.
  func slug(after text: String) -> String {
    Self.words(of: text) + "-" + ending
  }

  /// The slug of a concept that replaces a named one.
  func slug(insteadOf slug: String) -> String {
    slug + "-" + ending
  }

  private var ending: String {
    let letters = (0..<Self.letterCount).reversed().map { Self.letters[value >> ($0 * 5) & 31] }
    return String(decoding: letters, as: UTF8.self)
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

extension StableHash {
  fileprivate func taking(_ text: String) -> StableHash {
    var hash = self
    hash.take(text: text.utf8)
    return hash
  }

  /// Mixes all bits of the hash into the 45 that are kept.
  fileprivate var key: ConceptKey {
    var hash = value
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return ConceptKey(Int((hash ^ hash >> 33) >> 19))
  }
}
