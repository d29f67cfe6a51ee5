/// Reads what a Swift file calls and sets into a tree.
struct SwiftTree {
  /// An open bracket.
  private struct Open {
    let start: Int
    /// The node that the code inside belongs to; -1 for none.
    var node: Int
    /// The call whose parentheses or closure it is; -1 for none.
    let call: Int
    /// The node that a dot after the bracket continues; -1 for none.
    let value: Int
    let variableCount: Int
    /// The variable that is set to what the closure returns, and the first one inside it.
    var alias: UInt64?
    var aliasNode = -1
    /// The assignment of the current statement; -1 for none.
    var assignment = -1
    /// Whether the last `if` or `guard` in it asks for the version of the system.
    var isVersioned = false
  }

  private let values: CodeValues
  private let table: NameTable
  /// The ID of `self`.
  private let itself: Int32
  /// The IDs of what encloses code for previews or older systems.
  private let asides: [Int32]
  private var tree = CodeTree()
  private var open: [Open]
  private var variables: [(name: UInt64, node: Int)] = []
  /// Properties of `self`, which other methods share.
  private var members: [UInt64: Int] = [:]
  /// The node that a dot continues, and the token where a path of names begins; -1 for none.
  private var (value, path) = (-1, -1)
  /// The variable that awaits its value.
  private var declared: UInt64?
  private var isMember = false
  /// The node that the next braces belong to, and the one whose brackets closed last; -1 for none.
  private var (body, closed) = (-1, -1)
  private var called = -1
  private var isInHeader = false
  /// The number of open brackets around what follows `if`, `switch` or `else`; -1 outside.
  private var condition = -1
  /// The name of its braces: `if`, or `else` for what runs on older systems.
  private var branch = Keyword.if.number

  static func tree(
    of source: TokenizedSource, _ bytes: ContiguousArray<UInt8>, _ table: NameTable
  ) -> CodeTree {
    var reader = SwiftTree(CodeValues(tokens: source.tokens, bytes: bytes), table)
    for place in source.tokens.indices { reader.take(place) }
    reader.tree.branches = source.branches.found
    return reader.tree
  }

  private init(_ values: CodeValues, _ table: NameTable) {
    self.values = values
    self.table = table
    itself = table.number(of: "self")
    asides = CodeCheck.previews.map(table.number) + [Keyword.else.number]
    open = [Open(start: -1, node: -1, call: -1, value: -1, variableCount: 0)]
  }

  private var top: Int { open.count - 1 }
  private var enclosing: Int {
    guard top <= CodeValues.deepest else { return -1 }
    return open[top].assignment >= 0 ? open[top].assignment : open[top].node
  }

  private mutating func take(_ place: Int) {
    let token = values.tokens[place]
    switch (token.kind, token.mark) {
    case (.name, _): takeName(place)
    case (_, UInt8(ascii: "(")), (_, UInt8(ascii: "[")), (_, UInt8(ascii: "{")):
      openBracket(token.mark, at: place)
    case (_, UInt8(ascii: ")")), (_, UInt8(ascii: "]")), (_, UInt8(ascii: "}")):
      closeBracket(token.mark, at: place)
    case (_, UInt8(ascii: ".")), (_, UInt8(ascii: "?")), (_, UInt8(ascii: "!")): break
    default: (value, path) = (-1, -1)
    }
  }

  // MARK: Brackets

  private mutating func openBracket(_ mark: UInt8, at place: Int) {
    let tokens = values.tokens
    var call = called
    if mark == UInt8(ascii: "{") {
      call = body >= 0 ? body : -1
      if call < 0, closed >= 0, tokens[place - 1].line == tokens[place].line,
        values.mark(place - 1) == UInt8(ascii: ")")
      {
        call = closed
      }
      (body, isInHeader) = (-1, false)
      if call < 0, condition == top {
        declared = nil
        (call, condition) = (add(place, name: branch), -1)
      }
    }
    // What follows a trailing closure modifies its call.
    if mark == UInt8(ascii: "{"), call >= 0 {
      value = tree.nodes[call].modified >= 0 ? tree.nodes[call].modified : call
    }
    var next = Open(
      start: place, node: call >= 0 ? call : enclosing, call: call, value: value,
      variableCount: variables.count)
    if mark == UInt8(ascii: "{"), place > 0, tokens[place - 1].assigns { next.alias = declared }
    open.append(next)
    (value, path, called, closed, declared) = (-1, -1, -1, -1, nil)
  }

  private mutating func closeBracket(_ mark: UInt8, at place: Int) {
    guard top > 0 else { return }
    let last = open.removeLast()
    (value, path, closed, body) = (last.value, -1, last.call, -1)
    if mark == UInt8(ascii: "}") {
      variables.removeLast(variables.count - last.variableCount)
      if last.call >= 0, asides.contains(tree.nodes[last.call].name) {
        tree.asides.append(tree.nodes[last.call].line...values.tokens[place].line)
      }
      if let alias = last.alias, last.aliasNode >= 0 { variables.append((alias, last.aliasNode)) }
    } else if mark == UInt8(ascii: ")"), last.call >= 0 {
      tree.set(values.arguments(last.start + 1..<place), of: last.call)
      if place - last.start <= CodeValues.most {
        pass(values.parts(last.start + 1..<place), to: last.call)
      }
      // A function's body follows its parameters and result.
      if tree.nodes[last.call].isDeclaration { body = last.call }
    } else if mark == UInt8(ascii: ")"), last.start > 0, place - last.start < 40,
      values.tokens[last.start - 1].kind == .name
    {
      // The app's own function may do anything with what it is given.
      for node in passed(values.parts(last.start + 1..<place)) {
        let call = add(last.start - 1, name: Keyword.func.number)
        let name = CodeTree.Value.string(values.text(last.start - 1))
        tree.set([CodeTree.Argument(label: "name", value: name)], of: call)
        tree.modify(call, node)
      }
      value = last.value
    }
  }

  /// Variables passed to a call belong to it.
  private mutating func pass(_ parts: [Range<Int>], to call: Int) {
    for node in passed(parts) { tree.enclose(node, in: call) }
  }

  private func passed(_ parts: [Range<Int>]) -> [Int] {
    parts.compactMap { part in
      guard let last = part.last, values.tokens[last].kind == .name,
        part.count == 1 || values.mark(last - 1) == UInt8(ascii: ":")
          || values.mark(last - 1) == UInt8(ascii: ".")
      else { return nil }
      return variable(last)
    }
  }

  private func variable(_ place: Int) -> Int? {
    let name = values.hash(place)
    return variables.last { $0.name == name }?.node ?? members[name]
  }

  private mutating func bind(_ name: UInt64, to node: Int) {
    if isMember { members[name] = node }
    variables.append((name, node))
    if let place = open.indices.last(where: { open[$0].alias != nil }), open[place].aliasNode < 0 {
      open[place].aliasNode = node
    }
  }

  /// The node of the variable that a path begins with: `alert.addAction`, `self.button.layer.mask`.
  private mutating func pathVariable(_ place: Int) -> Int {
    guard path >= 0 else { return -1 }
    let start = values.tokens[path].name == itself ? path + 2 : path
    guard start < place else { return -1 }
    if let known = variable(start) { return known }
    let token = values.tokens[start]
    let node = tree.add(
      CodeTree.Node(name: CodeTree.unknown, range: token.range, line: token.line))
    members[values.hash(start)] = node
    return node
  }

  // MARK: Names

  private mutating func takeName(_ place: Int) {
    let tokens = values.tokens
    let token = tokens[place]
    let previous = place > 0 ? tokens[place - 1] : nil
    let isAfterDot = previous?.mark == UInt8(ascii: ".")
    if !isAfterDot {
      let keyword = Keyword(number: token.name)
      if token.isFirstOnLine, previous?.assigns != true {
        (open[top].assignment, declared) = (-1, nil)
        if previous?.mark != UInt8(ascii: ","), previous?.mark != UInt8(ascii: ":") {
          isInHeader = false
        }
      }
      (value, path) = (-1, keyword == nil ? place : -1)
      if keyword?.declaresType == true { isInHeader = true }
      if keyword == .if || keyword == .guard {
        open[top].isVersioned = values.text(place + 1) == "available"
      }
      if keyword == .if || keyword == .switch || keyword == .else, !isAvailability(place + 1) {
        condition = top
        branch = keyword == .else && open[top].isVersioned ? Keyword.else.number : Keyword.if.number
      }
      // What follows a `guard` runs on a condition, too.
      if keyword == .guard, !isAvailability(place + 1) {
        open[top].node = add(place, name: Keyword.if.number)
        value = -1
      }
      if keyword != nil { return }
    }
    let before = previous.flatMap { Keyword(number: $0.name) }
    let next = values.mark(place + 1)
    if before == .let || before == .var {
      (declared, isMember) = (values.hash(place), false)
      return
    }
    // A function's result.
    if let previous, previous.kind == .mark, previous.range.count == 2,
      values.text(place - 1) == "->"
    {
      return
    }
    if !isAfterDot, enclosing >= 0, before == nil, isStatement(place) {
      _ = add(place, name: CodeTree.unknown)
      return
    }
    let isChecked = table.isChecked(token.name)
    if isChecked { tree.names.insert(token.name) }
    if next == UInt8(ascii: ":"), !isAfterDot {
      // `} label: {` continues a call.
      if previous?.mark == UInt8(ascii: "}"), values.mark(place + 2) == UInt8(ascii: "{") {
        body = closed
      }
      // A label, or a property of an initializer's parameters.
      if previous?.mark == UInt8(ascii: "(") || previous?.mark == UInt8(ascii: ",") { return }
    }
    let isType = previous?.mark == UInt8(ascii: ":") || previous?.mark == UInt8(ascii: ",")
    if place + 1 < tokens.count, tokens[place + 1].assigns, !isType {
      takeAssignment(place, isChecked: isChecked)
      return
    }
    guard isChecked else {
      // An unknown type inside a call may have what a check looks for.
      if token.isCapitalized, !isAfterDot, enclosing >= 0, next == UInt8(ascii: "("), before == nil
      {
        called = add(place, name: CodeTree.unknown)
      }
      return
    }
    if isInHeader {
      if isType { body = add(place) }
    } else if declared != nil, isType, next != UInt8(ascii: "(") {
      let name = declared
      tree.set([CodeTree.Argument(label: "declared", value: .other)], of: add(place))
      // The value may follow.
      declared = name
    } else if next == UInt8(ascii: "("), tokens[place + 1].line == token.line {
      called = add(place)
      if before == .func {
        tree.declare(called)
        value = -1
      }
    } else if next == UInt8(ascii: "{"), tokens[place + 1].line == token.line {
      body = add(place)
    }
  }

  /// Whether a name is all of a statement in braces: `HStack { Image("leaf"); title }`.
  private func isStatement(_ place: Int) -> Bool {
    let (next, token) = (place + 1, values.tokens[place])
    guard values.mark(open[top].start) == UInt8(ascii: "{"), next < values.tokens.count else {
      return false
    }
    return (token.isFirstOnLine || Self.endsOfStatements.contains(values.mark(place - 1)))
      && (values.mark(next) == UInt8(ascii: "}") || values.mark(next) == UInt8(ascii: ";")
        || values.tokens[next].isFirstOnLine && values.mark(next) != UInt8(ascii: "."))
  }

  private static let endsOfStatements = Set("{;}".utf8)

  /// `#available(iOS 18, *)`
  private func isAvailability(_ place: Int) -> Bool {
    ["available", "unavailable"].contains(values.text(place))
  }

  private mutating func takeAssignment(_ place: Int, isChecked: Bool) {
    let isOfSelf = path >= 0 && values.tokens[path].name == itself && path + 2 == place
    if isChecked {
      let end = end(ofValueAt: place + 2)
      let node = add(place)
      open[top].assignment = node
      tree.set([CodeTree.Argument(label: "", value: values.value(place + 2..<end))], of: node)
      pass([place + 2..<end], to: node)
    } else if path == place || isOfSelf {
      (declared, isMember) = (values.hash(place), true)
    }
    (value, path) = (-1, -1)
  }

  private func end(ofValueAt start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < min(values.tokens.count, start + CodeValues.most) {
      let token = values.tokens[place]
      if depth == 0, place > start, token.isFirstOnLine, token.kind == .name { break }
      switch token.mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";") where depth == 0: return place
      default: break
      }
      if depth < 0 { break }
      place += 1
    }
    return place
  }

  private mutating func add(_ place: Int, name: Int32? = nil) -> Int {
    let tokens = values.tokens
    let isAfterDot = values.mark(place - 1) == UInt8(ascii: ".")
    // `window?.backgroundColor`
    var owner = place - 2
    while owner > 0, Self.unwrapping.contains(values.mark(owner)) { owner -= 1 }
    let isOwned = isAfterDot && owner >= 0 && value < 0 && tokens[owner].kind == .name
    let start = isOwned && tokens[owner].isCapitalized ? owner : place
    var node = CodeTree.Node(
      name: name ?? tokens[place].name,
      range: tokens[start].range.lowerBound..<tokens[place].range.upperBound,
      line: tokens[start].line)
    if isOwned { node.base = values.text(owner) }
    if enclosing >= 0 { node.enclosing = [enclosing] }
    if isAfterDot { node.modified = isOwned && start == place ? pathVariable(place) : value }
    let added = tree.add(node)
    if node.modified < 0, let name = declared {
      bind(name, to: added)
      declared = nil
    }
    value = node.modified >= 0 ? node.modified : added
    return added
  }

  private static let unwrapping: Set<UInt8> = [UInt8(ascii: "?"), UInt8(ascii: "!")]
}
