/// The names by which a rule may speak of a symbol, if they cannot be words of its language.
struct SymbolNames {
  private let names: [[UInt8]]

  init(_ pattern: SymbolPattern) {
    let candidates: [String] =
      switch pattern.form {
      case .path(let parts): [parts.joined(separator: "."), pattern.joinedName].compactMap { $0 }
      case .member(let name), .keyPath(let name), .name(let name): [name]
      case .element: []
      case .key(let name): [name]
      }
    names = candidates.filter { name in
      name.dropFirst().contains { $0 == "." || $0.isASCII && $0.isUppercase }
    }.map { Array($0.utf8) }
  }

  /// Whether a rule has one of them as a word of its own.
  func stand(in rule: Rule) -> Bool {
    !names.isEmpty && (stand(in: Array(rule.lead.utf8)) || stand(in: Array(rule.body.utf8)))
  }

  private func stand(in text: [UInt8]) -> Bool {
    names.contains { name in
      guard let first = name.first, text.count >= name.count else { return false }
      return (0...text.count - name.count).contains { start in
        let end = start + name.count
        return text[start] == first && text[start..<end].elementsEqual(name)
          && (start == 0 || !text[start - 1].isNameInASCII)
          && (end == text.count || !text[end].isNameInASCII)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isNameInASCII: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }
}
