/// A pattern for code, in the manner of CSS: `alert Button(_ ~ Yes|No)` is a button with one of these
/// titles anywhere in an alert, `Button > frame(width < 44)` a frame set on the button itself.
struct CodeSelector: Hashable {
  /// A condition on an argument, an attribute or an assigned value.
  struct Condition: Hashable {
    enum Test: Hashable {
      case exists, lacks
      case less, greater, atLeast
      /// The value is one of these, or ends with them as an enumeration's constant does.
      case equals([String])
      case differs([String])
      /// The value fits one of these, in any case; `*` matches any text.
      case like([String])
      case unlike([String])
    }

    /// The label; `_` for the first value without one, a number for a place.
    let label: String
    let test: Test
    /// The number to compare with; `nil` for the check's limit.
    let number: Double?
  }

  /// A call, an assignment or an element; `*` for any, `unknown` for one that no check names.
  struct Part: Hashable {
    /// The type whose member it is; empty for any.
    let base: String
    /// `Button`, `textColor`, `<button>`.
    let name: String
    let conditions: [Condition]
    /// Whether it belongs to the part before it directly.
    let isDirect: Bool
  }

  /// The outermost first; the last is what is found.
  let parts: [Part]

  init?(_ text: String) {
    var parts: [Part] = []
    var isDirect = false
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == " " }
      guard !rest.isEmpty else { break }
      if rest.first == ">", !parts.isEmpty {
        isDirect = true
        rest = rest.dropFirst()
        continue
      }
      let end = rest.firstIndex { $0 == " " || $0 == "(" } ?? rest.endIndex
      var name = String(rest[..<end])
      var conditions: [Condition] = []
      rest = rest[end...]
      if rest.first == "(" {
        guard let close = rest.firstIndex(of: ")") else { return nil }
        for text in rest[..<close].dropFirst().split(separator: ",") {
          guard let condition = Condition(String(text).trimmed) else { return nil }
          conditions.append(condition)
        }
        rest = rest[close...].dropFirst()
      }
      var base = ""
      if let dot = name.firstIndex(of: ".") {
        base = String(name[..<dot])
        name = String(name[name.index(after: dot)...])
      }
      let bare =
        name.hasPrefix("<") && name.hasSuffix(">") ? name.dropFirst().dropLast() : name[...]
      guard String(bare).isIdentifier || name == "*" else { return nil }
      parts.append(Part(base: base, name: name, conditions: conditions, isDirect: isDirect))
      isDirect = false
    }
    guard !parts.isEmpty, !isDirect else { return nil }
    self.parts = parts
  }
}

extension CodeSelector.Condition {
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    if words.count == 1 {
      let isAbsent = text.hasPrefix("!")
      self.init(
        label: isAbsent ? String(text.dropFirst()) : text, test: isAbsent ? .lacks : .exists,
        number: nil)
      return
    }
    guard words.count == 3 else { return nil }
    let values = words[2].split(separator: "|").map { String($0).trimmed }
    let number = words[2] == "$" ? nil : Double(words[2])
    let test: Test
    switch words[1] {
    case "<", ">", ">=":
      guard words[2] == "$" || number != nil else { return nil }
      test = words[1] == "<" ? .less : words[1] == ">" ? .greater : .atLeast
    case "=": test = .equals(values)
    case "!=": test = .differs(values)
    case "~": test = .like(values)
    case "!~": test = .unlike(values)
    default: return nil
    }
    self.init(label: words[0], test: test, number: number)
  }
}
