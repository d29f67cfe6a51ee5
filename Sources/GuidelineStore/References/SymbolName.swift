/// The names of what stands in code, however they are written.
enum SymbolName {
  /// The form in which two spellings of a name are the same: without arguments, marks and case.
  static func key(_ name: String) -> String {
    let bare = name.prefix { !"( ".contains($0) }.drop { ".@<#\\\"".contains($0) }
    return String(bare.prefix { !">\"".contains($0) }).lowercased()
  }

  /// Whether a name is that of a thing or of something inside it: `UIAlertController.Style`.
  ///
  /// - Parameter key: That of the thing.
  static func isSame(_ name: String, orInside key: String) -> Bool {
    let inner = self.key(name)
    return inner == key || inner.hasPrefix(key + ".")
  }
}
