/// The types and members a Swift file declares, and their scopes.
struct OwnTypes {
  /// Names visible in the whole module.
  private(set) var shared: Set<String> = []
  private var scopes: [Int32: [Range<Int>]] = [:]
  /// Properties, methods and variables the file declares without `override`.
  private var members: Set<Int32> = []
  private let tokens: [SourceToken]
  private let itself: Int32

  /// Whether a name refers to one of the file's own types at a token.
  func contains(_ name: Int32, at token: Int) -> Bool {
    scopes[name]?.contains { $0.contains(token) } == true
  }

  /// Whether a name refers to one of the file's own members: unqualified, or after `self.`.
  func declares(_ name: Int32, at token: Int) -> Bool {
    members.contains(name) && isOfSelf(token)
  }

  /// Whether a member is unqualified or after `self.`.
  func isOfSelf(_ token: Int) -> Bool {
    guard token > 0, tokens[token - 1].mark == UInt8(ascii: ".") else { return true }
    return token > 1 && tokens[token - 2].name == itself
  }

  /// A method's name in ``shared``.
  static func method(_ name: String) -> String { name + "()" }

  /// - Parameter itself: The name ID of `self`.
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ tokens: [SourceToken], _ names: NameTable, itself: Int32) {
    self.tokens = tokens
    self.itself = itself
    var open: [[Int32]] = [[]]
    var starts = [0]
    // Generic parameters are in scope until the next braces end.
    var parameters: [Int32] = []
    for index in tokens.indices {
      let token = tokens[index]
      switch token.mark {
      case UInt8(ascii: "{"):
        open.append(parameters)
        starts.append(index)
        parameters = []
      case UInt8(ascii: "}") where open.count > 1:
        for name in open.removeLast() {
          scopes[name, default: []].append(starts[open.count]..<index)
        }
        starts.removeLast()
      default: break
      }
      guard token.kind == .name, token.name >= 0, index > 0 else { continue }
      let previous = tokens[index - 1]
      if previous.kind == .name, Keyword(number: previous.name)?.declaresType == true {
        if open.count == 1, !Self.isPrivate(tokens, before: index - 1) {
          shared.insert(names.name(token.name))
        }
        open[open.count - 1].append(token.name)
      } else if previous.kind == .name, let keyword = Keyword(number: previous.name),
        keyword.declares, keyword != .extension, !Self.overrides(tokens, before: index)
      {
        members.insert(token.name)
        if keyword == .func { shared.insert(Self.method(names.name(token.name))) }
      } else if Self.isGenericParameter(tokens, index) {
        parameters.append(token.name)
      }
    }
    for (depth, names) in open.enumerated() {
      for name in names { scopes[name, default: []].append(starts[depth]..<tokens.count) }
    }
  }

  /// Whether the declaration has `override`.
  static func overrides(_ tokens: [SourceToken], before index: Int) -> Bool {
    tokens[max(0, index - 5)..<index].contains { $0.name == Keyword.override.number }
  }

  private static func isPrivate(_ tokens: [SourceToken], before index: Int) -> Bool {
    tokens[max(0, index - 3)..<index].contains {
      $0.name == Keyword.private.number || $0.name == Keyword.fileprivate.number
    }
  }

  /// Whether a token is a generic parameter: `Label` in `struct Card<Icon, Label: View>`.
  private static func isGenericParameter(_ tokens: [SourceToken], _ index: Int) -> Bool {
    var place = index - 1
    let start = max(0, index - 24)
    guard [UInt8(ascii: "<"), UInt8(ascii: ",")].contains(tokens[place].mark) else { return false }
    while place > start, tokens[place].mark != UInt8(ascii: "<") {
      let mark = tokens[place].mark
      let isInClause =
        tokens[place].kind == .name || mark == UInt8(ascii: ",") || mark == UInt8(ascii: ":")
        || mark == UInt8(ascii: ".") || mark == UInt8(ascii: "&")
      guard isInClause else { return false }
      place -= 1
    }
    guard place >= 2, tokens[place].mark == UInt8(ascii: "<") else { return false }
    let keyword = Keyword(number: tokens[place - 2].name)
    return keyword?.declaresType == true || keyword == .func
  }
}
