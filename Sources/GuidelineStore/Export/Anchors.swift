/// Names of places in a document, each given once.
struct Anchors {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The anchor that GitHub gives a heading: small letters, numbers, hyphens and underscores of its
  /// text, hyphens for spaces, and a number behind one that an earlier heading has.
  mutating func anchor(ofHeading text: String) -> String {
    var anchor = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case " ": anchor += "-"
      case "-", "_": anchor.unicodeScalars.append(scalar)
      default: if Self.isOfWord(scalar) { anchor.unicodeScalars.append(scalar) }
      }
    }
    return unique(anchor)
  }

  /// The name itself, with a number behind it if it is taken.
  mutating func unique(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      counts[name, default: 0] += 1
      result = "\(name)-\(counts[name, default: 0])"
    }
    return result
  }

  /// What a regular expression calls a word: letters, marks, numbers and connecting punctuation.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .otherLetter, .modifierLetter, .connectorPunctuation:
      return true
    default: return false
    }
  }

  /// A name as the part of an address behind `#`.
  static func address(of anchor: String) -> String {
    anchor.percentEncoded(keeping: "/@:")
  }
}
