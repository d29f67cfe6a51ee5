/// Different terms, numbered as they come.
struct FTS5Terms {
  /// All terms, one after the other.
  private var bytes: ContiguousArray<UInt8> = []
  private var terms: ContiguousArray<Term> = []
  /// By the hash of a term, or the first free slot after it, the number of the term and one more.
  private var slots: ContiguousArray<UInt32> = ContiguousArray(repeating: 0, count: 256)

  private struct Term {
    /// Its first bytes, which tell most terms apart.
    let head: UInt64
    let hash: UInt32
    let start: UInt32
    let count: UInt32
  }

  var count: Int { terms.count }

  /// Shows the term of a number.
  func with<T>(_ number: UInt32, _ body: (Span<UInt8>) -> T) -> T {
    body(bytes.span.extracting(range(of: number)))
  }

  private func range(of number: UInt32) -> Range<Int> {
    let term = terms[Int(number)]
    return Int(term.start)..<Int(term.start + term.count)
  }

  /// The number of a term, which gets one if it is new.
  mutating func number(of term: Span<UInt8>) -> UInt32 {
    let head = term.word(at: 0)
    var hash = (head ^ UInt64(term.count)) &* Self.factor
    for start in stride(from: 8, to: term.count, by: 8) {
      hash = (hash ^ hash >> 32 ^ term.word(at: start)) &* Self.factor
    }
    return number(of: term, head: head, hash: UInt32(truncatingIfNeeded: hash >> 32))
  }

  /// 2⁶⁴ divided by the golden ratio.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private mutating func number(of term: Span<UInt8>, head: UInt64, hash: UInt32) -> UInt32 {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      let known = terms[Int(number)]
      if known.head == head, known.hash == hash, known.count == term.count,
        term.count <= 8 || bytes.span.extracting(range(of: number)).isEqual(to: term)
      {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = UInt32(terms.count)
    terms.append(
      Term(head: head, hash: hash, start: UInt32(bytes.count), count: UInt32(term.count)))
    bytes.append(term)
    slots[slot] = number + 1
    if terms.count * 2 > slots.count { makeRoom() }
    return number
  }

  private mutating func makeRoom() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    for (number, term) in terms.enumerated() {
      var slot = Int(term.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number) + 1
    }
  }
}
