/// What the rules of a document say, one after the other: each lead, then its body.
struct DocumentContent {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where the texts of each rule begin.
  private(set) var starts: [Int] = []

  init(of document: ParsedDocument) {
    for rule in document.rules {
      starts.append(bytes.count)
      bytes.append(contentsOf: rule.lead.utf8)
      bytes.append(contentsOf: rule.body.utf8)
    }
  }
}

/// Finds texts of rules for SQL, which reads many of one document in a row.
final class ContentReader {
  private let compression: Compression
  private var packed: ContiguousArray<UInt8> = []
  private var content: [UInt8]?

  init(_ compression: Compression) {
    self.compression = compression
  }

  /// The function `content_part(content, byte_count, start, count)`.
  func part(_ arguments: borrowing SQLArguments) -> ArraySlice<UInt8>? {
    arguments.withBytes(0) { bytes in
      guard !bytes.isEqual(to: packed.span) else { return }
      content = compression.unpacked(bytes, count: arguments.integer(1), knowing: [])
      packed = unsafe bytes.withUnsafeBufferPointer { unsafe ContiguousArray($0) }
    }
    return content?.part(from: arguments.integer(2), count: arguments.integer(3))
  }
}

extension [UInt8] {
  /// Some of these bytes; `nil` if there are not as many.
  func part(from start: Int, count: Int) -> ArraySlice<UInt8>? {
    guard 0...self.count ~= start, 0...self.count - start ~= count else { return nil }
    return self[start..<start + count]
  }
}

extension RuleStore {
  /// What the rules of a document say.
  func content(ofDocument id: Int) throws -> [UInt8] {
    guard let content = try contentIfWhole(ofDocument: id) else { throw damagedText }
    return content
  }

  /// What the rules of a document say; `nil` if that cannot be unpacked.
  func contentIfWhole(ofDocument id: Int) throws -> [UInt8]? {
    if let known = cache.contents[id] { return known }
    let row = try connection.rows(
      "SELECT byte_count, content FROM document_text WHERE document_id = ?1", .integer(id))
    guard try row.next(),
      let content = row.withBytes(
        1,
        {
          compression.unpacked($0, count: row.integer(0), knowing: [])
        })
    else { return nil }
    // More than one answer needs; the texts of a whole store may be too many to keep.
    if cache.contentSize > 8_000_000 { (cache.contents, cache.contentSize) = ([:], 0) }
    cache.contents[id] = content
    cache.contentSize += content.count
    return content
  }

  var damagedText: StoreError {
    StoreError("a text in the store \(path) is damaged", hint: "run hig check to see which")
  }
}
