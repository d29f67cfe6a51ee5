internal import CSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How well rows answer a full-text query: Okapi BM25, as FTS5's own `bm25` has it, but with the size
/// of a row as its caller knows it. Looking that up for every row takes `bm25` most of its time.
struct FTS5Relevance {
  /// What a word counts for in each column.
  let weights: [Double]
  /// The size of a row that is neither long nor short.
  let typicalSize: Double

  /// https://www.sqlite.org/fts5.html#the_bm25_function
  private static let k1 = 1.2
  private static let b = 0.75

  /// - Parameters:
  ///   - hits: What the words of each phrase count for together in a row.
  ///   - rarity: What each phrase counts for, the more the rarer it is.
  fileprivate func score(hits: [Double], rarity: [Double], size: Double) -> Double {
    let length = Self.k1 * (1 - Self.b + Self.b * size / typicalSize)
    var score = 0.0
    for phrase in hits.indices where hits[phrase] > 0 {
      score += rarity[phrase] * hits[phrase] * (Self.k1 + 1) / (hits[phrase] + length)
    }
    return score
  }

  fileprivate static func rarity(of count: Int, among rows: Int) -> Double {
    max(log((Double(rows - count) + 0.5) / (Double(count) + 0.5)), 1e-6)
  }
}

extension Connection {
  /// Makes `name(table, size)` known to full-text queries; more is better.
  func register(_ relevance: FTS5Relevance, as name: String) throws(SQLiteError) {
    let api = try unsafe fts5API()
    // Owned by the connection, until it closes or the name gets another function.
    let box = unsafe Unmanaged.passRetained(RelevanceBox(relevance)).toOpaque()
    let code = unsafe api.pointee.xCreateFunction(
      api, name, box,
      { api, row, context, count, values in
        guard let api = unsafe api, let row = unsafe row, let values = unsafe values, count == 1
        else { return }
        let size = unsafe sqlite3_value_double(values[0])
        var score = 0.0
        let code = unsafe RankedQuery.score(api, row, size: size, &score)
        if code == SQLITE_OK {
          unsafe sqlite3_result_double(context, score)
        } else {
          unsafe sqlite3_result_error_code(context, code)
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

/// What is the same for all rows of a query. FTS5 owns it until the query ends.
@safe private final class RankedQuery {
  private let relevance: FTS5Relevance
  private var rarity: [Double] = []
  private var hits: [Double] = []

  private init(_ relevance: FTS5Relevance) {
    self.relevance = relevance
  }

  /// Weighs a row.
  ///
  /// - Returns: SQLite's code.
  static func score(
    _ api: UnsafePointer<Fts5ExtensionApi>, _ row: OpaquePointer, size: Double,
    _ score: inout Double
  ) -> Int32 {
    let query: RankedQuery
    if let known = unsafe api.pointee.xGetAuxdata(row, 0) {
      query = unsafe Unmanaged<RankedQuery>.fromOpaque(known).takeUnretainedValue()
    } else {
      guard let box = unsafe api.pointee.xUserData(row) else { return SQLITE_MISUSE }
      query = unsafe RankedQuery(
        Unmanaged<RelevanceBox>.fromOpaque(box).takeUnretainedValue().relevance)
      var code = unsafe query.count(api, row)
      guard code == SQLITE_OK else { return code }
      code = unsafe api.pointee.xSetAuxdata(
        row, Unmanaged.passRetained(query).toOpaque(),
        { query in
          guard let query = unsafe query else { return }
          unsafe Unmanaged<RankedQuery>.fromOpaque(query).release()
        })
      guard code == SQLITE_OK else { return code }
    }
    let code = unsafe query.weigh(api, row)
    score = query.relevance.score(hits: query.hits, rarity: query.rarity, size: size)
    return code
  }

  /// Counts the rows that hold each phrase.
  private func count(
    _ api: UnsafePointer<Fts5ExtensionApi>, _ row: OpaquePointer
  ) -> Int32 {
    var rowCount: sqlite3_int64 = 0
    var code = unsafe api.pointee.xRowCount(row, &rowCount)
    for phrase in 0..<(unsafe api.pointee.xPhraseCount(row)) where code == SQLITE_OK {
      var count = 0
      code = unsafe api.pointee.xQueryPhrase(row, phrase, &count) { _, _, count in
        unsafe count?.assumingMemoryBound(to: Int.self).pointee += 1
        return SQLITE_OK
      }
      rarity.append(FTS5Relevance.rarity(of: count, among: Int(rowCount)))
      hits.append(0)
    }
    return code
  }

  /// Adds up what the words of each phrase count for in a row.
  private func weigh(_ api: UnsafePointer<Fts5ExtensionApi>, _ row: OpaquePointer) -> Int32 {
    for phrase in hits.indices { hits[phrase] = 0 }
    var count: Int32 = 0
    var code = unsafe api.pointee.xInstCount(row, &count)
    for index in 0..<count where code == SQLITE_OK {
      var (phrase, column, offset): (Int32, Int32, Int32) = (0, 0, 0)
      code = unsafe api.pointee.xInst(row, index, &phrase, &column, &offset)
      hits[Int(phrase)] += relevance.weights[Int(column)]
    }
    return code
  }
}
