/// The topics of stored books' pieces, by folder.
struct BookTopics {
  private struct Piece: Hashable {
    let folder: String
    let book: String
    let number: Int
  }

  private var topics: [Piece: String] = [:]

  init(in connection: Connection) throws(SQLiteError) {
    let rows = try connection.rows(
      """
      SELECT source.identity, document.origin, document.piece, topic.slug
      FROM document JOIN source USING (source_id) JOIN topic USING (topic_id)
      WHERE document.piece > 0 AND NOT source.is_own
      ORDER BY document.document_id
      """)
    // If a piece has several topics, the last one continues in the next piece.
    while try rows.next() {
      let folder = FolderEditions.parent(of: rows.text(0))
      topics[
        Piece(folder: folder, book: rows.optionalText(1) ?? "", number: try rows.integer(2))
      ] = rows.text(3)
    }
  }

  /// The topics of pieces that continue the previous one, which may itself continue another.
  func topics(of files: [FileInWork]) -> [FoundFile: String] {
    let pieces = files.compactMap { file in file.pieceBefore.map { (file.found, $0) } }
      .sorted { $0.1.number < $1.1.number }
    var known = topics
    var found: [FoundFile: String] = [:]
    for (file, before) in pieces {
      let folder = FolderEditions.parent(of: file.identity)
      let piece = Piece(folder: folder, book: before.book, number: before.number)
      guard let topic = known[piece] else { continue }
      found[file] = topic
      known[Piece(folder: folder, book: before.book, number: before.number + 1)] = topic
    }
    return found
  }
}
