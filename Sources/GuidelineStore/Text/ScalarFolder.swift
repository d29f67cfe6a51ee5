internal import CUTF8Proc

/// Folds scalars that can be written in several ways: NFKC, case folding, no invisible characters,
/// and no marks except in scripts that need them.
struct ScalarFolder {
  /// The result of the last ``fold(_:)``; only its first scalars, up to the returned count, are
  /// valid.
  private(set) var scalars = ContiguousArray<Int32>()

  /// Folds a base with its marks; the bytes must be valid UTF-8.
  ///
  /// - Returns: The number of valid ``scalars``.
  mutating func fold(_ piece: Span<UInt8>) -> Int {
    var count = decompose(piece)
    count = removeMarks(count) { $0 == .latin || $0 == .digit || $0 == .separator || $0 == .space }
    let options = utf8proc_option_t(
      UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_STABLE.rawValue)
    count = unsafe scalars.withUnsafeMutableBufferPointer {
      unsafe utf8proc_normalize_utf32($0.baseAddress, count, options)
    }
    return removeMarks(count) { $0 != .other }
  }

  private mutating func decompose(_ piece: Span<UInt8>) -> Int {
    let options = utf8proc_option_t(
      UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_STABLE.rawValue
        | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue)
    while true {
      let count = unsafe piece.withUnsafeBufferPointer { bytes in
        unsafe scalars.withUnsafeMutableBufferPointer {
          unsafe utf8proc_decompose(
            bytes.baseAddress, bytes.count, $0.baseAddress, $0.count, options)
        }
      }
      guard count > scalars.count else { return max(count, 0) }
      scalars.append(contentsOf: repeatElement(0, count: max(count, 64)))
    }
  }

  /// Removes marks that follow a base of a certain kind, or no base.
  private mutating func removeMarks(_ count: Int, after strips: (ScalarKind) -> Bool) -> Int {
    var kept = 0
    var base = ScalarKind.separator
    for index in 0..<count {
      let kind = ScalarKind(folded: UInt32(bitPattern: scalars[index]))
      if kind == .mark {
        if strips(base) { continue }
      } else {
        base = kind
      }
      scalars[kept] = scalars[index]
      kept += 1
    }
    return kept
  }

  static func isUppercase(_ scalar: UInt32) -> Bool {
    let category = utf8proc_category(Int32(bitPattern: scalar))
    return category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT
  }
}
