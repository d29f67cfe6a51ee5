/// The names a rule may use for a symbol, except those that are ordinary words.
struct SymbolNames {
  private let names: [[UInt8]]

  init(_ pattern: SymbolPattern) {
    let candidates: [String] =
      switch pattern.form {
      case .path(let parts) where pattern.argument != nil:
        parts.count > 1 ? [parts.joined(separator: ".")] : []
      case .path(let parts): [parts.joined(separator: "."), pattern.joinedName].compactMap { $0 }
      case .member(let name), .keyPath(let name), .name(let name): [name]
      case .element: []
      case .key(let name): [name]
      }
    names = candidates.filter { name in
      name.dropFirst().contains { $0 == "." || $0.isASCII && $0.isUppercase }
    }.map { Array($0.utf8) }
  }

  /// Whether a rule contains one of the names as a whole word.
  func stand(in rule: Rule) -> Bool { stand(in: rule) { !$0 } }

  /// Whether a rule contains one of the names as the start of a longer one: `UIApplication` in
  /// `UIApplication.openSettingsURLString`.
  func begin(in rule: Rule) -> Bool { stand(in: rule) { $0 } }

  private func stand(in rule: Rule, where isWanted: (_ goesOn: Bool) -> Bool) -> Bool {
    guard !names.isEmpty else { return false }
    return [rule.lead, rule.body].contains { text in
      let text = Array(text.utf8)
      return names.contains { name in
        Self.places(of: name, in: text).contains { isWanted(Self.goesOn(text[$0...])) }
      }
    }
  }

  /// The ends of all occurrences of a name at the start of a word.
  private static func places(of name: [UInt8], in text: [UInt8]) -> [Int] {
    guard let first = name.first, text.count >= name.count else { return [] }
    return (0...text.count - name.count).filter { start in
      text[start] == first && text[start..<start + name.count].elementsEqual(name)
        && (start == 0 || !text[start - 1].isNameInASCII)
    }.map { $0 + name.count }
  }

  /// Whether the text after a name continues it.
  private static func goesOn(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return first.isNameInASCII
      || first == UInt8(ascii: ".") && text.dropFirst().first?.isNameInASCII == true
  }
}

extension UInt8 {
  fileprivate var isNameInASCII: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }
}
