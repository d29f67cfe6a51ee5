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
    self = StableHash().taking("stated").taking(topic).taking(slug).key
  }

  /// The concept of a name, `modality/keep-tasks-short`, that texts state; `nil` if it is none.
  init?(stated name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    self.init(topic: parts[0], slug: parts[1])
  }

  /// Whether texts of a topic state the concept by this name.
  func isStated(as slug: String, of topic: String) -> Bool {
    self == ConceptKey(topic: topic, slug: slug)
  }

  /// The concepts of the rules of one text that state none.
  struct Own {
    private let text: StableHash

    init(topic: String, text: TextID) {
      self.text = StableHash().taking("own").taking(topic).taking(text.description)
    }

    /// The concept of a rule that is named after this.
    func key(after lead: String) -> ConceptKey { text.taking(lead).key }
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
    StableHash(value: UInt64(bitPattern: Int64(value)) &+ 0x9E37_79B9_7F4A_7C15).key
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

  /// Lets every bit of the hash decide about the 45 that are kept.
  fileprivate var key: ConceptKey {
    var hash = value
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return ConceptKey(Int((hash ^ hash >> 33) >> 19))
  }
}
