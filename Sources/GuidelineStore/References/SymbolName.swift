/// Names of symbols, in any spelling.
enum SymbolName {
  /// The normalized name, without arguments, punctuation and case.
  static func key(_ name: String) -> String {
    let bare = name.prefix { !"( ".contains($0) }.drop { ".@<#\\\"".contains($0) }
    return String(bare.prefix { !">\"".contains($0) }).lowercased()
  }

  /// Whether a name is a symbol's own or of something inside it: `UIAlertController.Style`.
  ///
  /// - Parameter key: The symbol's normalized name.
  static func isSame(_ name: String, orInside key: String) -> Bool {
    let inner = self.key(name)
    return inner == key || inner.hasPrefix(key + ".")
  }
}
