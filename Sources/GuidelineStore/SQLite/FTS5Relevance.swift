internal import CSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a phrase of a full-text query counts for.
struct FTS5PhraseWeight {
  /// The term that it stands for, counted from 0; `nil` for a phrase that only finds rows.
  var term: Int?
  /// The group of the term's phrases that count together, counted from 0.
  var group = 0
  /// What it counts for in a row of typical size that has it once in a column of weight 1.
  var value = 0.0
  /// Whether a row that lacks the term lacks nothing that was asked for.
  var isBonus = false
}

/// How well rows answer a full-text query whose phrases have weights of their own.
///
/// Each phrase counts as in Okapi BM25; of a term, the best of its groups. A row is worth the more, the
/// more of the terms it has, and the nearer they stand to each other.
struct FTS5Relevance {
  /// What a word counts for in each column.
  let weights: [Double]
  /// The size of a row that is neither long nor short.
  let typicalSize: Double
  /// How much less a row is worth that has only some of the terms: the power to which the share of
  /// what it has of all that could count is raised.
  let coverage: Double
  /// What two terms count for in addition that stand side by side, as a share of the lesser one.
  let nearness: Double

  // https://www.sqlite.org/fts5.html#the_bm25_function; of long rules less is made than there, for
  // those are long that say much.
  fileprivate static let k1 = 1.2
  fileprivate static let b = 0.4
}

extension FTS5PhraseWeight {
  /// The weights of a query's phrases, in their order, as a value for ``Connection/register(_:as:)``.
  static func value(_ weights: [FTS5PhraseWeight]) -> SQLValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(weights.count * size)
    func append(_ number: UInt32) {
      for shift in stride(from: 0, to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    for weight in weights {
      append(weight.term.map(UInt32.init) ?? .max)
      append(UInt32(weight.group) | (weight.isBonus ? bonusFlag : 0))
      append(Float(weight.value).bitPattern)
    }
    return .blob(bytes)
  }

  private static let size = 12
  private static let bonusFlag: UInt32 = 1 << 31

  fileprivate static func weights(in bytes: UnsafeRawBufferPointer) -> [FTS5PhraseWeight] {
    func number(at index: Int) -> UInt32 {
      (0..<4).reduce(0) { unsafe $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
    }
    return stride(from: 0, to: bytes.count - size + 1, by: size).map { index in
      let (term, group) = (number(at: index), number(at: index + 4))
      return FTS5PhraseWeight(
        term: term == .max ? nil : Int(term), group: Int(group & ~bonusFlag),
        value: Double(Float(bitPattern: number(at: index + 8))), isBonus: group & bonusFlag != 0)
    }
  }
}

extension Connection {
  /// Makes `name(table, size, weights)` known to full-text queries, the score of a row; more is
  /// better. With a fourth argument it is what one of the terms counts for, or all that stand near
  /// each other, if there is no term of that number.
  func register(_ relevance: FTS5Relevance, as name: String) throws(SQLiteError) {
    let api = try unsafe fts5API()
    // Owned by the connection, until it closes or the name gets another function.
    let box = unsafe Unmanaged.passRetained(RelevanceBox(relevance)).toOpaque()
    let code = unsafe api.pointee.xCreateFunction(
      api, name, box,
      { api, row, context, count, values in
        guard let api = unsafe api, let row = unsafe row, let values = unsafe values, count >= 2
        else { return }
        do throws(Refusal) {
          let query = try unsafe RankedQuery.of(api, row, weights: values[1])
          try unsafe query.weigh(api, row)
          let size = unsafe sqlite3_value_double(values[0])
          let part = count > 2 ? Int(unsafe sqlite3_value_int(values[2])) : nil
          unsafe sqlite3_result_double(context, query.score(size: size, part: part))
        } catch {
          unsafe sqlite3_result_error_code(context, error.code)
        }
      },
      { box in
        guard let box = unsafe box else { return }
        unsafe Unmanaged<RelevanceBox>.fromOpaque(box).release()
      })
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, message: "cannot register the function \(name)", sql: nil)
    }
  }
}

/// What FTS5 holds of the function.
private final class RelevanceBox {
  let relevance: FTS5Relevance

  init(_ relevance: FTS5Relevance) {
    self.relevance = relevance
  }
}

/// What SQLite answered instead of doing what it was asked for.
private struct Refusal: Error {
  let code: Int32

  static func check(_ code: Int32) throws(Refusal) {
    guard code == SQLITE_OK else { throw Refusal(code: code) }
  }
}

/// What is the same for all rows of a query. FTS5 owns it until the query ends.
@safe private final class RankedQuery {
  private let relevance: FTS5Relevance
  private let phrases: [FTS5PhraseWeight]
  /// For each term, the best that any of its groups can count for in a row with one hit.
  private let worth: [Double]
  /// The number of each term's first group among the groups of all terms, and of all groups.
  private let firstGroups: [Int]

  // Of the row that is being weighed.
  private var hits: [Double]
  private var groups: [Double]
  /// For each term, where it was seen last.
  private var seen: [(column: Int32, offset: Int32)]
  /// For each pair of neighboring terms, 1 for side by side, less for farther apart.
  private var near: [Double]

  private init(_ relevance: FTS5Relevance, _ phrases: [FTS5PhraseWeight]) {
    self.relevance = relevance
    self.phrases = phrases
    let termCount = (phrases.compactMap(\.term).max() ?? -1) + 1
    var groupCounts = Array(repeating: 0, count: termCount)
    for phrase in phrases {
      guard let term = phrase.term else { continue }
      groupCounts[term] = max(groupCounts[term], phrase.group + 1)
    }
    var firstGroups = [0]
    for count in groupCounts { firstGroups.append(firstGroups[firstGroups.count - 1] + count) }
    var sums = Array(repeating: 0.0, count: firstGroups[termCount])
    for phrase in phrases {
      if let term = phrase.term { sums[firstGroups[term] + phrase.group] += phrase.value }
    }
    let bonuses = Set(phrases.lazy.filter(\.isBonus).compactMap(\.term))
    worth = (0..<termCount).map {
      bonuses.contains($0) ? 0 : sums[firstGroups[$0]..<firstGroups[$0 + 1]].max() ?? 0
    }
    self.firstGroups = firstGroups
    hits = Array(repeating: 0, count: phrases.count)
    groups = sums
    seen = Array(repeating: (-1, 0), count: termCount)
    near = Array(repeating: 0, count: max(termCount - 1, 0))
  }

  /// The query that a row belongs to.
  static func of(
    _ api: UnsafePointer<Fts5ExtensionApi>, _ row: OpaquePointer, weights: OpaquePointer?
  ) throws(Refusal) -> RankedQuery {
    if let known = unsafe api.pointee.xGetAuxdata(row, 0) {
      return unsafe Unmanaged<RankedQuery>.fromOpaque(known).takeUnretainedValue()
    }
    guard let box = unsafe api.pointee.xUserData(row) else { throw Refusal(code: SQLITE_MISUSE) }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: sqlite3_value_blob(weights), count: Int(sqlite3_value_bytes(weights)))
    let phrases = unsafe FTS5PhraseWeight.weights(in: bytes)
    // Those that must not be there come last and have no weight.
    guard phrases.count <= Int(unsafe api.pointee.xPhraseCount(row)) else {
      throw Refusal(code: SQLITE_MISUSE)
    }
    let query = unsafe RankedQuery(
      Unmanaged<RelevanceBox>.fromOpaque(box).takeUnretainedValue().relevance, phrases)
    try Refusal.check(
      unsafe api.pointee.xSetAuxdata(
        row, Unmanaged.passRetained(query).toOpaque(),
        { query in
          guard let query = unsafe query else { return }
          unsafe Unmanaged<RankedQuery>.fromOpaque(query).release()
        }))
    return query
  }

  /// Adds up what the words of each phrase count for in a row, and sees how near they stand.
  func weigh(_ api: UnsafePointer<Fts5ExtensionApi>, _ row: OpaquePointer) throws(Refusal) {
    for phrase in hits.indices { hits[phrase] = 0 }
    for term in seen.indices { seen[term].column = -1 }
    for pair in near.indices { near[pair] = 0 }
    var count: Int32 = 0
    try Refusal.check(unsafe api.pointee.xInstCount(row, &count))
    for index in 0..<count {
      var (phrase, column, offset): (Int32, Int32, Int32) = (0, 0, 0)
      try Refusal.check(unsafe api.pointee.xInst(row, index, &phrase, &column, &offset))
      guard phrase < phrases.count, let term = phrases[Int(phrase)].term else { continue }
      hits[Int(phrase)] += relevance.weights[Int(column)]
      if phrases[Int(phrase)].isBonus { continue }
      if term > 0 { look(at: term - 1, pair: term - 1, column, offset) }
      if term + 1 < seen.count { look(at: term + 1, pair: term, column, offset) }
      seen[term] = (column, offset)
    }
  }

  private func look(at other: Int, pair: Int, _ column: Int32, _ offset: Int32) {
    guard seen[other].column == column else { return }
    let distance = max(1, offset - seen[other].offset)
    near[pair] = max(near[pair], 1 / Double(distance))
  }

  /// The score of the row that was weighed, or a part of it.
  func score(size: Double, part: Int?) -> Double {
    let length =
      FTS5Relevance.k1
      * (1 - FTS5Relevance.b + FTS5Relevance.b * size / relevance.typicalSize)
    for group in groups.indices { groups[group] = 0 }
    for (index, phrase) in phrases.enumerated() where hits[index] > 0 {
      guard let term = phrase.term else { continue }
      groups[firstGroups[term] + phrase.group] +=
        phrase.value * hits[index] * (FTS5Relevance.k1 + 1) / (hits[index] + length)
    }
    var (sum, found, whole, closeness) = (0.0, 0.0, 0.0, 0.0)
    var previous = 0.0
    for term in worth.indices {
      let best = groups[firstGroups[term]..<firstGroups[term + 1]].max() ?? 0
      if part == term { return best }
      sum += best
      whole += worth[term]
      found += min(best, worth[term])
      if term > 0 { closeness += near[term - 1] * min(best, previous) }
      previous = best
    }
    closeness *= relevance.nearness
    if part != nil { return closeness }
    guard whole > 0 else { return 0 }
    return (sum + closeness) * pow(found / whole, relevance.coverage)
  }
}
