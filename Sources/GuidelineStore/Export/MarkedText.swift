/// Text in which the words that came or went are marked.
package struct MarkedText: Hashable, Sendable {
  /// A stretch of words.
  package struct Piece: Hashable, Sendable {
    /// What it says.
    package var text: String
    /// Whether the text before has it not.
    var isInserted = false
    /// Whether the text after has it no more.
    var isDeleted = false

    /// Whether nothing is said of it.
    package var isPlain: Bool { !isInserted && !isDeleted }
  }

  /// In order; none is empty.
  package private(set) var pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces.filter { !$0.text.isEmpty }
  }

  /// Text without marks.
  init(_ text: String) {
    self.init(pieces: [Piece(text: text)])
  }

  /// Two wordings in one.
  init(_ changes: [WordChange]) {
    self.init(
      pieces: changes.map {
        Piece(text: $0.text, isInserted: $0.kind == .insert, isDeleted: $0.kind == .delete)
      })
  }

  /// Text that has gone as a whole.
  static func deleted(_ text: String) -> MarkedText {
    MarkedText(pieces: [Piece(text: text, isDeleted: true)])
  }

  /// Text beside its neighbors, of which any may be missing: what the one before lacks is inserted,
  /// what the one after lacks is deleted.
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

  /// Where stretches of a text end, in bytes, and whether another text lacks them; none where hardly a
  /// word is the same.
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

  /// The text with what came and went in elements of HTML.
  ///
  /// - Parameter escaped: Makes text in which nothing is a mark.
  func inElements(_ escaped: (String) -> String) -> String {
    pieces.map { piece in
      var words = escaped(piece.text)
      if piece.isDeleted { words = "<del>\(words)</del>" }
      if piece.isInserted { words = "<ins>\(words)</ins>" }
      return words
    }.joined()
  }

  /// All words, whatever their marks.
  package var text: String { pieces.map(\.text).joined() }

  /// Whether there are no words.
  package var isEmpty: Bool { pieces.isEmpty }

  /// Whether nothing is marked.
  package var isPlain: Bool { pieces.allSatisfy(\.isPlain) }

  /// The lines, without what ends them.
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

  /// The text without its first bytes, which must end at a character.
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
  /// Whether two wordings share so much that marks tell more than the whole of both.
  var areAlike: Bool {
    let all = reduce(0) { $0 + $1.text.utf8.count }
    let same = reduce(0) { $0 + ($1.kind == .equal ? $1.text.utf8.count : 0) }
    return same * 4 > all
  }
}
