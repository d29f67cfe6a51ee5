/// A topic that an edition did not have, so that no text of it lacks anything there.
struct Absence: Hashable {
  let edition: Edition
  /// The slug of the topic.
  let topic: String

  /// Reads a file of records: an edition, then the topics that it was without.
  static func absences(in bytes: [UInt8]) throws(ImportError) -> [Absence] {
    var absences: [Absence] = []
    for record in try Record.records(in: bytes, named: "edition") {
      guard let edition = Edition(record.name.value) else {
        throw ImportError(
          "“\(record.name.value)” is no edition", hint: "an edition is 2014, 2019 or current",
          line: record.name.line)
      }
      for field in record.fields {
        guard field.key == "without" else {
          throw ImportError(
            "the key \(field.key) is not known", hint: "keys are edition and without",
            line: field.line)
        }
        absences += field.values.map { Absence(edition: edition, topic: $0) }
      }
    }
    return absences
  }
}
