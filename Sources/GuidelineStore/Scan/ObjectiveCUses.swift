/// Finds the symbols that an Objective-C file uses.
struct ObjectiveCUses {
  private let tokens: [SourceToken]
  private let index: SymbolIndex
  private let includesMentions: Bool
  private var found: [(use: SourceUse, statement: Int)] = []
  private var replaced: Set<Replaced> = []
  private var ownTypes: Set<String> = []

  /// - Parameter includesMentions: Whether to include types that are only passed on, and general
  ///   uses next to a more precise one.
  static func uses(
    in bytes: ContiguousArray<UInt8>, _ index: SymbolIndex,
    includingMentions includesMentions: Bool
  ) -> SourceUses {
    let source = ObjectiveCLexer.tokens(of: bytes.span, index.names)
    var uses = ObjectiveCUses(
      tokens: source.tokens, index: index, includesMentions: includesMentions)
    uses.takeAll()
    return SourceUses(
      uses: uses.found.filter {
        includesMentions || !$0.use.isGeneral
          || !uses.replaced.contains(Replaced(base: $0.use.base, place: $0.statement))
      }.map(\.use),
      tree: ObjectiveCTree.tree(of: source, bytes, index.names), ownTypes: uses.ownTypes,
      imports: source.imports, ignored: source.ignored, diagnostics: source.diagnostics)
  }

  private mutating func takeAll() {
    var statement = 0
    var isInSignature = false
    for place in tokens.indices {
      let token = tokens[place]
      switch token.mark {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        statement += 1
        isInSignature = false
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        // `- (void)fill:(UITableView *)table`
        if token.isFirstOnLine, mark(place + 1) == UInt8(ascii: "(") { isInSignature = true }
      default: break
      }
      guard token.kind == .name, token.name >= 0, includesMentions || !isInSignature
      else { continue }
      if isDeclared(place) {
        ownTypes.insert(index.names.name(token.name))
        continue
      }
      for lead in index.objectiveC[Int(token.name)] { take(lead, at: place, in: statement) }
    }
  }

  private func mark(_ place: Int) -> UInt8 {
    tokens.indices.contains(place) ? tokens[place].mark : 0
  }

  /// Whether a name is declared, as `Lantern` is in `@interface Lantern : UIView`. A category,
  /// `@interface UIView (Lanterns)`, uses its class.
  private func isDeclared(_ place: Int) -> Bool {
    guard place > 1, mark(place - 2) == UInt8(ascii: "@"), tokens[place - 1].kind == .name,
      Self.declarers.contains(tokens[place - 1].name)
    else { return false }
    return mark(place + 1) != UInt8(ascii: "(")
  }

  private static let declarers: Set<Int32> = [
    Keyword.interface.number, Keyword.implementation.number, Keyword.protocol.number,
  ]

  /// Whether a type is only mentioned: `(UISwitch *)sender`, `[UISwitch class]`.
  private func isPassedOn(_ place: Int) -> Bool {
    if mark(place - 1) == UInt8(ascii: "(") {
      return mark(place + 1) == UInt8(ascii: "*") || mark(place + 1) == UInt8(ascii: ")")
    }
    return mark(place - 1) == UInt8(ascii: "[") && place + 1 < tokens.count
      && tokens[place + 1].name == Keyword.class.number
  }

  private mutating func take(_ lead: SymbolIndex.Lead, at place: Int, in statement: Int) {
    var start = place
    var isGeneral = false
    switch lead.form {
    case .name, .shortName:
      // The app's own headers import frameworks, so the file's imports say little.
      let pattern = index.entries[lead.entry].pattern
      guard pattern.name.hasFrameworkPrefix, includesMentions || !isPassedOn(place) else { return }
      isGeneral = pattern.joinedName == nil
    case .path(let parts):
      // `[UIColor systemRedColor]`, `UIColor.systemRedColor`
      guard parts.count == 1, place > 0 else { return }
      start = mark(place - 1) == UInt8(ascii: ".") ? place - 2 : place - 1
      guard start >= 0, tokens[start].name == parts[0] else { return }
    case .member, .property:
      let isSet = place + 1 < tokens.count && tokens[place + 1].assigns
      guard isSet || !lead.isSet else { return }
    case .modifier, .keyPath: return
    }
    let base = lead.base < 0 ? "" : index.names.name(lead.base)
    if !isGeneral, !base.isEmpty { replaced.insert(Replaced(base: base, place: statement)) }
    guard index.entries[lead.entry].isTold else { return }
    found.append(
      (
        SourceUse(
          entry: lead.entry,
          range: tokens[start].range.lowerBound..<tokens[place].range.upperBound,
          line: tokens[start].line, base: base, isGeneral: isGeneral), statement
      ))
  }
}
