/// A reference from a page, as its text has it.
package struct CrossReference: Hashable, Sendable {
  /// The kind of target, judged by the form of the reference.
  package let kind: ParsedReference.Kind
  /// The words of the link.
  package let text: String
  /// The address, anchor, title or name as written.
  package let target: String
  /// The rule that contains it; `nil` between rules.
  package internal(set) var source: RuleID?
  /// The file that contains it.
  package let path: String
  /// The line, counted from 1; 0 if it comes from data instead of a page.
  package let line: Int

  /// The referenced symbol's name: the link's words, if they are a name, otherwise the address's
  /// last component.
  package var symbol: String { Self.symbol(text: text, target: target) }

  static func symbol(text: String, target: String) -> String {
    let isName = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !text.isEmpty
    guard !isName, let end = target.split(separator: "/").last else { return text }
    return String(end)
  }
}
