/// A folded word as a hash key. Compares bytes: for Korean and Japanese, string normalization takes
/// longer than the lookup.
struct FoldedWord: Hashable {
  private let bytes: ContiguousArray<UInt8>

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = ContiguousArray(bytes)
  }

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

extension Set<FoldedWord> {
  /// The words of an already folded text.
  init(words: String) {
    self.init(words.utf8.split { $0 <= 0x20 }.map { FoldedWord($0) })
  }
}
