import GuidelineStore

/// JSON Schema, 2020-12, as far as tools need it: https://json-schema.org
enum Schema {
  static let text: JSON = ["type": "string"]
  static let textOrNull: JSON = ["type": ["string", "null"]]
  static let number: JSON = ["type": "integer"]
  static let texts = list(of: text)

  static func list(of element: JSON) -> JSON { ["type": "array", "items": element] }

  /// An object that has at least some members.
  static func object(
    _ members: KeyValuePairs<String, JSON>, required: [String] = []
  ) -> JSON {
    object(members.map { ($0, $1) }, required: required)
  }

  /// - Parameter isClosed: Whether it has no other members.
  static func object(
    _ members: [(String, JSON)], required: [String] = [], isClosed: Bool = false
  ) -> JSON {
    var schema: [(String, JSON)] = [("type", "object"), ("properties", .object(members))]
    if isClosed { schema.append(("additionalProperties", .bool(false))) }
    if !required.isEmpty { schema.append(("required", JSON(required) { .string($0) })) }
    return .object(schema)
  }

  /// A rule by what tells it from others and where it stands; the manual has all of its members.
  static let rule: JSON = ["type": "object", "required": ["id", "lead", "url"]]
}
