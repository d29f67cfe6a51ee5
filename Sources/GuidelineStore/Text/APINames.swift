/// Finds names of types, methods and constants: `UIAlertController`, `modalPresentationStyle`,
/// `viewDidLoad()`.
enum APINames {
  static func all(in text: String) -> Set<Substring> {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(words.filter(isName))
  }

  private static func isName(_ word: Substring) -> Bool {
    guard word.utf8.count >= 5, let first = word.utf8.first, first.isASCIILetter else {
      return false
    }
    let start = word.utf8.prefix { $0.isASCIIUppercase }.count
    let humps = zip(word.utf8, word.utf8.dropFirst()).count {
      $0.isASCIILowercase && $1.isASCIIUppercase
    }
    // Prefix and name: NSImage, UIKeyCommand.
    if start >= 3, start < word.utf8.count { return word.utf8.dropFirst(start).count >= 3 }
    // iPadOS, macOS and iCloud aren't API names.
    return start == 0 && humps > 0 && word.utf8.count >= 8 && !word.hasSuffix("OS")
      && word.utf8.prefix { $0.isASCIILowercase }.count > 1
  }
}
