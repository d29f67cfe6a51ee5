/// Symbols by the names that they are recognized by.
struct SymbolIndex {
  /// A symbol with all topics that it stands for.
  struct Entry {
    let pattern: SymbolPattern
    let framework: String
    var topics: [String]
  }

  /// How a name in code leads to a symbol.
  struct Lead {
    /// The symbol's place in ``entries``.
    let entry: Int
    let form: Form
    /// The names of arguments, properties and methods that a member may be given to.
    var labels: [Int32] = []
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
  /// By the number of the name.
  private(set) var swift: [[Lead]] = []
  private(set) var objectiveC: [[Lead]] = []
  /// By the name of the element.
  private(set) var elements: [String: [(attributes: [SymbolPattern.Attribute], entry: Int)]] = [:]
  private(set) var keys: [String: Int] = [:]
  private var places: [String: Int] = [:]

  init(_ symbols: [Symbol]) {
    for keyword in Keyword.allCases { _ = number("\(keyword)") }
    for symbol in symbols {
      _ = number(symbol.framework)
      add(symbol)
    }
  }

  private mutating func add(_ symbol: Symbol) {
    guard let pattern = SymbolPattern(symbol.name) else { return }
    let key = symbol.framework + " " + symbol.name
    if let place = places[key] {
      entries[place].topics += symbol.topic.isEmpty ? [] : [symbol.topic]
      return
    }
    let place = entries.count
    places[key] = place
    entries.append(
      Entry(
        pattern: pattern, framework: symbol.framework,
        topics: symbol.topic.isEmpty ? [] : [symbol.topic]))
    switch pattern.form {
    case .path(let parts): add(parts, pattern, place)
    case .member(let name):
      let isModifier = Self.declarative.contains(symbol.framework)
      swift[Int(number(name))].append(Lead(entry: place, form: isModifier ? .modifier : .member))
      if !isModifier { addAccessors(of: name, Lead(entry: place, form: .member)) }
    case .keyPath(let name):
      swift[Int(number(name))].append(Lead(entry: place, form: .keyPath))
    case .name(let name):
      swift[Int(number(name))].append(Lead(entry: place, form: .property))
      addAccessors(of: name, Lead(entry: place, form: .property))
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
      labels: pattern.labels.map { number($0) }, base: numbers[0])
    swift[Int(last)].append(lead)
    objectiveC[Int(last)].append(lead)
    if let joined = pattern.joinedName {
      lead = Lead(entry: place, form: .name, base: numbers[0])
      objectiveC[Int(number(joined))].append(lead)
    }
  }

  /// `tintColor` and `setTintColor` in Objective-C.
  private mutating func addAccessors(of name: String, _ lead: Lead) {
    objectiveC[Int(number(name))].append(lead)
    objectiveC[Int(number("set" + name.prefix(1).uppercased() + name.dropFirst()))].append(lead)
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
