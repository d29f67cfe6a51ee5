/// Different terms, numbered as they come.
struct FTS5Terms: Sendable {
  /// All terms, one after the other.
  private var bytes: ContiguousArray<UInt8> = []
  private var terms: ContiguousArray<Term> = []
  /// By the hash of a term, or the first free slot after it, the number of the term and one more.
  private var slots: ContiguousArray<UInt32> = ContiguousArray(repeating: 0, count: 256)

  private struct Term {
    let start: UInt32
    let count: UInt32
    let hash: UInt32
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
    // FNV-1a
    var hash: UInt32 = 2_166_136_261
    for index in term.indices { hash = (hash ^ UInt32(term[index])) &* 16_777_619 }
    return number(of: term, hash: hash)
  }

  /// The numbers of all terms of another set, by their numbers there.
  mutating func numbers(of others: FTS5Terms) -> [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(others.count)
    for number in 0..<UInt32(others.count) {
      let term = others.bytes.span.extracting(others.range(of: number))
      numbers.append(self.number(of: term, hash: others.terms[Int(number)].hash))
    }
    return numbers
  }

  private mutating func number(of term: Span<UInt8>, hash: UInt32) -> UInt32 {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = slots[slot] - 1
      if terms[Int(known)].hash == hash,
        bytes.span.extracting(range(of: known)).isEqual(to: term)
      {
        return known
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = UInt32(terms.count)
    terms.append(Term(start: UInt32(bytes.count), count: UInt32(term.count), hash: hash))
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

  /// The numbers of all terms in the order of their bytes.
  var sorted: [UInt32] {
    // Eight bytes as one number tell most terms apart.
    var heads: [(bytes: UInt64, number: UInt32)] = []
    heads.reserveCapacity(count)
    for number in 0..<UInt32(count) {
      let term = bytes.span.extracting(range(of: number))
      var head: UInt64 = 0
      for index in 0..<8 { head = head << 8 | (index < term.count ? UInt64(term[index]) : 0) }
      heads.append((head, number))
    }
    heads.sort { one, other in
      if one.bytes != other.bytes { return one.bytes < other.bytes }
      return bytes.span.extracting(range(of: one.number))
        .precedes(bytes.span.extracting(range(of: other.number)))
    }
    return heads.map(\.number)
  }
}
