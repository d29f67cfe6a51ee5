/// Finds the symbols that a Swift file uses.
struct SwiftUses {
  /// An open bracket.
  private struct Bracket {
    /// The token index of the name called with it; -1 if none.
    var callee = -1
    /// The token index where the expression before it begins; -1 if none.
    var root = -1
    /// The name ID of the argument, property or method that receives the value here; -1 if unknown.
    var label: Int32 = -1
    /// The index of the token before the last `=`; -1 if none.
    var assigned = -1
    var holdsParameters = false
    let mark: UInt8
  }

  private let tokens: [SourceToken]
  private let index: SymbolIndex
  private let imports: Imports
  private let own: OwnTypes
  private let includesMentions: Bool
  private var brackets = [Bracket(mark: UInt8(ascii: "{"))]
  /// The token index where the current expression begins; -1 if none.
  private var root = -1
  /// Whether the next parentheses contain the parameters of a declaration.
  private var awaitsParameters = false
  private var found: [SourceUse] = []
  private var replaced: Set<Replaced> = []
  /// The byte offsets of method names to leave out, because their argument is more precise.
  private var replacedCalls: Set<Int> = []

  /// - Parameter includesMentions: Whether to include types that are only passed on, and general
  ///   uses next to a more precise one.
  static func uses(
    in bytes: ContiguousArray<UInt8>, _ index: SymbolIndex,
    includingMentions includesMentions: Bool
  ) -> SourceUses {
    let source = SwiftLexer.tokens(of: bytes.span, index.names)
    let own = OwnTypes(source.tokens, index.names, itself: index.itself)
    var uses = SwiftUses(
      tokens: source.tokens, index: index, imports: Imports(source.imports), own: own,
      includesMentions: includesMentions)
    for place in source.tokens.indices { uses.take(place) }
    return SourceUses(
      uses: includesMentions
        ? uses.found
        : uses.found.filter {
          !uses.replacedCalls.contains($0.range.lowerBound)
            && !($0.isGeneral && uses.replaced.contains(Replaced(base: $0.base, place: $0.line)))
        },
      tree: SwiftTree.tree(of: source, bytes, index.names), ownTypes: own.shared,
      platforms: index.platforms(named: source),
      imports: source.imports, ignored: source.ignored, diagnostics: source.diagnostics)
  }

  private mutating func take(_ place: Int) {
    let token = tokens[place]
    switch token.kind {
    case .literal: root = place
    case .mark: takeMark(token.mark, at: place)
    case .name:
      if token.isFirstOnLine { endStatement() }
      let keyword = Keyword(number: token.name)
      if !isAfterDot(place) { root = keyword == nil ? place : -1 }
      switch keyword {
      case .func, .subscript: awaitsParameters = true
      case .`init`: if !isAfterDot(place) { awaitsParameters = true }
      default: break
      }
      guard token.name >= 0 else { return }
      for lead in index.swift[Int(token.name)] { take(lead, at: place) }
    }
  }

  // MARK: Brackets

  private mutating func takeMark(_ mark: UInt8, at place: Int) {
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(mark, at: place)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard brackets.count > 1 else { return root = -1 }
      root = brackets.removeLast().root
    case UInt8(ascii: ","):
      let last = brackets.count - 1
      let outer = last > 0 ? brackets[last - 1].label : -1
      switch brackets[last].mark {
      case UInt8(ascii: "("):
        brackets[last].label = callee(brackets[last])
        if brackets[last].holdsParameters { brackets[last].assigned = -1 }
      case UInt8(ascii: "["): brackets[last].label = outer
      default: brackets[last].label = -1
      }
      root = -1
    case UInt8(ascii: ":"):
      if isLabel(place - 1) { brackets[brackets.count - 1].label = tokens[place - 1].name }
      root = -1
    case UInt8(ascii: "="):
      let name = place > 0 && tokens[place - 1].kind == .name ? tokens[place - 1].name : -1
      brackets[brackets.count - 1].label = name
      brackets[brackets.count - 1].assigned = place - 1
      root = -1
    case UInt8(ascii: ";"):
      endStatement()
      root = -1
    // After a dot or postfix operator, the expression continues.
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): if !isPostfix(place) { root = -1 }
    case UInt8(ascii: "\\"): root = place
    default: root = -1
    }
  }

  private mutating func open(_ mark: UInt8, at place: Int) {
    var bracket = Bracket(mark: mark)
    let isOnLine = place > 0 && tokens[place].line == tokens[place - 1].line
    if isOnLine { bracket.root = root }
    if mark == UInt8(ascii: "(") { bracket.holdsParameters = awaitsParameters }
    if mark != UInt8(ascii: "[") { awaitsParameters = false }
    if mark == UInt8(ascii: "("), isOnLine, tokens[place - 1].kind == .name,
      Keyword(number: tokens[place - 1].name) == nil
    {
      bracket.callee = place - 1
      bracket.label = tokens[place - 1].name
    } else if mark != UInt8(ascii: "{"), root < 0 {
      bracket.label = brackets[brackets.count - 1].label
    }
    brackets.append(bracket)
    root = -1
  }

  private func callee(_ bracket: Bracket) -> Int32 {
    bracket.callee < 0 ? -1 : tokens[bracket.callee].name
  }

  private mutating func endStatement() {
    let last = brackets.count - 1
    if brackets[last].mark == UInt8(ascii: "{") {
      brackets[last].label = -1
      brackets[last].assigned = -1
    }
  }

  // MARK: The context of a name

  private func mark(_ place: Int) -> UInt8 {
    tokens.indices.contains(place) ? tokens[place].mark : 0
  }

  private func isAfterDot(_ place: Int) -> Bool { mark(place - 1) == UInt8(ascii: ".") }

  /// Whether a dot, `?` or `!` continues a value before it.
  private func isPostfix(_ place: Int) -> Bool {
    var place = place
    // More operators in a row don't occur in real code.
    for _ in 0..<8 {
      guard place > 0 else { return false }
      let previous = tokens[place - 1]
      let touches = previous.range.upperBound == tokens[place].range.lowerBound
      guard touches || tokens[place].mark == UInt8(ascii: ".") else { return false }
      switch (previous.kind, previous.mark) {
      case (.literal, _): return true
      case (.name, _):
        // `center.default.post`: after a dot, it isn't a keyword.
        return isAfterDot(place - 1) || Keyword(number: previous.name)?.isBeforeExpression != true
      case (.mark, UInt8(ascii: ")")), (.mark, UInt8(ascii: "]")), (.mark, UInt8(ascii: "}")),
        (.mark, UInt8(ascii: ">")), (.mark, UInt8(ascii: "\\")):
        return true
      case (.mark, UInt8(ascii: "?")), (.mark, UInt8(ascii: "!")): place -= 1
      default: return false
      }
    }
    return false
  }

  /// Whether a name is an argument label.
  private func isLabel(_ place: Int) -> Bool {
    guard place > 0, tokens[place].kind == .name, mark(place + 1) == UInt8(ascii: ":"),
      brackets[brackets.count - 1].mark == UInt8(ascii: "(")
    else { return false }
    return mark(place - 1) == UInt8(ascii: "(") || mark(place - 1) == UInt8(ascii: ",")
  }

  private func isDeclared(_ place: Int) -> Bool {
    guard place > 0, Keyword(number: tokens[place - 1].name)?.declares == true else { return false }
    return !OwnTypes.overrides(tokens, before: place)
  }

  /// Whether a type's name is unqualified, or qualified with its framework.
  private func isType(_ place: Int, of framework: String) -> Bool {
    guard isAfterDot(place) else { return !isLabel(place) && !isDeclared(place) }
    guard place > 1, tokens[place - 2].name >= 0 else { return false }
    return index.names.name(tokens[place - 2].name) == framework
  }

  /// Whether a type is the app's own; qualified names such as `SwiftUI.Toggle` aren't.
  private func isOwn(_ name: Int32, at place: Int) -> Bool {
    !isAfterDot(place) && own.contains(name, at: place)
  }

  /// Whether a name is in the type of a parameter, as `UITableView` in `func fill(_ table:
  /// UITableView)`; default values don't count.
  private func isInSignature(_ place: Int) -> Bool {
    let bracket = brackets[brackets.count - 1]
    return bracket.holdsParameters && bracket.assigned < 0
  }

  /// Whether a type is called, inherited from, or a property's type. As a result, cast or generic
  /// argument, a type is only passed on.
  private func isUsedAsType(_ place: Int) -> Bool {
    let previous = place > 0 ? tokens[place - 1] : nil
    // `as? UISwitch`
    let isUnwrapped = previous.map { Self.unwrapping.contains($0.mark) } == true && place > 1
    let keyword = previous.flatMap { Keyword(number: (isUnwrapped ? tokens[place - 2] : $0).name) }
    guard keyword != .as, keyword != .is else { return false }
    let isInBraces = brackets[brackets.count - 1].mark == UInt8(ascii: "{")
    switch mark(place + 1) {
    case UInt8(ascii: "("): return true
    case UInt8(ascii: "."):
      // Other members are nested names and constants; symbols for members are found separately.
      return tokens[min(place + 2, tokens.count - 1)].name == Keyword.`init`.number
    case UInt8(ascii: "{"), UInt8(ascii: "<"):
      // `-> UISwitch {`
      if previous.map({ $0.kind != .mark || $0.mark != 0 }) != false { return true }
    default: break
    }
    switch previous?.mark {
    case UInt8(ascii: "@"): return true
    case UInt8(ascii: ":"), UInt8(ascii: ","): return isInBraces
    default: return isInBraces && (keyword == .some || keyword == .any)
    }
  }

  private static let unwrapping: Set<UInt8> = [UInt8(ascii: "?"), UInt8(ascii: "!")]

  /// Whether a call has the argument that the symbol requires, if any.
  private func takesArgument(_ lead: SymbolIndex.Lead, at place: Int) -> Bool {
    guard lead.argument >= 0 else { return true }
    return mark(place + 1) == UInt8(ascii: "(") && place + 3 < tokens.count
      && tokens[place + 2].name == lead.argument && mark(place + 3) == UInt8(ascii: ":")
  }

  // MARK: Symbols

  private mutating func take(_ lead: SymbolIndex.Lead, at place: Int) {
    let entry = index.entries[lead.entry]
    let isPrefixed = lead.base >= 0 && entry.pattern.name.hasFrameworkPrefix
    guard imports.bring(entry.framework, isPrefixed: isPrefixed),
      includesMentions || !isInSignature(place), takesArgument(lead, at: place)
    else { return }
    switch lead.form {
    case .member, .property:
      guard imports.bringMembers(of: entry.framework), !isModifier(place),
        !lead.isSet || place + 1 < tokens.count && tokens[place + 1].assigns,
        // `Theme.tintColor`
        !isAfterDot(place) || place < 2 || !tokens[place - 2].isCapitalized
      else { return }
    default: break
    }
    switch lead.form {
    case .name, .shortName:
      guard isType(place, of: entry.framework), !isOwn(lead.base, at: place),
        includesMentions || isUsedAsType(place)
      else { return }
      add(lead, at: place, isGeneral: lead.argument < 0)
      if lead.argument >= 0 { replace(lead.base, at: place) }
    case .path(let parts):
      if let start = fullPath(parts, at: place, of: entry.framework) {
        guard !isOwn(lead.base, at: start) else { return }
        add(lead, from: start, at: place)
        replace(lead.base, at: start)
      } else if takesMember(parts, lead, at: place), !own.contains(lead.base, at: place) {
        add(lead, at: place)
        replaceAround(lead, place)
      }
    case .member:
      if isAfterDot(place), isPostfix(place - 1) { add(lead, at: place) }
    case .modifier: if isModifier(place) { add(lead, at: place) }
    case .keyPath:
      if isAfterDot(place), isInKeyPath(place) { add(lead, at: place) }
    case .property:
      if !isLabel(place), !isDeclared(place), !own.declares(tokens[place].name, at: place) {
        add(lead, at: place)
      }
    }
  }

  /// Whether a name is a modifier from a framework that the file imports.
  private func isModifier(_ place: Int) -> Bool {
    // After a type follows a case or method of the type instead: `Route.alert("hot")`.
    guard isAfterDot(place), isPostfix(place - 1), !tokens[place - 2].isCapitalized,
      mark(place + 1) == UInt8(ascii: "(") || mark(place + 1) == UInt8(ascii: "{")
    else { return false }
    return index.swift[Int(tokens[place].name)].contains { lead in
      guard case .modifier = lead.form else { return false }
      return imports.bring(index.entries[lead.entry].framework, isPrefixed: false)
    }
  }

  /// `\.dismiss`, `\EnvironmentValues.dismiss`
  private func isInKeyPath(_ place: Int) -> Bool {
    mark(place - 2) == UInt8(ascii: "\\")
      || place > 2 && tokens[place - 2].kind == .name && mark(place - 3) == UInt8(ascii: "\\")
  }

  /// The token index where a member's full path begins; `nil` if its types aren't before it.
  private func fullPath(_ parts: [Int32], at place: Int, of framework: String) -> Int? {
    var start = place
    for part in parts.reversed() {
      guard start > 1, isAfterDot(start), tokens[start - 2].name == part else { return nil }
      start -= 2
    }
    return isType(start, of: framework) ? start : nil
  }

  /// Whether a member without its type, such as `.actionSheet`, can only belong to this type.
  private func takesMember(_ parts: [Int32], _ lead: SymbolIndex.Lead, at place: Int) -> Bool {
    guard isAfterDot(place), !isPostfix(place - 1) else { return false }
    let bracket = brackets[brackets.count - 1]
    if bracket.callee >= 0, callee(bracket) == lead.base { return true }
    if bracket.label >= 0, lead.labels.contains(bracket.label) {
      return bracket.callee < 0 || mayTake(lead, bracket.callee)
    }
    guard bracket.assigned >= 0 else { return false }
    // `let style: UIAlertController.Style = .actionSheet`
    var start = bracket.assigned
    for part in parts.reversed() {
      guard start >= 0, tokens[start].name == part else { return false }
      start -= 2
    }
    return true
  }

  /// Whether a call may take a member under one of its labels. Any method may; a type only if its
  /// name and the member's type share a prefix, as `Button` and `ButtonRole`, but not
  /// `UIBarButtonItem` and `UITableView`.
  private func mayTake(_ lead: SymbolIndex.Lead, _ callee: Int) -> Bool {
    guard tokens[callee].isCapitalized else { return true }
    guard tokens[callee].name >= 0 else { return false }
    let (callee, base) = (index.names.name(tokens[callee].name), index.names.name(lead.base))
    return base.hasPrefix(callee) || callee.hasPrefix(base)
  }

  private mutating func replace(_ base: Int32, at place: Int) {
    replaced.insert(Replaced(base: index.names.name(base), place: tokens[place].line))
  }

  /// Marks the general uses that a member without its type makes redundant: those on its line and
  /// in the call it is passed to. In `Picker(…) {…}.pickerStyle(.segmented)`, these are the picker
  /// and the method; in `Button("Pour out", role: .destructive)`, the button.
  private mutating func replaceAround(_ lead: SymbolIndex.Lead, _ place: Int) {
    let base = lead.base
    replace(base, at: place)
    let bracket = brackets[brackets.count - 1]
    if bracket.callee >= 0, callee(bracket) == base { replace(base, at: bracket.callee) }
    if bracket.callee >= 0,
      bracket.label == callee(bracket) || shareTopics(lead, with: callee(bracket))
    {
      replacedCalls.insert(tokens[bracket.callee].range.lowerBound)
    }
    guard bracket.root >= 0, tokens[bracket.root].name >= 0 else { return }
    let root = index.names.name(tokens[bracket.root].name)
    if index.names.name(base) == root + "Style" {
      replaced.insert(Replaced(base: root, place: tokens[bracket.root].line))
    }
  }

  /// Whether a called name has a topic in common with the member passed to it, as `Button` in
  /// `Button("Pour out", role: .destructive)`.
  private func shareTopics(_ lead: SymbolIndex.Lead, with callee: Int32) -> Bool {
    guard callee >= 0 else { return false }
    let topics = index.entries[lead.entry].topics
    return index.swift[Int(callee)].contains { other in
      other.base == callee && index.entries[other.entry].topics.contains(where: topics.contains)
    }
  }

  private mutating func add(
    _ lead: SymbolIndex.Lead, from start: Int? = nil, at place: Int, isGeneral: Bool = false
  ) {
    guard index.entries[lead.entry].isTold else { return }
    let begin = start ?? place
    // A framework's name before a type shows that it isn't the app's.
    let isQualified = (start != nil || isGeneral) && isAfterDot(begin)
    found.append(
      SourceUse(
        entry: lead.entry,
        range: tokens[begin].range.lowerBound..<tokens[place].range.upperBound,
        line: tokens[begin].line,
        base: base(of: lead, from: begin, isQualified: isQualified), isGeneral: isGeneral))
  }

  /// The name to compare with the app's declarations: the type, or a method that is unqualified or
  /// called on `self`.
  private func base(of lead: SymbolIndex.Lead, from place: Int, isQualified: Bool) -> String {
    if lead.base >= 0 { return isQualified ? "" : index.names.name(lead.base) }
    guard case .property = lead.form, own.isOfSelf(place) else { return "" }
    return OwnTypes.method(index.names.name(tokens[place].name))
  }
}
