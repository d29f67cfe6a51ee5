/// Text with inserted and deleted words marked.
package struct MarkedText: Hashable, Sendable {
  /// A stretch of words that are marked alike.
  package struct Piece: Hashable, Sendable {
    package var text: String
    /// True if the older text lacks the piece.
    var isInserted = false
    /// True if the newer text lacks the piece.
    var isDeleted = false

    /// Whether the piece is neither inserted nor deleted.
    package var isPlain: Bool { !isInserted && !isDeleted }
  }

  /// The pieces in order, none of them empty.
  package private(set) var pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces.filter { !$0.text.isEmpty }
  }

  /// Text without marks.
  init(_ text: String) {
    self.init(pieces: [Piece(text: text)])
  }

  /// Merges two wordings.
  init(_ changes: [WordChange]) {
    self.init(
      pieces: changes.map {
        Piece(text: $0.text, isInserted: $0.kind == .insert, isDeleted: $0.kind == .delete)
      })
  }

  static func deleted(_ text: String) -> MarkedText {
    MarkedText(pieces: [Piece(text: text, isDeleted: true)])
  }

  /// Compares text to its neighbors, either of which may be `nil`: what `old` lacks is inserted,
  /// what `new` lacks is deleted.
  init(_ text: String, after old: String?, before new: String?) {
    let inserted = old.map { Self.ends(ofWordsIn: text, missingFrom: $0) } ?? []
    let deleted = new.map { Self.ends(ofWordsIn: text, missingFrom: $0) } ?? []
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    for end in Set(inserted.map(\.end) + deleted.map(\.end) + [bytes.count]).sorted() {
      pieces.append(
        Piece(
          text: String(decoding: bytes[start..<end], as: UTF8.self),
          isInserted: inserted.first { $0.end >= end }?.isMissing ?? false,
          isDeleted: deleted.first { $0.end >= end }?.isMissing ?? false))
      start = end
    }
    self.init(pieces: pieces)
  }

  /// The ends of stretches of a text, in bytes, and whether the other text lacks them; empty if the
  /// texts have hardly a word in common.
  private static func ends(
    ofWordsIn text: String, missingFrom other: String
  ) -> [(end: Int, isMissing: Bool)] {
    let changes = WordDiff(other, text).changes
    guard changes.areAlike else { return [] }
    var end = 0
    return changes.filter { $0.kind != .delete }.map { change in
      end += change.text.utf8.count
      return (min(end, text.utf8.count), change.kind == .insert)
    }
  }

  /// The text with `<ins>` and `<del>` elements.
  ///
  /// - Parameter escaped: Escapes text for the output format.
  func inElements(_ escaped: (String) -> String) -> String {
    pieces.map { piece in
      var words = escaped(piece.text)
      if piece.isDeleted { words = "<del>\(words)</del>" }
      if piece.isInserted { words = "<ins>\(words)</ins>" }
      return words
    }.joined()
  }

  /// The words without marks.
  package var text: String { pieces.map(\.text).joined() }

  package var isEmpty: Bool { pieces.isEmpty }

  /// Whether no piece is marked.
  package var isPlain: Bool { pieces.allSatisfy(\.isPlain) }

  /// The lines, without line breaks.
  var lines: [MarkedText] {
    var lines: [[Piece]] = [[]]
    for piece in pieces {
      for (index, part) in piece.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append([]) }
        var rest = piece
        rest.text = String(part)
        lines[lines.count - 1].append(rest)
      }
    }
    return lines.map(MarkedText.init(pieces:))
  }

  /// Drops leading bytes; `count` must end at a character boundary.
  func dropping(bytes count: Int) -> MarkedText {
    var count = count
    return MarkedText(
      pieces: pieces.map { piece in
        let dropped = min(count, piece.text.utf8.count)
        count -= dropped
        var rest = piece
        rest.text = String(decoding: Array(piece.text.utf8)[dropped...], as: UTF8.self)
        return rest
      })
  }
}

extension [WordChange] {
  /// Whether over a quarter of the text is shared, so that marks read better than both wordings in
  /// full.
  var areAlike: Bool {
    let all = reduce(0) { $0 + $1.text.utf8.count }
    let same = reduce(0) { $0 + ($1.kind == .equal ? $1.text.utf8.count : 0) }
    return same * 4 > all
  }
}
