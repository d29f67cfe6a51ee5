/// Unique anchor names within a document.
struct Anchors {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// GitHub's anchor for a heading: lowercase letters, digits, hyphens and underscores, hyphens for
  /// spaces, and a number after a repeated one.
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

  /// The name, with a number appended if it is taken.
  mutating func unique(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      counts[name, default: 0] += 1
      result = "\(name)-\(counts[name, default: 0])"
    }
    return result
  }

  /// Whether a scalar matches `\w`: letters, marks, digits and connector punctuation.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .otherLetter, .modifierLetter, .connectorPunctuation:
      return true
    default: return false
    }
  }

  /// The anchor as a URL fragment.
  static func address(of anchor: String) -> String {
    anchor.percentEncoded(keeping: "/@:")
  }
}
