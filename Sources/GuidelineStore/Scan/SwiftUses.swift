/// Finds the symbols that a Swift file uses.
struct SwiftUses {
  /// An open bracket.
  private struct Bracket {
    /// The token of the name that is called with it; -1 if none is.
    var callee = -1
    /// The token that the expression before it begins with; -1 for none.
    var root = -1
    /// What takes the value at this place: an argument, a property or the called method; -1 for
    /// nothing known.
    var label: Int32 = -1
    /// The token before the last equals sign.
    var assigned = -1
    /// Whether it holds the parameters of a declaration.
    var holdsParameters = false
    let mark: UInt8
  }

  private let tokens: [SourceToken]
  private let index: SymbolIndex
  private let imports: Imports
  private let own: OwnTypes
  private let includesMentions: Bool
  private var brackets = [Bracket(mark: UInt8(ascii: "{"))]
  /// The token that the expression before this place begins with; -1 for none.
  private var root = -1
  /// Whether the next parentheses hold the parameters of what is declared.
  private var awaitsParameters = false
  private var found: [SourceUse] = []
  private var replaced: Set<Replaced> = []
  /// Where the names of methods begin whose argument says more than they do.
  private var replacedCalls: Set<Int> = []

  /// - Parameter includesMentions: Whether types count that are only passed on, and what a more
  ///   precise use stands beside.
  static func uses(
    in bytes: Span<UInt8>, _ index: SymbolIndex, includingMentions includesMentions: Bool
  ) -> SourceUses {
    let source = SwiftLexer.tokens(of: bytes, index.names)
    let own = OwnTypes(source.tokens, index.names, itself: index.itself)
    var uses = SwiftUses(source, index, own, includesMentions)
    for place in source.tokens.indices { uses.take(place) }
    return SourceUses(
      uses: includesMentions
        ? uses.found
        : uses.found.filter {
          !uses.replacedCalls.contains($0.range.lowerBound)
            && !($0.isGeneral && uses.replaced.contains(Replaced(base: $0.base, place: $0.line)))
        },
      ownTypes: own.shared, platforms: Imports(source.imports).platforms,
      imports: source.imports, ignored: source.ignored, diagnostics: source.diagnostics)
  }

  private init(
    _ source: TokenizedSource, _ index: SymbolIndex, _ own: OwnTypes, _ includesMentions: Bool
  ) {
    self.includesMentions = includesMentions
    tokens = source.tokens
    imports = Imports(source.imports)
    self.index = index
    self.own = own
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
    // What follows a full stop or a postfix sign belongs to the expression before it.
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

  // MARK: What stands before and behind a name

  private func mark(_ place: Int) -> UInt8 {
    tokens.indices.contains(place) ? tokens[place].mark : 0
  }

  private func isAfterDot(_ place: Int) -> Bool { mark(place - 1) == UInt8(ascii: ".") }

  /// Whether a full stop, or a sign that unwraps, goes on with a value before it.
  private func isPostfix(_ place: Int) -> Bool {
    var place = place
    // More signs in a row are nobody's code.
    for _ in 0..<8 {
      guard place > 0 else { return false }
      let previous = tokens[place - 1]
      let touches = previous.range.upperBound == tokens[place].range.lowerBound
      guard touches || tokens[place].mark == UInt8(ascii: ".") else { return false }
      switch (previous.kind, previous.mark) {
      case (.literal, _): return true
      case (.name, _):
        // `center.default.post`: behind a full stop it is no keyword.
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

  /// Whether a name is that of an argument.
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

  /// Whether a type's name stands alone, or behind that of its framework.
  private func isType(_ place: Int, of framework: String) -> Bool {
    guard isAfterDot(place) else { return !isLabel(place) && !isDeclared(place) }
    guard place > 1, tokens[place - 2].name >= 0 else { return false }
    return index.names.name(tokens[place - 2].name) == framework
  }

  /// Whether a type is the app's, and no framework's stands before it: `SwiftUI.Toggle`.
  private func isOwn(_ name: Int32, at place: Int) -> Bool {
    !isAfterDot(place) && own.contains(name, at: place)
  }

  /// Whether a name stands for what a parameter takes: `UITableView` in `func fill(_ table:
  /// UITableView)`, but nothing of its value, if it has one.
  private func isInSignature(_ place: Int) -> Bool {
    let bracket = brackets[brackets.count - 1]
    return bracket.holdsParameters && bracket.assigned < 0
  }

  /// Whether a type's name is called, or is what something is: a use says more of it than a result, a
  /// cast or an argument of a generic type, where it is only passed on.
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
      // Other members than those that symbols have of their own are names and constants.
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

  /// Whether a name is called with the argument that a symbol has, if it has one.
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

  /// Whether a name is that of a modifier whose framework the file imports.
  private func isModifier(_ place: Int) -> Bool {
    // What follows a type is no modifier, but a case or a method of the type: `Route.alert("hot")`.
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

  /// Where the names of a member's types begin, if they stand before it.
  private func fullPath(_ parts: [Int32], at place: Int, of framework: String) -> Int? {
    var start = place
    for part in parts.reversed() {
      guard start > 1, isAfterDot(start), tokens[start - 2].name == part else { return nil }
      start -= 2
    }
    return isType(start, of: framework) ? start : nil
  }

  /// Whether a member without its type can only be that of the type.
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

  /// Whether what is called may take a member under one of its labels: any method, and of types those
  /// that share a name with the member's, as `Button` does with `ButtonRole`, but `UIBarButtonItem`
  /// does not with `UITableView`.
  private func mayTake(_ lead: SymbolIndex.Lead, _ callee: Int) -> Bool {
    guard tokens[callee].isCapitalized else { return true }
    guard tokens[callee].name >= 0 else { return false }
    let (callee, base) = (index.names.name(tokens[callee].name), index.names.name(lead.base))
    return base.hasPrefix(callee) || callee.hasPrefix(base)
  }

  private mutating func replace(_ base: Int32, at place: Int) {
    replaced.insert(Replaced(base: index.names.name(base), place: tokens[place].line))
  }

  /// What a member without its type says more precisely: the call that it is given to, and its own
  /// line; in `Picker(…) {…}.pickerStyle(.segmented)` the picker and the method, too, and in
  /// `Button("Pour out", role: .destructive)` the button.
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

  /// Whether what is called leads where the member that it is given does: `Button` in
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
    // A framework's name before a type says that it is not the app's.
    let isQualified = (start != nil || isGeneral) && isAfterDot(begin)
    found.append(
      SourceUse(
        entry: lead.entry,
        range: tokens[begin].range.lowerBound..<tokens[place].range.upperBound,
        line: tokens[begin].line,
        base: base(of: lead, from: begin, isQualified: isQualified), isGeneral: isGeneral))
  }

  /// What the app may declare itself: the type, or a method without anything before it but `self`.
  private func base(of lead: SymbolIndex.Lead, from place: Int, isQualified: Bool) -> String {
    if lead.base >= 0 { return isQualified ? "" : index.names.name(lead.base) }
    guard case .property = lead.form, own.isOfSelf(place) else { return "" }
    return OwnTypes.method(index.names.name(tokens[place].name))
  }
}
