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
