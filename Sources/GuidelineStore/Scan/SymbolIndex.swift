/// Symbols by the names that they are recognized by.
struct SymbolIndex {
  /// A symbol with the topics that it stands for.
  struct Entry {
    let pattern: SymbolPattern
    let framework: String
    /// Those that its uses lead to.
    var topics: [String] = []
    /// Whether it stands for others that its uses say nothing of.
    var isGeneral = false
    /// What takes its place, if it is deprecated.
    var replacements: [String] = []

    /// Whether a scan tells of its uses.
    var isTold: Bool { !topics.isEmpty || !isGeneral }

    /// Whether it names a type, and none of its members or calls.
    var isType: Bool {
      guard case .path(let parts) = pattern.form else { return false }
      return parts.count == 1 && pattern.argument == nil
    }

    /// Whether a use of it takes the place of one that says less.
    var isPrecise: Bool {
      switch pattern.form {
      case .path: !isType
      case .element: true
      default: false
      }
    }
  }

  /// How a name in code leads to a symbol.
  struct Lead {
    /// The symbol's place in ``entries``.
    let entry: Int
    let form: Form
    /// The names of arguments, properties and methods that a member may be given to.
    var labels: [Int32] = []
    /// The first argument of the call; -1 for any use.
    var argument: Int32 = -1
    /// Whether it counts only where it is set.
    var isSet = false
    /// The type that the symbol is or belongs to; -1 for what is no type's.
    var base: Int32 = -1
  }

  /// What stands around the name, which is the last of its symbol.
  enum Form {
    /// A type, function or constant that only its framework can call so.
    case name
    /// One that has a name which others may have, too.
    case shortName
    /// A member of a type: the names before it, from the outermost.
    case path([Int32])
    /// A member of whatever type.
    case member
    /// One that is called.
    case modifier
    case keyPath
    /// With or without what it belongs to.
    case property
  }

  private(set) var entries: [Entry] = []
  private(set) var names = NameTable()
  /// The number of `self`.
  private(set) var itself: Int32 = -1
  /// By the number of the name.
  private(set) var swift: [[Lead]] = []
  private(set) var objectiveC: [[Lead]] = []
  /// By the name of the element.
  private(set) var elements: [String: [(attributes: [SymbolPattern.Attribute], entry: Int)]] = [:]
  private(set) var keys: [String: Int] = [:]
  /// The words that many types end with, such as `view` and `controller`: they say nothing of any.
  private(set) var kinds: Set<String> = []
  private var places: [String: Int] = [:]

  init(_ symbols: [Symbol]) {
    for keyword in Keyword.allCases { _ = number("\(keyword)") }
    itself = number("self")
    for symbol in symbols {
      _ = number(symbol.framework)
      addEntry(symbol)
    }
    for (place, entry) in entries.enumerated() where entry.isTold || entry.isPrecise {
      addLeads(entry, place)
    }
    var counts: [String: Int] = [:]
    for entry in entries where entry.isType {
      if let last = SymbolWords.words(of: entry.pattern.name).last { counts[last, default: 0] += 1 }
    }
    kinds = Set(counts.filter { $0.value >= 4 }.keys)
  }

  private mutating func addEntry(_ symbol: Symbol) {
    guard let pattern = SymbolPattern(symbol.name) else { return }
    let key = "\(symbol.framework) \(pattern.name) \(pattern.labels)"
    let place = places[key] ?? entries.count
    if place == entries.count {
      places[key] = place
      entries.append(Entry(pattern: pattern, framework: symbol.framework))
    }
    if pattern.isGeneral {
      entries[place].isGeneral = true
    } else if !symbol.topic.isEmpty {
      entries[place].topics.append(symbol.topic)
    }
    if entries[place].replacements.isEmpty { entries[place].replacements = pattern.replacements }
  }

  private mutating func addLeads(_ entry: Entry, _ place: Int) {
    let pattern = entry.pattern
    switch pattern.form {
    case .path(let parts): add(parts, pattern, place)
    case .member(let name):
      let isModifier = Self.declarative.contains(entry.framework)
      var lead = Lead(entry: place, form: isModifier ? .modifier : .member)
      lead.isSet = pattern.isSet
      swift[Int(number(name))].append(lead)
      if !isModifier { addAccessors(of: name, lead) }
    case .keyPath(let name):
      swift[Int(number(name))].append(Lead(entry: place, form: .keyPath))
    case .name(let name):
      var lead = Lead(entry: place, form: .property)
      lead.isSet = pattern.isSet
      swift[Int(number(name))].append(lead)
      addAccessors(of: name, lead)
    case .element(let name, let attributes): elements[name, default: []].append((attributes, place))
    case .key(let key): keys[key] = place
    }
  }

  private mutating func add(_ parts: [String], _ pattern: SymbolPattern, _ place: Int) {
    let numbers = parts.map { number($0) }
    guard let last = numbers.last else { return }
    var lead = Lead(
      entry: place,
      form: parts.count > 1
        ? .path(numbers.dropLast()) : parts[0].hasFrameworkPrefix ? .name : .shortName,
      labels: pattern.labels.map { number($0) },
      argument: pattern.argument.map { number($0) } ?? -1, base: numbers[0])
    swift[Int(last)].append(lead)
    // What a call is given stands in the names of Objective-C's methods.
    guard pattern.argument == nil else { return }
    objectiveC[Int(last)].append(lead)
    if let joined = pattern.joinedName {
      lead = Lead(entry: place, form: .name, base: numbers[0])
      objectiveC[Int(number(joined))].append(lead)
    }
  }

  /// `tintColor` and `setTintColor` in Objective-C.
  private mutating func addAccessors(of name: String, _ lead: Lead) {
    objectiveC[Int(number(name))].append(lead)
    var setter = lead
    setter.isSet = false
    objectiveC[Int(number("set" + name.prefix(1).uppercased() + name.dropFirst()))].append(setter)
  }

  private mutating func number(_ name: String) -> Int32 {
    let number = names.number(of: name)
    while swift.count <= Int(number) {
      swift.append([])
      objectiveC.append([])
    }
    return number
  }

  /// The frameworks whose members are modifiers, in which a call makes the difference.
  private static let declarative: Set<String> = ["SwiftUI", "Charts", "WidgetKit", "StoreKit"]
}
