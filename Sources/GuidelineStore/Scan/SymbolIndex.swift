/// The symbols to look for, by the names that identify them in code.
struct SymbolIndex {
  /// A symbol with its topics.
  struct Entry {
    let pattern: SymbolPattern
    let framework: String
    var topics: [String] = []
    /// Whether `Data/symbols` marks it with `*`, as too general to report by itself.
    var isGeneral = false
    /// The names of the symbols that replace it, if it is deprecated.
    var replacements: [String] = []

    /// Whether a scan reports its uses.
    var isTold: Bool { !topics.isEmpty || !isGeneral }

    /// Whether the symbol is a type, not a member or call.
    var isType: Bool {
      guard case .path(let parts) = pattern.form else { return false }
      return parts.count == 1 && pattern.argument == nil
    }

    /// Whether its uses replace more general ones on the same line.
    var isPrecise: Bool {
      switch pattern.form {
      case .path: !isType
      case .element: true
      default: false
      }
    }
  }

  /// A symbol that a name in code may refer to.
  struct Lead {
    /// The index in ``entries``.
    let entry: Int
    let form: Form
    /// Name IDs of the arguments, properties and methods that accept the member.
    var labels: [Int32] = []
    /// The name ID of the call's first argument; -1 for any use.
    var argument: Int32 = -1
    /// Whether only assignments count.
    var isSet = false
    /// The name ID of the type that the symbol is or belongs to; -1 if none.
    var base: Int32 = -1
  }

  /// The context in which the name, the symbol's last component, is recognized.
  enum Form {
    /// A type, function or constant with a framework prefix.
    case name
    /// A type, function or constant without a prefix, whose name others may share.
    case shortName
    /// A member of a type: the name IDs before it, outermost first.
    case path([Int32])
    /// A member of any type.
    case member
    /// A modifier, which must be called.
    case modifier
    case keyPath
    /// A property, qualified or not.
    case property
  }

  private(set) var entries: [Entry] = []
  private(set) var names = NameTable()
  /// The name ID of `self`.
  private(set) var itself: Int32 = -1
  /// Indexed by name ID.
  private(set) var swift: [[Lead]] = []
  private(set) var objectiveC: [[Lead]] = []
  /// By element name.
  private(set) var elements: [String: [(attributes: [SymbolPattern.Attribute], entry: Int)]] = [:]
  private(set) var keys: [String: Int] = [:]
  /// Common last words of type names, such as `view` and `controller`, which don't identify a
  /// symbol.
  private(set) var kinds: Set<String> = []
  private var places: [String: Int] = [:]
  /// The checks of a name, by its ID: those that find it, or none if it only surrounds what they find.
  private(set) var checks: [Int32: [CodeCheck]] = [:]

  private(set) var checkNames: Set<String> = [CodeCheck.deprecated]
  /// The IDs of Apple's types without a prefix that checks know, which an app may have as well.
  private(set) var shortTypes: [String: Int32] = [:]

  /// The platform that alone has a name, by the name's ID.
  private var platforms: [Int32: String] = [:]

  init(_ symbols: [Symbol], _ checks: [CodeCheck] = []) {
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
    for name in CodeCheck.previews + checks.flatMap(\.names) {
      _ = number(name)
      names.check(name)
      if name.first?.isUppercase == true, !name.hasFrameworkPrefix {
        shortTypes[name] = names.number(of: name)
      }
    }
    for (platform, names) in checks.flatMap(\.only) {
      for name in names { platforms[number(name)] = platform }
    }
    checkNames.formUnion(checks.map(\.name))
    for check in checks {
      for name in Set(check.cases.flatMap(\.finds).compactMap(\.parts.last?.name)) {
        self.checks[names.number(of: name), default: []].append(check)
      }
    }
  }

  /// The platforms that names outside of `#if` tell, and `@available(tvOS 15, *)`.
  func platforms(named source: TokenizedSource) -> Set<String> {
    let tokens = source.tokens
    let found = tokens.indices.dropFirst(3).dropLast().compactMap { place -> String? in
      let token = tokens[place]
      guard token.name >= 0, let platform = platforms[token.name],
        names.name(token.name) != platform
          || tokens[place - 3].mark == UInt8(ascii: "@") && tokens[place + 1].kind == .literal
      else { return nil }
      return source.branches.found.contains { $0.lines ~= token.line } ? nil : platform
    }
    return Set(found)
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
    // Objective-C method names include their arguments.
    guard pattern.argument == nil else { return }
    objectiveC[Int(last)].append(lead)
    if let joined = pattern.joinedName {
      lead = Lead(entry: place, form: .name, base: numbers[0])
      objectiveC[Int(number(joined))].append(lead)
    }
  }

  /// Adds `tintColor` and `setTintColor` in Objective-C.
  private mutating func addAccessors(of name: String, _ lead: Lead) {
    objectiveC[Int(number(name))].append(lead)
    var setter = lead
    setter.isSet = false
    objectiveC[Int(number("set" + name.prefix(1).uppercased() + name.dropFirst()))].append(setter)
  }

  private mutating func number(_ name: String) -> Int32 {
    let number = names.add(name)
    while swift.count <= Int(number) {
      swift.append([])
      objectiveC.append([])
    }
    return number
  }

  /// Frameworks whose members are modifiers, so that only calls count.
  private static let declarative: Set<String> = ["SwiftUI", "Charts", "WidgetKit", "StoreKit"]
}
