/// The calls, assignments and elements of a source that checks know by name, with what encloses them.
struct CodeTree {
  enum Value: Hashable {
    case number(Double)
    case string(String)
    /// A constant, a property or a variable, by its last name.
    case name(String)
    case list([Value])
    case other
  }

  struct Argument: Hashable {
    /// Empty without a label.
    let label: String
    let value: Value
  }

  struct Node {
    /// The ID of its name, or ``unknown``.
    var name: Int32
    /// The type or the variable before the dot; empty if there is none.
    var base = ""
    var arguments: [Argument] = []
    /// The calls and assignments that it is an argument or in a closure of.
    var enclosing: [Int] = []
    /// The call whose value it modifies, or is set on; -1 if unknown.
    var modified = -1
    /// Whether it is a function or a type that is declared.
    var isDeclaration = false
    let range: Range<Int>
    let line: Int
  }

  /// The name of variables, and of types that no check names.
  static let unknown: Int32 = -2

  private(set) var nodes: [Node] = []
  /// The IDs of the checked names in the source, called or not.
  var names: Set<Int32> = []
  /// The branches of `#if` that are for some platforms only, inner ones before those around them.
  var branches: [PlatformBranch] = []

  /// Lines that run in previews or on older systems only.
  var asides: [ClosedRange<Int>] = []

  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Forgets what checks know about names that the app gives to things of its own.
  mutating func disown(_ names: Set<Int32>) {
    for index in nodes.indices where names.contains(nodes[index].name) {
      nodes[index].name = Self.unknown
    }
  }

  mutating func declare(_ node: Int) { nodes[node].isDeclaration = true }

  mutating func set(_ arguments: [Argument], of node: Int) { nodes[node].arguments = arguments }

  mutating func modify(_ node: Int, _ other: Int) { nodes[node].modified = other }

  mutating func enclose(_ node: Int, in other: Int) {
    if node != other { nodes[node].enclosing.append(other) }
  }

  /// For each node, those directly in its arguments and closures, and its modifiers.
  var members: [[Int]] {
    var members: [[Int]] = nodes.map { _ in [] }
    for (index, node) in nodes.enumerated() {
      for other in node.enclosing + [node.modified] where other >= 0 {
        members[other].append(index)
      }
    }
    return members
  }

  /// The keys of a property list or a strings file.
  var keys: [String] {
    nodes.flatMap(\.arguments).compactMap {
      if case .string(let key) = $0.value, $0.label == "name" { key } else { nil }
    }
  }

  /// The nodes that enclose a node or that it modifies, and those of all these.
  func ancestors(of node: Int) -> [Int] {
    var found: Set<Int> = [node]
    var rest = [node]
    while let next = rest.popLast() {
      for other in nodes[next].enclosing + [nodes[next].modified]
      where other >= 0 && found.insert(other).inserted { rest.append(other) }
    }
    return found.subtracting([node]).sorted()
  }
}

extension CodeTree.Value {
  /// A number, also one in a string or of a Boolean attribute.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }
}

/// Reads the values of arguments and assignments from tokens.
struct CodeValues {
  let tokens: [SourceToken]
  let bytes: ContiguousArray<UInt8>

  /// The most tokens of a value, and the most brackets around it; what is larger has no value.
  static let (most, deepest) = (2000, 200)

  func text(_ place: Int) -> String {
    tokens.indices.contains(place)
      ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }

  func mark(_ place: Int) -> UInt8 { tokens.indices.contains(place) ? tokens[place].mark : 0 }

  /// Identifies a variable by its name, without the underscore of an instance variable.
  func hash(_ place: Int) -> UInt64 {
    var hash = StableHash()
    let range = tokens[place].range
    hash.take(bytes[bytes[range].first == UInt8(ascii: "_") ? range.dropFirst() : range])
    return hash.value
  }

  /// The parts of a range between commas outside of brackets.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    for place in range {
      switch tokens[place].mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        if start < place { parts.append(start..<place) }
        start = place + 1
      default: break
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The arguments between parentheses; of a declaration, its parameters.
  func arguments(_ range: Range<Int>) -> [CodeTree.Argument] {
    guard range.count <= Self.most else { return [] }
    return parts(range).map { part in
      let start = part.lowerBound
      let colon = (start + 1..<min(start + 3, part.upperBound)).first {
        mark($0) == UInt8(ascii: ":") && tokens[$0 - 1].kind == .name
      }
      guard tokens[start].kind == .name, let colon else {
        return CodeTree.Argument(label: "", value: value(part))
      }
      return CodeTree.Argument(label: text(start), value: value(colon + 1..<part.upperBound))
    }
  }

  /// - Parameter depth: The number of arrays around the value.
  func value(_ range: Range<Int>, depth: Int = 0) -> CodeTree.Value {
    var range = range
    if let first = range.first, mark(first) == UInt8(ascii: "@") { range = range.dropFirst() }
    guard let first = range.first else { return .other }
    if tokens[first].kind == .literal {
      guard let number = number(first) else {
        return range.count == 1 ? .string(string(first)) : .other
      }
      if range.count == 1 { return .number(number) }
      // `122 / 255`
      if range.count == 3, text(first + 1) == "/", let divisor = self.number(first + 2) {
        return .number(number / divisor)
      }
      return .other
    }
    if mark(first) == UInt8(ascii: "["), range.count == 4,
      tokens[first + 1].kind == .name, tokens[first + 2].kind == .name
    {
      return .name(constant(first + 2))
    }
    if mark(first) == UInt8(ascii: "["), mark(range.upperBound - 1) == UInt8(ascii: "]") {
      guard depth < 4 else { return .other }
      return .list(
        parts(first + 1..<range.upperBound - 1).map { value($0, depth: depth + 1) })
    }
    let path = range.drop { tokens[$0].kind == .name || Self.links.contains(mark($0)) }
    if path.isEmpty {
      return range.last { tokens[$0].kind == .name }.map { .name(constant($0)) } ?? .other
    }
    guard tokens[first].kind == .name, path.first == first + 1, mark(first + 1) == UInt8(ascii: "(")
    else { return .other }
    if range.count == 4, let number = number(first + 2) { return .number(number) }
    // `PlainButtonStyle()`
    if range.count == 3 { return .name(constant(first)) }
    guard Self.wrappers.contains(text(first)),
      let literal = range.first(where: { tokens[$0].kind == .literal })
    else { return .other }
    return .string(string(literal))
  }

  /// `blackColor` of Objective-C is `black`.
  private func constant(_ place: Int) -> String {
    let name = text(place)
    return name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  private static let links = Set(".!?\\".utf8)
  /// What takes a text or its key in a strings file.
  private static let wrappers: Set = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "String", "LocalizedStringKey",
    "LocalizedStringResource", "Text", "LocalizedStringWithDefaultValue",
  ]

  /// `9`, `9.0f`, `0x007AFF`; `nil` for other literals.
  private func number(_ place: Int) -> Double? {
    guard tokens.indices.contains(place), tokens[place].kind == .literal,
      bytes[tokens[place].range.lowerBound].isASCIIDigit
    else { return nil }
    let text = text(place).filter { $0 != "_" }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Double.init) }
    return Double(text) ?? Double(text.dropLast())
  }

  private func string(_ place: Int) -> String {
    var text = text(place)[...]
    while text.first == "#", text.last == "#" { text = text.dropFirst().dropLast() }
    while text.first == "\"", text.last == "\"", text.utf8.count > 1 {
      text = text.dropFirst().dropLast()
    }
    return String(text).replacing("\\\"", with: "\"").trimmed
  }
}
