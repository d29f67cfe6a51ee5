/// Reads what an Objective-C file sends, calls and sets into a tree, by the names that Swift gives to
/// methods: `[UIAlertAction actionWithTitle:style:handler:]` is `UIAlertAction(title:style:handler:)`.
struct ObjectiveCTree {
  /// An open bracket.
  private struct Open {
    let mark: UInt8
    let start: Int
    /// The name called with it; -1 for none.
    let callee: Int
    let variableCount: Int
    /// The nodes directly inside it.
    var nodes: [Int] = []
    /// The method whose body it is; -1 for none.
    var method = -1
    /// What the first message inside it returned, where it began, and its class.
    var receiver: (start: Int, node: Int, type: String)?
    /// The assignment of the current statement, and the number of nodes before its value.
    var assigned: (node: Int, count: Int)?
    var declared: (name: UInt64, count: Int, isMember: Bool)?
  }

  private let values: CodeValues
  private let table: NameTable
  private var tree = CodeTree()
  private var open: [Open]
  private var variables: [(name: UInt64, node: Int)] = []
  private var members: [UInt64: Int] = [:]
  private var method = -1

  static func tree(
    of source: TokenizedSource, _ bytes: ContiguousArray<UInt8>, _ table: NameTable
  ) -> CodeTree {
    var reader = ObjectiveCTree(CodeValues(tokens: source.tokens, bytes: bytes), table)
    for place in source.tokens.indices { reader.take(place) }
    return reader.tree
  }

  private init(_ values: CodeValues, _ table: NameTable) {
    self.values = values
    self.table = table
    open = [Open(mark: UInt8(ascii: "{"), start: -1, callee: -1, variableCount: 0)]
  }

  private var top: Int { open.count - 1 }

  private mutating func take(_ place: Int) {
    let token = values.tokens[place]
    if token.kind == .name, table.isChecked(token.name) { tree.names.insert(token.name) }
    switch token.mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let isCall =
        token.mark == UInt8(ascii: "(") && place > 0 && values.tokens[place - 1].kind == .name
      var next = Open(
        mark: token.mark, start: place, callee: isCall ? place - 1 : -1,
        variableCount: variables.count)
      if token.mark == UInt8(ascii: "{"), top == 0 { (next.method, method) = (method, -1) }
      open.append(next)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket(at: place)
    case UInt8(ascii: ";"): endStatement()
    case UInt8(ascii: "="): takeAssignment(place)
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if token.isFirstOnLine, top == 0, values.mark(place + 1) == UInt8(ascii: "(") {
        takeMethod(place + 1)
      }
    default: break
    }
  }

  // MARK: Statements

  /// `- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options`
  private mutating func takeMethod(_ start: Int) {
    let end = (start..<min(start + 200, values.tokens.count)).first {
      [UInt8(ascii: "{"), UInt8(ascii: ";")].contains(values.mark($0))
    }
    guard let end else { return }
    let labels = (start..<end).filter {
      values.tokens[$0].kind == .name && values.mark($0 + 1) == UInt8(ascii: ":")
    }
    let name = (start..<end).first { values.mark($0) == UInt8(ascii: ")") }.map { $0 + 1 }
    guard let name, name < end, table.isChecked(values.tokens[name].name) else { return }
    method = add(values.tokens[name].name, name...name)
    tree.declare(method)
    tree.set(
      labels.map { CodeTree.Argument(label: values.text($0), value: .other) }, of: method)
  }

  private mutating func takeAssignment(_ place: Int) {
    guard values.tokens[place].assigns, place > 0, values.tokens[place - 1].kind == .name,
      open[top].mark == UInt8(ascii: "{")
    else { return }
    let isAfterDot = values.mark(place - 2) == UInt8(ascii: ".")
    let name = values.tokens[place - 1].name
    let count = open[top].nodes.count
    let isOfSelf = isAfterDot && values.text(place - 3) == "self"
    if isAfterDot, table.isChecked(name) {
      let node = add(name, place - 1...place - 1, of: values.text(place - 3))
      tree.modify(node, variable(place - 3) ?? unknown(place - 3))
      open[top].assigned = (node, count + 1)
      let end = end(ofValueAt: place + 1)
      tree.set(
        [CodeTree.Argument(label: "", value: values.value(place + 1..<end))], of: node)
      if end == place + 2, let other = variable(place + 1) { tree.enclose(other, in: node) }
    } else if !isAfterDot || isOfSelf {
      let isMember = isOfSelf || values.text(place - 1).hasPrefix("_")
      open[top].declared = (values.hash(place - 1), count, isMember)
    }
  }

  private func end(ofValueAt start: Int) -> Int {
    (start..<min(start + 400, values.tokens.count)).first { values.mark($0) == UInt8(ascii: ";") }
      ?? start
  }

  private mutating func endStatement() {
    if let (node, count) = open[top].assigned {
      for other in open[top].nodes.dropFirst(count) { tree.enclose(other, in: node) }
      open[top].assigned = nil
    }
    if let (name, count, isMember) = open[top].declared {
      if let node = open[top].nodes.dropFirst(count).last {
        if isMember { members[name] = node } else { variables.append((name, node)) }
      }
      open[top].declared = nil
    }
  }

  private func variable(_ place: Int) -> Int? {
    guard values.tokens.indices.contains(place), values.tokens[place].kind == .name else {
      return nil
    }
    let name = values.hash(place)
    return variables.last { $0.name == name }?.node ?? members[name]
  }

  /// A node for a variable that is set elsewhere.
  private mutating func unknown(_ place: Int) -> Int {
    guard values.tokens.indices.contains(place), values.tokens[place].kind == .name else {
      return -1
    }
    let token = values.tokens[place]
    let node = tree.add(
      CodeTree.Node(name: CodeTree.unknown, range: token.range, line: token.line))
    members[values.hash(place)] = node
    return node
  }

  // MARK: Messages

  private mutating func closeBracket(at place: Int) {
    guard top > 0 else { return }
    endStatement()
    let last = open.removeLast()
    var node = last.method
    var type = ""
    if last.mark == UInt8(ascii: "[") {
      (node, type) = takeMessage(last, to: place)
    } else if last.callee >= 0, table.isChecked(values.tokens[last.callee].name) {
      node = add(values.tokens[last.callee].name, last.callee...last.callee)
      tree.set(values.arguments(last.start + 1..<place), of: node)
    }
    if last.mark == UInt8(ascii: "{") {
      variables.removeLast(variables.count - last.variableCount)
    }
    if node >= 0 {
      for other in last.nodes { tree.enclose(other, in: node) }
    } else {
      open[top].nodes += last.nodes
    }
    if open[top].start + 1 == last.start { open[top].receiver = (last.start, node, type) }
  }

  /// - Returns: The message's node, or -1; and the class that it returns an uninitialized object of.
  private mutating func takeMessage(_ message: Open, to end: Int) -> (Int, String) {
    guard end - message.start <= CodeValues.most else { return (-1, "") }
    var place = message.start + 1
    var (receiver, type) = (-1, "")
    if let inner = message.receiver {
      (receiver, type) = (inner.node, inner.type)
      var depth = 0
      repeat {
        if values.mark(place) == UInt8(ascii: "[") { depth += 1 }
        if values.mark(place) == UInt8(ascii: "]") { depth -= 1 }
        place += 1
      } while depth > 0 && place < end
    } else {
      // `self.button`
      while place + 2 < end, values.mark(place + 1) == UInt8(ascii: ".") { place += 2 }
      guard place < end else { return (-1, "") }
      if values.tokens[place].isCapitalized { type = values.text(place) }
      receiver = type.isEmpty ? variable(place) ?? unknown(place) : -1
      place += 1
    }
    let labels = selectorParts(place..<end)
    guard let first = labels.first, place < end else { return (-1, "") }
    if ["alloc", "class"].contains(values.text(first)) { return (-1, type) }
    var names = labels.map(values.text)
    let hasArguments = values.mark(first + 1) == UInt8(ascii: ":")
    let (name, label) = Self.swiftName(
      of: names[0], in: type, count: hasArguments ? names.count : 0)
    names[0] = label
    var arguments = zip(labels, names).enumerated().map { number, part in
      let valueEnd = number + 1 < labels.count ? labels[number + 1] : end
      return CodeTree.Argument(
        label: part.1, value: hasArguments ? values.value(part.0 + 2..<valueEnd) : .other)
    }
    if !hasArguments { arguments = [] }
    guard let id = table.checked(name) else { return (-1, type) }
    tree.names.insert(id)
    let node = add(id, message.start...first, of: name == type ? "" : type)
    tree.modify(node, receiver)
    tree.set(arguments, of: node)
    for (number, label) in labels.enumerated() where hasArguments {
      let valueEnd = number + 1 < labels.count ? labels[number + 1] : end
      if valueEnd == label + 3, let other = variable(label + 2) { tree.enclose(other, in: node) }
    }
    return (node, "")
  }

  /// The places of a selector's parts; of `show` in `[alert show]`, too.
  private func selectorParts(_ range: Range<Int>) -> [Int] {
    var (parts, depth): ([Int], Int) = ([], 0)
    for place in range {
      switch values.mark(place) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default:
        let isPart =
          values.tokens[place].kind == .name
          && values.mark(place + 1) == UInt8(ascii: ":")
        if depth == 0, isPart { parts.append(place) }
      }
    }
    return parts.isEmpty ? [range.lowerBound] : parts
  }

  /// The name and the first label in Swift.
  private static func swiftName(
    of selector: String, in type: String, count: Int
  ) -> (name: String, label: String) {
    func lowered(_ text: Substring) -> String { text.prefix(1).lowercased() + text.dropFirst() }
    guard count > 0 else {
      return (["init", "new"].contains(selector) && !type.isEmpty ? type : selector, "")
    }
    if count == 1, selector.hasPrefix("set") {
      return (lowered(selector.dropFirst(3)), "")
    }
    for word in ["With", "Of"] {
      guard let start = selector.firstRange(of: word) else { continue }
      let base = selector[..<start.lowerBound]
      if word == "With", !type.isEmpty,
        base == "init" || type.lowercased().hasSuffix(base.lowercased())
      {
        return (type, lowered(selector[start.upperBound...]))
      }
      return (String(base), lowered(selector[start.lowerBound...]))
    }
    return (selector, "")
  }

  private mutating func add(
    _ name: Int32, _ places: ClosedRange<Int>, of type: String = ""
  ) -> Int {
    let (first, last) = (values.tokens[places.lowerBound], values.tokens[places.upperBound])
    let node = tree.add(
      CodeTree.Node(
        name: name, base: type, range: first.range.lowerBound..<last.range.upperBound,
        line: first.line))
    open[top].nodes.append(node)
    return node
  }
}
