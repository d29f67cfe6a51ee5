/// User data recovered from a store's pages, even damaged ones.
///
/// Each row of the kept tables has a seal, which identifies it wherever it is found. A list of all
/// such rows, in other pages, names those that are lost.
struct KeptRecords {
  /// The files, in the order they were first imported.
  private(set) var sources: [SourceFile] = []
  private(set) var dataFiles: [(file: DataFile, content: [UInt8], isCarried: Bool)] = []
  private(set) var corrections: [RuleStore.StatedCorrection] = []
  /// Unreadable user data, which a repair can't restore.
  private(set) var losses: [Finding] = []
  /// Damaged data that is available elsewhere.
  private(set) var damages: [Finding] = []
  /// Whether a data file is missing, so that the embedded one must replace it.
  private(set) var lacksDataFile = false

  /// Whether the pages contain no trace of a store.
  var isEmpty: Bool { sources.isEmpty && dataFiles.isEmpty && losses.isEmpty }

  init(in pages: DatabasePages, by compression: Compression) {
    let rows = pages.rows(withColumnCounts: [3, 4, 5, 16, 18])
    let listed = Dictionary(
      rows.compactMap { KeptRow($0.values) }.map { ($0.name, $0) },
      uniquingKeysWith: { one, _ in one })
    var found: Set<KeptRow.Name> = []
    var keys: Set<Int> = []
    // A page may contain an outdated row whose current version is elsewhere.
    let sealed = rows.compactMap { row in Self.sealed(row, by: compression) }
    for row in sealed where listed[row.name]?.seal == row.seal {
      if found.insert(row.name).inserted { keep(row, &keys) }
    }
    for row in sealed where found.insert(row.name).inserted { keep(row, &keys) }
    sources = sourcesByKey.sorted { $0.key < $1.key }.map(\.file)
    sourcesByKey = []
    // A damaged list may name a row that is there otherwise.
    let seals = Set(sealed.map(\.seal))
    let lost = listed.values.filter { !found.contains($0.name) && !seals.contains($0.seal) }
    for row in lost.sorted(by: { $0.name.text < $1.name.text }) { restore(row) }
    loseDocuments(rows, keys, named: lost.count { $0.name.kind == .source })
  }

  private var sourcesByKey: [(key: Int, file: SourceFile)] = []

  /// A row with a valid seal.
  private struct Sealed {
    enum Content {
      case source(SourceFile)
      case data(DataFile, [UInt8], isCarried: Bool)
      case correction(RuleStore.StatedCorrection)
    }

    let key: Int
    let name: KeptRow.Name
    let seal: SQLValue
    let content: Content
  }

  private static func sealed(
    _ row: DatabasePages.Row, by compression: Compression
  ) -> Sealed? {
    var values = row.values
    let seal = values.removeLast()
    if values.count == 17, let key = row.key,
      let file = SourceFile(Array(values.dropFirst()), seal: seal, by: compression)
    {
      return Sealed(
        key: key, name: KeptRow.Name(.source, file.identity), seal: seal, content: .source(file))
    }
    guard Seal.of(values) == seal, case .text(let name) = values[0] else { return nil }
    if values.count == 4, let file = DataFile(rawValue: name), case .integer(let count) = values[2],
      case .blob(let packed) = values[3],
      let bytes = compression.unpacked(packed.span, count: count)
    {
      let isCarried = values[1] != 0
      return Sealed(
        key: 0, name: KeptRow.Name(isCarried ? .carriedFile : .dataFile, name), seal: seal,
        content: .data(file, bytes, isCarried: isCarried))
    }
    guard values.count == 3, case .text(let other) = values[1] else { return nil }
    let correction = RuleStore.StatedCorrection(names: [name, other], isLink: values[2] != 0)
    return Sealed(
      key: 0, name: correction.kept.name, seal: seal, content: .correction(correction))
  }

  private mutating func keep(_ row: Sealed, _ keys: inout Set<Int>) {
    switch row.content {
    case .source(let file):
      keys.insert(row.key)
      sourcesByKey.append((row.key, file))
    case .data(let file, let content, let isCarried):
      dataFiles.append((file, content, isCarried))
    case .correction(let correction): corrections.append(correction)
    }
  }

  /// Restores a lost row from its entry in the list if possible, and reports it.
  private mutating func restore(_ row: KeptRow) {
    switch row.name.kind {
    case .source:
      loseText(row.name.shown)
    case .carriedFile:
      lacksDataFile = true
      damages.append(
        Finding(.error, "the stored copy is damaged", in: row.name.shown, isRepairable: true))
    case .dataFile:
      lacksDataFile = true
      losses.append(
        Finding(
          .error, "the data file is damaged or lost; build again with it", in: row.name.shown,
          isRepairable: false))
    case .link, .unlink:
      let correction = RuleStore.StatedCorrection(row)
      if let correction { corrections.append(correction) }
      let finding =
        row.name.kind == .link
        ? Finding(
          .error, "a link of rules is damaged or lost", in: "correction",
          isRepairable: correction != nil)
        : Finding(
          .error, "an unlink of rules is damaged or lost", in: "correction",
          isRepairable: correction != nil)
      if finding.isRepairable { damages.append(finding) } else { losses.append(finding) }
    }
  }

  /// Reports the documents whose files no other record names.
  private mutating func loseDocuments(
    _ rows: [DatabasePages.Row], _ keys: Set<Int>, named: Int
  ) {
    var names: [Int: Set<String>] = [:]
    for case let values in rows.map(\.values) where values.count == 16 {
      guard case .null = values[0], case .integer(let source) = values[1],
        case .text(let title) = values[3], case .text(let edition) = values[4],
        case .text(let language) = values[9], !keys.contains(source)
      else { continue }
      names[source, default: []].insert("\(title) (\(edition), \(language))")
    }
    guard names.count > named else { return }
    for name in names.values.joined().sorted() { loseText(name) }
  }

  private mutating func loseText(_ place: String) {
    losses.append(
      Finding(
        .error, "the imported text is damaged or lost; import it again", in: place,
        isRepairable: false))
  }
}
