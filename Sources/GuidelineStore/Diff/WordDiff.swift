/// A segment of text that is in both wordings, or only in the older or newer.
public struct WordChange: Hashable, Sendable {
  /// Which wording has a segment.
  public enum Kind: String, Hashable, Sendable {
    /// Both, ignoring case, quotes, dashes and white space; in the newer form.
    case equal
    /// Only the older wording.
    case delete
    /// Only the newer wording.
    case insert
  }

  /// Which wording has the segment.
  public var kind: Kind
  /// The text of the segment.
  public var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// The differences between two wordings, word by word.
///
/// Sentences are paired first, so that words of different sentences never match. A short equal
/// segment between two changes is merged into them.
struct WordDiff {
  /// The segments in order. Equal and inserted ones form the newer text; equal and deleted ones
  /// form the older text, ignoring case, quotes, dashes and white space.
  private(set) var changes: [WordChange] = []
  /// Whether the texts were too long, so that some equal words count as changed.
  private(set) var isCutShort = false

  private let old: DiffText
  private let new: DiffText
  private var segments: [EditSegment] = []

  /// The maximum number of word edits between two sentences; above this, the sentences count as
  /// unrelated.
  private static let mostEdits = 600

  init(_ old: String, _ new: String) {
    var numbers: [String: Int] = [:]
    self.old = DiffText(old, known: &numbers)
    self.new = DiffText(new, known: &numbers)
    compareSentences()
    absorbIslands()
    emit()
  }

  private mutating func compareSentences() {
    guard let pairs = SentencePairs(old, new)?.pairs else {
      compare(0..<old.tokens.count, 0..<new.tokens.count)
      return
    }
    var (oldEnd, newEnd) = (0, 0)
    for pair in pairs {
      let (here, there) = (old.sentences[pair.old], new.sentences[pair.new])
      append(
        EditSegment(
          old: oldEnd..<here.lowerBound, new: newEnd..<there.lowerBound, isEqual: false))
      compare(here, there)
      (oldEnd, newEnd) = (here.upperBound, there.upperBound)
    }
    append(
      EditSegment(
        old: oldEnd..<old.tokens.count, new: newEnd..<new.tokens.count, isEqual: false))
  }

  private mutating func compare(_ here: Range<Int>, _ there: Range<Int>) {
    let found = EditScript.segments(
      old.numbers[here], new.numbers[there], limit: Self.mostEdits)
    if found == nil { isCutShort = true }
    for segment in found ?? [EditSegment(old: here, new: there, isEqual: false)] {
      append(segment)
    }
  }

  private mutating func append(_ segment: EditSegment) {
    guard !segment.old.isEmpty || !segment.new.isEmpty else { return }
    if let last = segments.indices.last, segments[last].isEqual == segment.isEqual {
      segments[last].old = segments[last].old.lowerBound..<segment.old.upperBound
      segments[last].new = segments[last].new.lowerBound..<segment.new.upperBound
    } else {
      segments.append(segment)
    }
  }

  /// Merges an equal segment into the changes around it if it has less weight than either.
  private mutating func absorbIslands() {
    var index = 1
    while index + 1 < segments.count {
      let island = segments[index]
      let neighbors = [segments[index - 1], segments[index + 1]]
      let weight = weight(of: new.tokens, island.new)
      let least = neighbors.map { neighbor in
        max(self.weight(of: old.tokens, neighbor.old), self.weight(of: new.tokens, neighbor.new))
      }.min()
      if island.isEqual, let least, 2.5 * weight <= least, weight < 1.3 {
        segments[index - 1].old = neighbors[0].old.lowerBound..<neighbors[1].old.upperBound
        segments[index - 1].new = neighbors[0].new.lowerBound..<neighbors[1].new.upperBound
        segments.removeSubrange(index...index + 1)
        index = max(1, index - 2)
      } else {
        index += 1
      }
    }
  }

  private func weight(of tokens: [DiffText.Token], _ range: Range<Int>) -> Double {
    tokens[range].reduce(0) { $0 + $1.weight }
  }

  private mutating func emit() {
    var space = ""
    // White space that only one wording has, before its part of a change.
    var gap = (old: "", new: "")
    for (index, segment) in segments.enumerated() {
      var deleted = old.text(of: segment.old)
      var inserted = new.text(of: segment.new)
      if segment.isEqual {
        let ends = (old: deleted.endingSpace, new: inserted.endingSpace)
        if ends.old.isEmpty != ends.new.isEmpty, index + 1 < segments.count {
          let next = segments[index + 1]
          gap = (next.old.isEmpty ? "" : ends.old, next.new.isEmpty ? "" : ends.new)
          inserted.removeLast(gap.new.count)
        }
        changes.append(WordChange(.equal, space + inserted))
        space = ""
      } else {
        (deleted, inserted) = (gap.old + deleted, gap.new + inserted)
        gap = ("", "")
        // White space after both isn't part of the change.
        if !deleted.endingSpace.isEmpty, !inserted.endingSpace.isEmpty {
          space = inserted.endingSpace
          inserted.removeLast(space.count)
          deleted.removeLast(deleted.endingSpace.count)
        }
        if !deleted.isEmpty { changes.append(WordChange(.delete, deleted)) }
        if !inserted.isEmpty { changes.append(WordChange(.insert, inserted)) }
      }
    }
    if !space.isEmpty { changes.append(WordChange(.equal, space)) }
  }
}

extension String {
  fileprivate var endingSpace: String {
    String(suffix(reversed().prefix(while: \.isWhitespace).count))
  }
}
