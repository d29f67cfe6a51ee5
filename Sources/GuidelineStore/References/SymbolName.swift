/// The names of what stands in code, however they are written.
enum SymbolName {
  /// The form in which two spellings of a name are the same: without arguments, marks and case.
  static func key(_ name: String) -> String {
    let bare = name.prefix { !"( ".contains($0) }.drop { ".@<#\\\"".contains($0) }
    return String(bare.prefix { !">\"".contains($0) }).lowercased()
  }

  /// Whether a name is that of a thing or of something inside it: `UIAlertController.Style`.
  static func isSame(_ name: String, orInside other: String) -> Bool {
    let (key, outer) = (key(name), key(other))
    return key == outer || key.hasPrefix(outer + ".")
  }
}
