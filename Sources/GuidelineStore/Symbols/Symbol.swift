/// A symbol that belongs to a topic: a type, a member, a storyboard element.
struct Symbol: Hashable, Sendable {
  /// Its name in the notation of `Data/symbols`: `UIAlertController`, `.confirmationDialog`,
  /// `<switch>`.
  package let name: String
  /// Its framework: `UIKit`, `SwiftUI`.
  let framework: String
  /// The slug of the topic.
  package let topic: String

  /// Reads a file of records: a topic, then its symbols by framework.
  static func symbols(in bytes: [UInt8]) throws(ImportError) -> [Symbol] {
    var symbols: [Symbol] = []
    for record in try Record.records(in: bytes, named: "topic") {
      for field in record.fields {
        for name in field.values {
          guard SymbolPattern(name) != nil else {
            throw ImportError(
              "“\(name)” isn't a symbol",
              hint: """
                a symbol is UIButton, UIButton.ButtonType.custom (type), .alert, \\.dismiss, \
                tintColor, <switch>, UIColor(red:) or "UILaunchScreen"
                """, line: field.line)
          }
          symbols.append(Symbol(name: name, framework: field.key, topic: record.name.value))
        }
      }
    }
    return symbols
  }
}
