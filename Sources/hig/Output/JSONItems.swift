import GuidelineStore

/// What an answer is made of, for those who want less than all of it. Its items, ``JSON/item(_:)``, are
/// rules, topics, changes and the like, some within others.
extension JSON {
  /// Whether a program can do without some of it.
  private var holdsItems: Bool {
    switch self {
    case .item: true
    case .array(let elements): elements.contains(where: \.holdsItems)
    case .object(let members): members.contains { $0.1.holdsItems }
    default: false
    }
  }

  // MARK: Fields

  /// The names of what its items have, those of outer items first.
  var fieldNames: [String] {
    var fields = Fields()
    fields.add(self)
    return fields.names
  }

  /// The same with items that have nothing but some fields.
  ///
  /// A field is taken wherever an item has one of that name; an item around others stays for theirs.
  func narrowed(to wanted: Set<String>) -> JSON {
    var fields = Fields()
    fields.add(self)
    return narrowed(to: wanted, fields)
  }

  private func narrowed(to wanted: Set<String>, _ fields: Fields) -> JSON {
    switch self {
    case .array(let elements): .array(elements.map { $0.narrowed(to: wanted, fields) })
    case .object(let members): .object(members.map { ($0, $1.narrowed(to: wanted, fields)) })
    case .item(let members):
      .item(
        members.compactMap { name, value in
          if wanted.contains(name) { return (name, value) }
          // Without items, it stays as it is: an empty list where others have some.
          guard let inner = fields.within[name], !inner.isDisjoint(with: wanted) else { return nil }
          return (name, value.narrowed(to: wanted, fields))
        })
    default: self
    }
  }

  /// The fields of all items.
  private struct Fields {
    /// Each once, in order.
    private(set) var names: [String] = []
    private var known: Set<String> = []
    /// By the name of a member, the fields of the items in it.
    private(set) var within: [String: Set<String>] = [:]

    mutating func add(_ json: JSON) {
      switch json {
      case .array(let elements): for element in elements { add(element) }
      case .object(let members): for member in members { add(member.1) }
      case .item(let members): add(members, below: [])
      default: break
      }
    }

    private mutating func add(_ members: [(String, JSON)], below outer: [String]) {
      for (name, value) in members {
        if known.insert(name).inserted { names.append(name) }
        for member in outer { within[member, default: []].insert(name) }
        addItems(in: value, below: outer + [name])
      }
    }

    private mutating func addItems(in json: JSON, below outer: [String]) {
      switch json {
      case .array(let elements): for element in elements { addItems(in: element, below: outer) }
      case .object(let members): for member in members { addItems(in: member.1, below: outer) }
      case .item(let members): add(members, below: outer)
      default: break
      }
    }
  }

  // MARK: Parts

  /// How many parts it can be cut into: its outermost items.
  var partCount: Int {
    var count = 0
    _ = parts(0..<0, &count)
    return count
  }

  /// The same with some of its parts, and without what held only others.
  func parts(_ range: Range<Int>) -> JSON {
    var count = 0
    return parts(range, &count)
  }

  /// - Parameter count: How many parts came before; raised by those of this.
  private func parts(_ range: Range<Int>, _ count: inout Int) -> JSON {
    switch self {
    case .object(let members):
      var kept: [(String, JSON)] = []
      for (name, value) in members { kept.append((name, value.parts(range, &count))) }
      return .object(kept)
    case .array(let elements) where holdsItems:
      var kept: [JSON] = []
      for element in elements {
        let first = count
        let part = element.parts(range, &count)
        // What has no items is a part like those beside it.
        if count == first { count += 1 }
        if range.overlaps(first..<count) { kept.append(part) }
      }
      return .array(kept)
    default: return self
    }
  }
}
