/// What a page points at, as its text has it.
package struct CrossReference: Hashable, Sendable {
  /// What is pointed at, by the form of the reference.
  package let kind: ParsedReference.Kind
  /// The words that carry the reference.
  package let text: String
  /// The address, anchor, title or name as written.
  package let target: String
  /// The rule whose text it stands in; `nil` for one between rules.
  package internal(set) var source: RuleID?
  /// The file that it stands in.
  package let path: String
  /// The line, counted from 1; 0 where no page but data says it.
  package let line: Int

  /// The name of the symbol that is pointed at: the words of the reference, if they are a name, else
  /// the end of the address.
  package var symbol: String { Self.symbol(text: text, target: target) }

  /// The name of the symbol that these words and this address stand for.
  static func symbol(text: String, target: String) -> String {
    let isName = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !text.isEmpty
    guard !isName, let end = target.split(separator: "/").last else { return text }
    return String(end)
  }
}
