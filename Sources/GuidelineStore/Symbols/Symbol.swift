/// Something in code that stands for a topic: a type, a member, an element of a storyboard.
public struct Symbol: Hashable, Sendable {
  /// Its name: `UIAlertController`, `UIAlertController.Style.actionSheet`; a member of whatever type
  /// begins with a dot, an element of an interface file stands in angle brackets.
  public let name: String
  /// What it belongs to: `UIKit`, `SwiftUI`.
  public let framework: String
  /// The slug of the topic.
  public let topic: String

  /// Reads a file of records: a topic, then what stands for it by framework.
  static func symbols(in bytes: [UInt8]) throws(ImportError) -> [Symbol] {
    try Record.records(in: bytes, named: "topic").flatMap { record in
      record.fields.flatMap { field in
        field.values.map { Symbol(name: $0, framework: field.key, topic: record.name.value) }
      }
    }
  }
}
