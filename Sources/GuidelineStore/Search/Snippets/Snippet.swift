/// The part of a rule that best answers a query, with the hits marked.
public struct Snippet: Hashable, Sendable {
  /// A run of text with or without a hit.
  public struct Run: Hashable, Sendable {
    /// On one line.
    public let text: String
    /// Whether it is a hit.
    public let isHit: Bool

    package init(text: String, isHit: Bool) {
      self.text = text
      self.isHit = isHit
    }
  }

  /// Marks omitted text.
  package static let cut = "…"

  /// The runs in order; a cut is a run of its own.
  public let runs: [Run]

  package init(runs: [Run]) {
    self.runs = runs
  }

  /// The text with `**` around each hit.
  public var marked: String {
    runs.map { $0.isHit ? "**\($0.text)**" : $0.text }.joined()
  }
}

extension Snippet {
  /// The size of a snippet, in weights of atoms: 30 words, or 60 characters in Korean or Japanese.
  private static let room = 60
  /// Longer texts are truncated first (bytes).
  private static let longestText = 1 << 16

  init(lead: String, body: String, finder: HitFinder) {
    var text: ContiguousArray<UInt8> = []
    text.reserveCapacity(lead.utf8.count + body.utf8.count + 2)
    for var part in [lead, body] where !part.isEmpty {
      // Two line ends, so that no phrase continues across.
      if !text.isEmpty { text += [0x0A, 0x0A] }
      part.withUTF8 { unsafe text.append(contentsOf: $0.prefix(Self.longestText)) }
    }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    let hits = finder.hits(in: text.span)
    let atoms = SnippetAtom.atoms(of: text.span)
    let window = SnippetWindow(atoms, hits: hits, room: Self.room)
    runs = Self.runs(of: text, window: window.range, hits: hits)
  }

  private static func runs(
    of text: ContiguousArray<UInt8>, window: Range<Int>, hits: [Hit]
  ) -> [Run] {
    var runs: [Run] = []
    func add(_ range: Range<Int>, isHit: Bool) {
      guard !range.isEmpty else { return }
      runs.append(Run(text: oneLine(text[range]), isHit: isHit))
    }
    func addCut() { runs.append(Run(text: cut, isHit: false)) }
    if window.lowerBound > 0 { addCut() }
    var start = window.lowerBound
    for range in merged(hits, in: text) where window.contains(range.lowerBound) {
      let end = min(range.upperBound, window.upperBound)
      add(start..<range.lowerBound, isHit: false)
      add(range.lowerBound..<end, isHit: true)
      start = end
    }
    add(start..<window.upperBound, isHit: false)
    if window.upperBound < text.count { addCut() }
    return runs
  }

  /// The hits without overlaps and outer white space, each extended by a long mark after it.
  private static func merged(_ hits: [Hit], in text: ContiguousArray<UInt8>) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for hit in hits {
      var end = hit.range.upperBound
      while end > hit.range.lowerBound, text[end - 1] <= 0x20 { end -= 1 }
      while text[end...].starts(with: "ー".utf8) { end += 3 }
      if let last = merged.last, hit.range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        merged.append(hit.range.lowerBound..<end)
      }
    }
    return merged
  }

  /// Replaces runs of white space with single spaces.
  private static func oneLine(_ text: ArraySlice<UInt8>) -> String {
    if text.allSatisfy({ $0 >= 0x20 }) { return String(decoding: text, as: UTF8.self) }
    var line: [UInt8] = []
    line.reserveCapacity(text.count)
    for byte in text {
      if byte > 0x20 {
        line.append(byte)
      } else if line.last != 0x20 {
        line.append(0x20)
      }
    }
    return String(decoding: line, as: UTF8.self)
  }
}
