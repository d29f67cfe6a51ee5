/// The properties of a rule that ranking needs.
struct RuleFacts {
  let concept: Int
  let document: Int
  /// The size of lead and body, in bytes.
  let size: Int
  /// Whether it is advice, rather than an introduction or a definition.
  let isAdvice: Bool
  /// Whether it is for fewer platforms than its page.
  let isForPlatforms: Bool
  /// Whether its text may state a value: a number, or a limit in words.
  let mayStateValue: Bool
}

/// The facts of consecutive rules, packed in a row, so that scoring thousands of rules reads only a
/// few rows.
enum RuleFactsBlock {
  /// This many fill a page of the file.
  static let ruleCount = 500
  private static let bytesPerRule = 16

  /// The number of the rule's block.
  static func number(ofRule key: Int) -> Int { key / ruleCount }

  /// The range of keys in a block.
  static func keys(ofBlock number: Int) -> ClosedRange<Int> {
    number * ruleCount...number * ruleCount + ruleCount - 1
  }

  /// Appends a rule's facts to its block. Keys must be ascending.
  static func append(_ facts: RuleFacts, ofRule key: Int, to bytes: inout [UInt8]) {
    // Unused keys become zeros; no document has the key 0.
    bytes += repeatElement(0, count: key % ruleCount * bytesPerRule - bytes.count)
    let sizeAndKind =
      UInt64(min(facts.size, 0x1FFF_FFFF)) << 3 | (facts.mayStateValue ? 4 : 0)
      | (facts.isForPlatforms ? 2 : 0) | (facts.isAdvice ? 1 : 0)
    bytes.append(littleEndian: UInt64(bitPattern: Int64(facts.concept)))
    bytes.append(littleEndian: sizeAndKind << 32 | UInt64(facts.document))
  }

  /// Reads a rule's facts from its block; `nil` if there is no such rule.
  static func facts(ofRule key: Int, in bytes: Span<UInt8>) -> RuleFacts? {
    let start = key % ruleCount * bytesPerRule
    guard let concept = bytes.littleEndian(at: start),
      let others = bytes.littleEndian(at: start + 8)
    else { return nil }
    let document = Int(others & 0xFFFF_FFFF)
    guard document > 0 else { return nil }
    return RuleFacts(
      concept: Int(Int64(bitPattern: concept)), document: document, size: Int(others >> 35),
      isAdvice: others >> 32 & 1 == 1, isForPlatforms: others >> 33 & 1 == 1,
      mayStateValue: others >> 34 & 1 == 1)
  }
}

extension RuleStore {
  func facts(ofRule row: UInt32) throws -> RuleFacts {
    try facts(ofRules: CollectionOfOne(row))[0]
  }

  /// The facts of rules, in the order of `keys`; fastest if ascending.
  func facts(ofRules keys: some Sequence<UInt32>) throws -> ContiguousArray<RuleFacts> {
    var facts: ContiguousArray<RuleFacts> = []
    let rows = try connection.rows("SELECT content FROM rule_facts WHERE block = ?1")
    var rest = keys.makeIterator()
    var next = rest.next()
    while let first = next {
      let block = RuleFactsBlock.number(ofRule: Int(first))
      try rows.begin(with: block)
      let isThere = try rows.next()
      try rows.withBytes(0) { bytes in
        while let key = next.map(Int.init), RuleFactsBlock.number(ofRule: key) == block {
          guard isThere, let found = RuleFactsBlock.facts(ofRule: key, in: bytes) else {
            throw staleIndex
          }
          facts.append(found)
          next = rest.next()
        }
      }
    }
    return facts
  }

  var staleIndex: StoreError {
    StoreError(
      "the index of the store \(path) has rules that the store doesn't",
      remedy: .repairStore)
  }

  /// Greater than the key of any rule.
  func ruleCapacity() throws -> Int {
    if let known = cache.ruleCapacity { return known }
    let capacity = (try connection.integer("SELECT max(rule_id) FROM rule") ?? 0) + 1
    // A damaged key must not allocate memory for a billion rules.
    let lastBlock = try connection.integer("SELECT max(block) FROM rule_facts") ?? 0
    guard capacity <= (lastBlock + 1) * RuleFactsBlock.ruleCount else { throw staleIndex }
    cache.ruleCapacity = capacity
    return capacity
  }
}
