import GuidelineStore

extension [WordChange] {
  /// The changes with only the sentences around them.
  var excerpt: [WordChange] {
    enumerated().map { index, change in
      guard change.kind == .equal else { return change }
      let isFirst = index == 0
      let isLast = index == count - 1
      guard !(isFirst && isLast) else { return WordChange(.equal, "") }
      return WordChange(.equal, change.text.shortened(keepsStart: !isFirst, keepsEnd: !isLast))
    }.filter { !$0.text.isEmpty }
  }

  var hasChanges: Bool { contains { $0.kind != .equal } }
}

extension String {
  /// The first and last sentence if wanted, with an ellipsis for the rest.
  fileprivate func shortened(keepsStart: Bool, keepsEnd: Bool) -> String {
    let ends = sentenceEnds
    let first = keepsStart ? ends.first ?? endIndex : startIndex
    // If the last sentence is complete, the following change isn't part of it.
    let last = keepsEnd ? ends.last ?? startIndex : endIndex
    guard first < last, distance(from: first, to: last) > 24 else { return self }
    let head = self[..<first].trimmed
    let tail = self[last...].trimmed
    let needsSpace = keepsEnd && self[..<endIndex].last?.isWhitespace == true
    return (keepsStart ? head + " " : "") + "…" + (keepsEnd ? " " + tail : "")
      + (needsSpace && !tail.isEmpty ? " " : "")
  }

  /// The indices after punctuation that ends a sentence.
  private var sentenceEnds: [Index] {
    var ends: [Index] = []
    for index in indices {
      let next = self.index(after: index)
      switch self[index] {
      case "。", "！", "？", "\n": ends.append(next)
      case ".", "!", "?":
        if next == endIndex || self[next].isWhitespace { ends.append(next) }
      default: break
      }
    }
    return ends
  }
}

extension Substring {
  /// Trims white space, keeping one space at an end where the text continues.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let isSpaced = first?.isWhitespace == true && !start.isEmpty
    let end = start.reversed().prefix(while: \.isWhitespace).count
    return (isSpaced ? " " : "") + start.dropLast(end)
  }
}
