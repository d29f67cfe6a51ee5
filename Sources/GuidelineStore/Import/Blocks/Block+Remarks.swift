extension Block {
  /// Whether this is a reader's remark on the text above: `→ 제목은 짧게 쓴다`, `: 긴 제목은 잘린다`.
  var isSummary: Bool {
    kind == .paragraph && Self.marksOfSummary.begin(line)
  }

  private static let marksOfSummary: Beginnings = ["→", "⇒", "➡", "=> ", "-> ", ": "]

  /// Whether this is a copyright notice.
  var isColophon: Bool {
    kind == .paragraph && text.text.count <= 400
      && (line.holds("©") || line.lowercased().holds("all rights reserved"))
  }

  /// Whether a paragraph is a title in two languages: `Sheet(シート)`, `호루라기 (Whistle)`.
  var isBilingualTitle: Bool {
    guard kind == .paragraph, listDepth == 0, quoteDepth == 0, text.text.count <= 80,
      let last = line.unicodeScalars.last, last == ")" || last == "）"
    else { return false }
    let parts = line.split(maxSplits: 1) { $0 == "(" || $0 == "（" }
    guard parts.count == 2 else { return false }
    let names = [String(parts[0]), String(parts[1].dropLast())]
    let languages = names.map { ScriptCounts(Array($0.utf8)).language }
    guard let one = languages[0], let other = languages[1], one != other,
      one == .english || other == .english
    else { return false }
    return zip(names, [one, other]).allSatisfy { name, language in
      name.wordCount <= 4 && !name.contains { "()（）,:;—–".contains($0) } && !name.endsSentence
        && !Advice.isSentence(name.trimmed, language)
    }
  }
}
