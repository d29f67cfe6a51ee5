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

}
