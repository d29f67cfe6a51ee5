/// A topic that an edition did not have, so that no text of it lacks anything there.
struct Absence: Hashable {
  let edition: String
  /// The slug of the topic.
  let topic: String

  /// Reads a file of records: an edition, then the topics that it was without.
  static func absences(in bytes: [UInt8]) throws(ImportError) -> [Absence] {
    var absences: [Absence] = []
    for record in try Record.records(in: bytes, named: "edition") {
      for field in record.fields {
        guard field.key == "without" else {
          throw ImportError(
            "the key \(field.key) is not known", hint: "keys are edition and without",
            line: field.line)
        }
        absences += field.values.map { Absence(edition: record.name.value, topic: $0) }
      }
    }
    return absences
  }
}
