/// Keywords of Swift and Objective-C that determine the role of a neighboring name; they have the
/// lowest name IDs.
enum Keyword: Int32, CaseIterable {
  case `import`, `struct`, `class`, `enum`, `protocol`, actor, `typealias`, `extension`
  case `func`, `var`, `let`, `case`, `associatedtype`, macro
  case `private`, `fileprivate`, override
  case `return`, `in`, `else`, `where`, `is`, `as`, `try`, await, `throw`, `if`, `guard`, `while`
  case `for`, `switch`, some, any, `default`, `do`
  case interface, implementation
  case `init`, `subscript`

  var number: Int32 { rawValue }

  init?(number: Int32) {
    guard let keyword = Keyword(rawValue: number) else { return nil }
    self = keyword
  }

  /// Whether the name of a new type follows.
  var declaresType: Bool {
    switch self {
    case .struct, .class, .enum, .protocol, .actor, .typealias, .associatedtype: true
    default: false
    }
  }

  /// Whether the name that follows is a declaration, not a use.
  var declares: Bool {
    switch self {
    case .func, .var, .let, .case, .macro, .extension: true
    default: declaresType
    }
  }

  /// Whether an expression may follow, so that the keyword itself doesn't end one.
  var isBeforeExpression: Bool {
    switch self {
    case .return, .in, .else, .where, .is, .as, .try, .await, .throw, .if, .guard, .while, .case,
      .for, .switch, .default, .do, .let, .var:
      true
    default: false
    }
  }
}
