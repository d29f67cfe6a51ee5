/// Finds where a file goes against rules.
struct CheckFinder {
  /// A check with its rule in the text to read.
  struct Prepared {
    let check: CodeCheck
    let rule: Rule
    /// For each case, the limit by platform; empty without one, and `""` for every platform.
    let limits: [[String: Double]]
    let colors: Set<String>
  }

  /// A place that goes against a rule.
  struct Fault {
    let node: Int
    let level: CodeCheck.Level
    /// What was found, and what the rule allows, for the check's sentence.
    let found: String
    let limit: String
  }

  private let tree: CodeTree
  private let table: NameTable
  /// The platforms; empty if unknown.
  private let platforms: Set<String>
  private let texts: [String: String]
  /// The keys of the app's property lists; `nil` if none of them is known.
  private let keys: Set<String>?
  private let checksByName: [Int32: [CodeCheck]]
  private let nodes: [Int32: [Int]]
  private let members: [[Int]]

  init(
    _ tree: CodeTree, _ table: NameTable, _ checks: [Int32: [CodeCheck]], platforms: Set<String>,
    texts: [String: String], keys: Set<String>? = nil
  ) {
    self.tree = tree
    self.table = table
    self.platforms = platforms
    self.texts = texts
    self.keys = keys
    checksByName = checks
    members = tree.members
    nodes = Dictionary(grouping: tree.nodes.indices) { tree.nodes[$0].name }
  }

  /// The most nodes of a file that is checked; no one writes a larger one by hand.
  static let mostNodes = 20_000

  static func isTooLarge(_ tree: CodeTree) -> Bool { tree.nodes.count > mostNodes }

  /// The checks that find a name in the file.
  var checks: [CodeCheck] {
    var seen: Set<String> = []
    return tree.names.sorted().flatMap { checksByName[$0] ?? [] }
      .filter { seen.insert($0.name).inserted }
  }

  func faults(_ prepared: Prepared) -> [Fault] {
    var faults: [Fault] = []
    for (part, limits) in zip(prepared.check.cases, prepared.limits) {
      let wanted = part.platforms.isEmpty ? prepared.rule.platforms : part.platforms
      guard !holds(part.unlessFile),
        part.unlessKeys.isEmpty || keys?.isDisjoint(with: part.unlessKeys) == true
      else { continue }
      let names = part.finds.compactMap { $0.parts.last.flatMap { table.checked($0.name) } }
      for node in Set(names.flatMap { nodes[$0] ?? [] }).sorted()
      where !tree.nodes[node].isDeclaration && !faults.contains(where: { $0.node == node })
        && !tree.asides.contains(where: { $0 ~= tree.nodes[node].line })
      {
        let platforms = platforms(at: node)
        guard Self.isMeant(for: wanted, platforms) else { continue }
        if let fault = fault(at: node, part, limits, prepared.colors, platforms) {
          faults.append(fault)
        }
      }
    }
    return faults
  }

  /// The platforms of the innermost `#if os(macOS)` around a node, or else of the file.
  private func platforms(at node: Int) -> Set<String> {
    let line = tree.nodes[node].line
    return tree.branches.first { $0.lines.contains(line) }?.platforms ?? platforms
  }

  /// A file that may be for any platform is taken for one of an iPhone app.
  private static func isMeant(for wanted: [String], _ platforms: Set<String>) -> Bool {
    wanted.isEmpty || platforms.isEmpty && wanted.contains("iOS")
      || !platforms.isDisjoint(with: wanted)
  }

  private func holds(_ names: [String]) -> Bool {
    names.contains { table.checked($0).map(tree.names.contains) ?? false }
  }

  // MARK: One place

  /// What conditions compare with, and what they found.
  private struct Comparison {
    var limit: Double?
    var colors: Set<String> = []
    var found = ""
  }

  private func fault(
    at node: Int, _ part: CodeCheck.Case, _ limits: [String: Double], _ colors: Set<String>,
    _ platforms: Set<String>
  ) -> Fault? {
    if limits.isEmpty {
      guard part.limit.map({ if case .colors = $0 { true } else { false } }) ?? true else {
        return nil
      }
      var comparison = Comparison(colors: colors)
      return matches(node, part, &comparison)
        ? Fault(
          node: node, level: part.level, found: comparison.found,
          limit: part.unlessKeys.first ?? "") : nil
    }
    let own = platforms.isEmpty ? Set(limits.keys) : platforms.intersection(limits.keys)
    let fitting = Set((own.isEmpty ? [""] : own).compactMap { limits[$0] ?? limits[""] })
    // On every platform that the file may be for.
    var found: [Comparison] = []
    for limit in fitting.sorted() {
      var comparison = Comparison(limit: limit, colors: colors)
      if matches(node, part, &comparison) { found.append(comparison) }
    }
    let isCertain = found.count == fitting.count
    guard
      let first = found.first(where: { $0.limit == limits["iOS"] })
        ?? (isCertain ? found.first : nil)
    else { return nil }
    return Fault(
      node: node, level: isCertain ? part.level : min(part.level, .note), found: first.found,
      limit: first.limit.map(Self.text) ?? "")
  }

  private func matches(
    _ node: Int, _ part: CodeCheck.Case, _ comparison: inout Comparison
  ) -> Bool {
    var found: Int?
    for selector in part.finds where found == nil {
      found = scope(of: node, selector.parts[...], &comparison)
    }
    guard let scope = found else { return false }
    var other = comparison
    func isOne(_ nodes: [Int], of selectors: [CodeSelector]) -> Bool {
      nodes.contains { node in
        selectors.contains { self.scope(of: node, $0.parts[...], &other) != nil }
      }
    }
    let ancestors = tree.ancestors(of: node)
    guard part.inside.isEmpty || isOne(ancestors, of: part.inside),
      !isOne(ancestors, of: part.outside),
      part.unset.isEmpty || !isOne(modifiers(of: ancestors), of: part.unset)
    else { return false }
    guard !(part.with.isEmpty && part.without.isEmpty && part.count.isEmpty) else { return true }
    let family = family(of: scope)
    guard !isOne(family, of: part.without) else { return false }
    other.found = ""
    guard part.with.allSatisfy({ isOne(family, of: $0) }) else { return false }
    if comparison.found.isEmpty { comparison.found = other.found }
    guard !part.count.isEmpty else { return true }
    // Of several branches only one runs, and an alert inside another one is a different alert.
    let apart = family.filter {
      [tree.nodes[scope].name, Keyword.if.number, Keyword.else.number].contains(tree.nodes[$0].name)
    }
    let count = family.count {
      isOne([$0], of: part.count) && tree.ancestors(of: $0).allSatisfy { !apart.contains($0) }
    }
    comparison.found = String(count)
    return Double(count) > comparison.limit ?? 0
  }

  /// What a node has in its arguments and closures, its modifiers, and what these have.
  private func family(of node: Int) -> [Int] {
    var found: Set<Int> = [node]
    var rest = [node]
    while let next = rest.popLast() {
      for other in members[next] where found.insert(other).inserted { rest.append(other) }
    }
    return found.subtracting([node]).sorted()
  }

  private func modifiers(of nodes: [Int]) -> [Int] {
    nodes.flatMap { node in members[node].filter { tree.nodes[$0].modified == node } }
  }

  /// The node that the first part of a selector is, if the last one is this node.
  private func scope(
    of node: Int, _ parts: ArraySlice<CodeSelector.Part>, _ comparison: inout Comparison
  ) -> Int? {
    guard let last = parts.last, node >= 0, isNamed(node, last),
      last.conditions.allSatisfy({ holds($0, tree.nodes[node], &comparison) })
    else { return nil }
    let rest = parts.dropLast()
    guard !rest.isEmpty else { return node }
    let (modified, enclosing) = (tree.nodes[node].modified, tree.nodes[node].enclosing)
    let direct = modified < 0 ? enclosing : [modified]
    for other in last.isDirect ? direct : tree.ancestors(of: node) {
      if let found = scope(of: other, rest, &comparison) { return found }
    }
    return nil
  }

  private func isNamed(_ node: Int, _ part: CodeSelector.Part) -> Bool {
    let found = tree.nodes[node]
    guard part.name != "*" else { return true }
    let name = part.name == "unknown" ? CodeTree.unknown : table.checked(part.name)
    return found.name == name
      && (part.base.isEmpty || found.base == part.base
        || found.base.isEmpty && part.base.first?.isUppercase == true)
  }

  // MARK: Conditions

  private func holds(
    _ condition: CodeSelector.Condition, _ node: CodeTree.Node, _ comparison: inout Comparison
  ) -> Bool {
    if condition.label == "color" {
      guard let color = Self.color(node.arguments) else { return false }
      comparison.found = color
      return comparison.colors.contains(color)
    }
    let value = value(condition.label, node.arguments)
    switch condition.test {
    case .exists: return value != nil
    case .lacks: return value == nil
    case .less, .greater, .atLeast:
      let limit = condition.number ?? comparison.limit
      guard let number = value?.number ?? value?.count, let limit else { return false }
      guard
        condition.test == .less
          ? number < limit : number > limit || condition.test == .atLeast && number == limit
      else { return false }
      comparison.found = Self.text(number)
      return true
    case .equals(let names): return value.map { equals($0, names) } ?? false
    case .differs(let names): return value.map { !equals($0, names) } ?? true
    case .like(let patterns):
      guard let text = value.flatMap(words), like(text, patterns) else { return false }
      comparison.found = text
      return true
    case .unlike(let patterns):
      guard let text = value.flatMap(words), !like(text, patterns) else { return false }
      comparison.found = text
      return true
    }
  }

  private func value(_ label: String, _ arguments: [CodeTree.Argument]) -> CodeTree.Value? {
    if let place = Int(label) {
      return arguments.indices.contains(place) ? arguments[place].value : nil
    }
    let label = label == "_" ? "" : label
    return arguments.first { $0.label == label }?.value
  }

  /// The text that people see.
  private func words(_ value: CodeTree.Value) -> String? {
    guard case .string(let text) = value else { return nil }
    return texts[text] ?? text
  }

  /// `destructive`, `UIAlertActionStyleDestructive`, `YES`
  private func equals(_ value: CodeTree.Value, _ names: [String]) -> Bool {
    switch value {
    case .name(let name):
      names.contains {
        $0 == name
          || name.hasFrameworkPrefix
            && name.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst())
      }
    case .string(let text):
      names.contains { $0 == text || Double($0).map { $0 == Double(text) } == true }
    case .number(let number): names.contains { Double($0) == number }
    case .list(let values): values.contains { equals($0, names) }
    case .other: false
    }
  }

  private func like(_ text: String, _ patterns: [String]) -> Bool {
    let text = Array(text.lowercased().utf8.prefix(400))
    return patterns.contains { Self.fits(Array($0.lowercased().utf8)[...], text[...]) }
  }

  /// - Parameter last: The byte before both. A word before a final `*` is a whole one.
  private static func fits(
    _ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, after last: UInt8 = 0
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    guard first == UInt8(ascii: "*") else {
      return text.first == first && fits(pattern.dropFirst(), text.dropFirst(), after: first)
    }
    let rest = pattern.dropFirst()
    guard !rest.isEmpty else { return !last.isASCIILetter || text.first?.isASCIILetter != true }
    return text.indices.contains { fits(rest, text[$0...]) }
      || fits(rest, text[text.endIndex...])
  }

  /// The color of three components, or of a number such as `0x007AFF`.
  private static func color(_ arguments: [CodeTree.Argument]) -> String? {
    let parts = ["red", "green", "blue"].compactMap { name in
      arguments.first { $0.label == name }?.value.number
    }
    if parts.count == 3 {
      let scale = parts.allSatisfy { $0 <= 1 } ? 255.0 : 1
      let bytes = parts.map { ($0 * scale).rounded() }
      guard bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
      return hex(bytes.reduce(0) { $0 << 8 | Int($1) })
    }
    switch arguments.first?.value {
    case .number(let number) where (1...0xFF_FFFF).contains(number): return hex(Int(number))
    case .string(let text):
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      return digits.utf8.count == 6 ? Int(digits, radix: 16).map(hex) : nil
    default: return nil
    }
  }

  private static func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension CodeTree.Value {
  fileprivate var count: Double? {
    if case .list(let values) = self { Double(values.count) } else { nil }
  }
}
