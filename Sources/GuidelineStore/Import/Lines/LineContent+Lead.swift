extension LineContent {
  /// Whether its bold start is a lead, not part of a sentence wrapped from the line above.
  func startsLead(below above: SourceLine) -> Bool {
    let content = restBehindTags
    guard content.starts(with: "**".utf8) else { return false }
    if Self.ends(above) { return true }
    let text = InlineParser.parse(Array(content))
    let language = ScriptCounts(text.text).language ?? .english
    guard let lead = Lead(strongStartOf: text, language) else { return false }
    let isLabel = lead.meaning == .definition && text.line(lead.range).hasSuffix(":")
    return (isLabel || lead.meaning == .rule || lead.meaning == .note) && !Self.runsOn(above)
  }

  /// The text after leading tags, such as the anchor a converter leaves where a page starts.
  private var restBehindTags: ArraySlice<UInt8> {
    guard rest.first == UInt8(ascii: "<") else { return rest }
    let bytes = Array(rest)
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "<"),
      let tag = HTMLTag(bytes, at: start)
    {
      start = tag.end
    }
    return bytes[start...]
  }

  private static func runsOn(_ line: SourceLine) -> Bool {
    InlineParser.parse(Array(LineContent(line.bytes).rest)).line.runsOn
  }

  /// Whether a line is complete: it ends a sentence, is bold to its end, or asks for a line break.
  private static func ends(_ line: SourceLine) -> Bool {
    let bytes = line.bytes
    if bytes.suffix(2).elementsEqual("  ".utf8) || bytes.last == UInt8(ascii: "\\") { return true }
    let content = LineContent(bytes).rest
    if content.suffix(2).elementsEqual("**".utf8) || content.last == UInt8(ascii: ">") {
      return true
    }
    let text = InlineParser.parse(Array(content))
    let words = text.line
    if words.endsSentence || words.hasSuffix(":") || words.hasSuffix("：") { return true }
    let language = ScriptCounts(text.text).language ?? .english
    return language != .english && Advice.isSentence(words, language)
  }
}
