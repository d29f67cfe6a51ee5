import GuidelineStore

/// Selects parts of an answer. Its items, ``JSON/item(_:)``, are rules, topics, changes and so on,
/// which may be nested.
extension JSON {
  /// Whether the value is or contains an item.
  private var holdsItems: Bool {
    switch self {
    case .item: true
    case .array(let elements): elements.contains(where: \.holdsItems)
    case .object(let members): members.contains { $0.1.holdsItems }
    default: false
    }
  }

  // MARK: Fields

  /// The names of all items' fields, outer items first.
  var fieldNames: [String] {
    var fields = Fields()
    fields.add(self)
    return fields.names
  }

  /// Limits items to some fields.
  ///
  /// A field applies to items at any level, and keeps the items around it.
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
          // A member without items here may have some elsewhere, so an empty list stays.
          guard let inner = fields.within[name], !inner.isDisjoint(with: wanted) else { return nil }
          return (name, value.narrowed(to: wanted, fields))
        })
    default: self
    }
  }

  /// The fields of all items.
  private struct Fields {
    /// The names without duplicates, in order.
    private(set) var names: [String] = []
    private var known: Set<String> = []
    /// The fields of nested items, by the name of the member that contains them.
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

  /// The number of parts the answer can be split into: its outermost items.
  var partCount: Int {
    var count = 0
    _ = parts(0..<0, &count)
    return count
  }

  /// The answer with only some of its parts.
  func parts(_ range: Range<Int>) -> JSON {
    var count = 0
    return parts(range, &count)
  }

  /// - Parameter count: The number of parts before this value; increased by its own.
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
        // Beside items, an element without items counts as a part, too.
        if count == first { count += 1 }
        if range.overlaps(first..<count) { kept.append(part) }
      }
      return .array(kept)
    default: return self
    }
  }
}
