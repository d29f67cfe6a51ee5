/// A folded word to look up by its bytes: of Korean and Japanese ones, what strings do to level other
/// spellings as well takes longer than looking them up.
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
  /// The words of a text, which is folded as they are.
  init(words: String) {
    self.init(words.utf8.split { $0 <= 0x20 }.map { FoldedWord($0) })
  }
}
