/// The pages of a database file, read without SQLite when the header or the schema is damaged.
///
/// https://www.sqlite.org/fileformat2.html
struct DatabasePages {
  struct Row {
    /// The row's key in its table; `nil` in an index or in a table without row IDs.
    let key: Int?
    let values: [SQLValue]
  }

  /// The page size, whatever the header says.
  static let pageSize = 8192

  private var image: [UInt8]
  private var pageCount: Int { image.count / Self.pageSize }

  private func isPage(_ number: Int) -> Bool { number > 0 && number <= pageCount }

  /// - Parameters:
  ///   - image: The whole file.
  ///   - log: The write-ahead log; its committed pages are applied.
  init(image: [UInt8], log: [UInt8] = []) {
    self.image = image
    apply(log)
  }

  private mutating func apply(_ log: [UInt8]) {
    let (header, frame) = (32, 24 + Self.pageSize)
    guard log.count >= header else { return }
    let salt = log[16..<24]
    var written: [(page: Int, start: Int)] = []
    for start in stride(from: header, through: log.count - frame, by: frame) {
      // The rest is left over from an earlier log.
      guard log[start + 8..<start + 16] == salt else { break }
      written.append((log.span.bigEndian(at: start, count: 4), start + 24))
      guard case let size = log.span.bigEndian(at: start + 4, count: 4), size > 0 else { continue }
      for (page, start) in written where 1...size ~= page && size < 1 << 20 {
        let end = page * Self.pageSize
        if image.count < end { image += repeatElement(0, count: end - image.count) }
        image.replaceSubrange(end - Self.pageSize..<end, with: log[start..<start + Self.pageSize])
      }
      written = []
    }
  }

  /// Whether this version of SQLite may write to the file, according to the header.
  ///
  /// https://www.sqlite.org/fileformat2.html#file_format_version_numbers
  var isWritable: Bool { image.count > 19 && image[18] <= 2 && image[19] <= 2 }

  /// All rows that have one of these numbers of columns, in any table, in page order.
  func rows(withColumnCounts counts: Set<Int>) -> [Row] {
    let free = freePages
    return (1..<pageCount + 1).filter { !free.contains($0) }
      .flatMap { rows(ofPage: $0, counts) }
  }

  /// The pages on the free list, if the header leads to it.
  private var freePages: Set<Int> {
    var free: Set<Int> = []
    let bytes = image.span
    var trunk = bytes.bigEndian(at: 32, count: 4)
    while isPage(trunk), free.insert(trunk).inserted {
      let start = (trunk - 1) * Self.pageSize
      let count = min(bytes.bigEndian(at: start + 4, count: 4), Self.pageSize / 4 - 2)
      for place in 0..<count {
        free.insert(bytes.bigEndian(at: start + 8 + place * 4, count: 4))
      }
      trunk = bytes.bigEndian(at: start, count: 4)
    }
    // A damaged list might include pages in use.
    return free.count == bytes.bigEndian(at: 36, count: 4) ? free : []
  }

  private func rows(ofPage page: Int, _ counts: Set<Int>) -> [Row] {
    let bytes = image.span
    let start = (page - 1) * Self.pageSize
    let header = page == 1 ? start + 100 : start
    guard header + 12 <= bytes.count else { return [] }
    // Leaf pages of tables, leaf pages of indexes, and interior pages of indexes.
    let (isTable, before): (Bool, Int)
    switch bytes[header] {
    case 0x0D: (isTable, before) = (true, 0)
    case 0x0A: (isTable, before) = (false, 0)
    case 0x02: (isTable, before) = (false, 4)
    default: return []
    }
    let pointers = header + 8 + before
    return (0..<bytes.bigEndian(at: header + 3, count: 2)).compactMap { place in
      guard pointers + place * 2 + 2 <= start + Self.pageSize else { return nil }
      let cell = bytes.bigEndian(at: pointers + place * 2, count: 2)
      guard cell < Self.pageSize else { return nil }
      return row(at: start + cell + before, isInTable: isTable, counts)
    }
  }

  private func row(at start: Int, isInTable: Bool, _ counts: Set<Int>) -> Row? {
    let bytes = image.span
    var offset = start
    guard let size = bytes.varint(at: &offset).flatMap(Int.init(exactly:)), size <= bytes.count
    else { return nil }
    var key: Int?
    if isInTable {
      guard let number = bytes.varint(at: &offset) else { return nil }
      key = Int(Int64(bitPattern: number))
    }
    // The types of the values are stored on the page itself.
    guard let (kinds, valueStart) = kinds(at: offset, most: counts.max() ?? 0),
      counts.contains(kinds.count),
      valueStart - offset + kinds.reduce(0, { $0 + Self.size(ofKind: $1) }) == size,
      let payload = payload(at: offset, size, isInTable: isInTable)
    else { return nil }
    var place = valueStart - offset
    return Row(
      key: key,
      values: kinds.map { kind in
        let count = Self.size(ofKind: kind)
        defer { place += count }
        return Self.value(payload[place..<place + count], kind)
      })
  }

  private func kinds(at start: Int, most: Int) -> (kinds: [Int], end: Int)? {
    let bytes = image.span
    var offset = start
    guard let size = bytes.varint(at: &offset), size < UInt64(Self.pageSize) else { return nil }
    let end = start + Int(size)
    var kinds: [Int] = []
    while offset < end {
      guard kinds.count < most, let kind = bytes.varint(at: &offset), kind < 1 << 31 else {
        return nil
      }
      kinds.append(Int(kind))
    }
    return offset == end ? (kinds, end) : nil
  }

  /// A row's bytes, with those that overflow to other pages.
  private func payload(at start: Int, _ size: Int, isInTable: Bool) -> [UInt8]? {
    let bytes = image.span
    let most = isInTable ? Self.pageSize - 35 : (Self.pageSize - 12) * 64 / 255 - 23
    let least = (Self.pageSize - 12) * 32 / 255 - 23
    let some = least + (size - least) % (Self.pageSize - 4)
    let here = size <= most ? size : some <= most ? some : least
    guard start + here <= image.count else { return nil }
    var payload = Array(image[start..<start + here])
    var next = bytes.bigEndian(at: start + here, count: 4)
    while payload.count < size {
      guard isPage(next) else { return nil }
      let start = (next - 1) * Self.pageSize
      let count = min(size - payload.count, Self.pageSize - 4)
      payload += image[start + 4..<start + 4 + count]
      next = bytes.bigEndian(at: start, count: 4)
    }
    return payload
  }

  private static func size(ofKind kind: Int) -> Int {
    switch kind {
    case 0, 8, 9: 0
    case 1...4: kind
    case 5: 6
    case 6, 7: 8
    default: max(0, kind - 12) / 2
    }
  }

  private static func value(_ bytes: ArraySlice<UInt8>, _ kind: Int) -> SQLValue {
    switch kind {
    case 1...6:
      let number = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      let unused = UInt64(64 - bytes.count * 8)
      return .integer(Int(Int64(bitPattern: number << unused) >> unused))
    case 7: return .real(Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) }))
    case 8, 9: return .integer(kind - 8)
    case 12...:
      return kind % 2 == 0 ? .blob(Array(bytes)) : .text(String(decoding: bytes, as: UTF8.self))
    default: return .null
    }
  }
}

extension Span<UInt8> {
  /// A big-endian number of up to seven bytes; 0 if it is cut off.
  fileprivate func bigEndian(at start: Int, count: Int) -> Int {
    guard start >= 0, start + count <= self.count else { return 0 }
    return (start..<start + count).reduce(0) { $0 << 8 | Int(self[$1]) }
  }
}
