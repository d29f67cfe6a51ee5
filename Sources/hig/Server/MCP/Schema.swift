import GuidelineStore

/// The parts of JSON Schema 2020-12 that tools need: https://json-schema.org
enum Schema {
  static let text: JSON = ["type": "string"]
  static let textOrNull: JSON = ["type": ["string", "null"]]
  static let number: JSON = ["type": "integer"]
  static let texts = list(of: text)

  static func list(of element: JSON) -> JSON { ["type": "array", "items": element] }

  static func object(
    _ members: KeyValuePairs<String, JSON>, required: [String] = []
  ) -> JSON {
    object(members.map { ($0, $1) }, required: required)
  }

  /// - Parameter isClosed: Whether other members are forbidden.
  static func object(
    _ members: [(String, JSON)], required: [String] = [], isClosed: Bool = false
  ) -> JSON {
    var schema: [(String, JSON)] = [("type", "object"), ("properties", .object(members))]
    if isClosed { schema.append(("additionalProperties", .bool(false))) }
    if !required.isEmpty { schema.append(("required", JSON(required) { .string($0) })) }
    return .object(schema)
  }

  /// The members of a rule beside its text.
  static let rule = object(["id": text, "url": textOrNull], required: ["id"])
}
