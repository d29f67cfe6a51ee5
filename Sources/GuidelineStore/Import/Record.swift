/// A record in a file that people edit: `key: value` lines, with blank lines between records.
/// Semicolons separate several values. A line that starts with a space continues the value above; a
/// line that starts with `#` is a comment.
struct Record {
  struct Field {
    let key: String
    fileprivate(set) var value: String
    /// Counted from 1.
    let line: Int

    /// The values between semicolons.
    var values: [String] {
      value.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)).trimmed }
        .filter { !$0.isEmpty }
    }
  }

  /// The first field, unique among the records.
  let name: Field
  /// The other fields, in order.
  fileprivate(set) var fields: [Field] = []

  func values(of key: String) -> [String] { fields.filter { $0.key == key }.flatMap(\.values) }

  /// - Parameter key: The key of each record's first field.
  /// - Throws: ``ImportError`` with the line of the problem.
  static func records(in bytes: [UInt8], named key: String) throws(ImportError) -> [Record] {
    var records: [Record] = []
    var names: Set<String> = []
    var isInRecord = false
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.first != UInt8(ascii: "#") {
      let text = line.trimmed
      guard !text.isEmpty else {
        isInRecord = false
        continue
      }
      func error(_ problem: Message, _ hint: Message) -> ImportError {
        ImportError(problem, hint: hint, line: index + 1)
      }
      if line.first == .space, isInRecord, let last = records.last?.fields.indices.last {
        records[records.count - 1].fields[last].value += " " + String(decoding: text, as: UTF8.self)
        continue
      }
      let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.startIndex
      let value = text[colon...].dropFirst().trimmed
      guard !value.isEmpty, colon > text.startIndex else {
        throw error(
          "“\(String(decoding: text, as: UTF8.self))” isn't a key and a value",
          "write a key, a colon and a value")
      }
      let field = Field(
        key: String(decoding: text[..<colon].trimmed, as: UTF8.self),
        value: String(decoding: value, as: UTF8.self), line: index + 1)
      if isInRecord {
        guard field.key != key else {
          throw error("a second \(key) in one record", "separate records with a blank line")
        }
        records[records.count - 1].fields.append(field)
      } else {
        guard field.key == key else {
          throw error("a record without a \(key)", "start each record with \(key): and its name")
        }
        guard names.insert(field.value).inserted else {
          throw error("two records for \(field.value)", "write one record for each \(key)")
        }
        records.append(Record(name: field))
        isInRecord = true
      }
    }
    return records
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces, tabs and line breaks at its ends.
  fileprivate var trimmed: Self {
    func isSpace(_ byte: UInt8) -> Bool { byte.isSpaceOrLineFeed || byte == UInt8(ascii: "\r") }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return [] }
    return self[first...last]
  }
}
