/// Decides whether a text's line ends separate paragraphs or just wrap lines.
enum LineBreaks {
  /// Whether each line is a paragraph.
  static func endParagraphs(in lines: [SourceLine]) -> Bool {
    let contents = lines.map { LineContent($0.bytes) }
    return LongLines(contents).areParagraphs || Joints(contents).areEnds
  }
}

/// The places in a text where an unmarked line directly follows another line.
private struct Joints {
  private var count = 0
  private var behindSentences = 0
  private var behindTitles = 0
  private var blankLines = 0
  private var lines = 0
  private var hasUnderlines = false

  init(_ contents: [LineContent]) {
    lines = contents.count
    lazy var width = contents.width
    for (above, line) in zip(contents, contents.dropFirst()) where !line.isBlank {
      guard !above.isBlank else {
        blankLines += 1
        continue
      }
      if line.underline != nil { hasUnderlines = true }
      guard line.isPlainText, above.headingLevel == nil, above.rest.first != UInt8(ascii: "|")
      else { continue }
      let goesOn = !line.isAddress && line.rest.first?.isASCIILowercase ?? false
      if above.endsSentence {
        behindSentences += 1
      } else if !goesOn, above.isShortTitle || above.ends(early: width) {
        behindTitles += 1
      } else if !goesOn, above.isAddress || above.hasItemMarker {
        // Neither shows how sentences are wrapped.
        continue
      }
      count += 1
    }
  }

  /// Whether nearly all of them follow sentences or titles, and blank lines are rare.
  var areEnds: Bool {
    !hasUnderlines && behindSentences >= 2 && count >= 3 && blankLines * 8 <= lines
      && behindSentences * 2 >= count && (behindSentences + behindTitles) * 10 >= count * 9
  }
}

extension LineContent {
  var words: InlineText { InlineParser.parse(Array(withoutItemMarker.rest)) }

  private var withoutItemMarker: LineContent {
    var content = self
    if content.hasItemMarker { content.takeItemMarker() }
    return content
  }

  /// Whether a sentence ends with the line. Outside English, the full stop may be missing.
  var endsSentence: Bool {
    let text = words
    let line = text.line
    if line.endsSentence { return true }
    let language = ScriptCounts(text.text).language ?? .english
    return language != .english && Advice.isSentence(line, language)
  }

  /// Whether the line ends too early for text wrapped at `width` columns.
  fileprivate func ends(early width: Int) -> Bool {
    guard width >= Self.narrowestWidth, rest.columns * 10 <= width * 6 else { return false }
    let text = String(decoding: rest, as: UTF8.self)
    return !text.runsOn && !",;、；，".contains(text.last ?? ",")
  }

  fileprivate var isAddress: Bool { rest.find("://") != nil && !rest.contains(.space) }

  /// In columns. Wrapped lines are longer; shorter ones are a list of names.
  static var narrowestWidth: Int { 60 }

  /// Whether it is as short as a title and isn't part of a sentence.
  var isShortTitle: Bool {
    guard rest.count <= 120 else { return false }
    let line = words.line
    let columns = line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x250 ? 1 : 2) }
    guard columns <= 40, line.wordCount <= 6 else { return false }
    if PageWords.platforms(in: line) != nil { return true }
    return !line.runsOn && !",;、；，".contains(line.last ?? ",")
      && !(line.utf8.first?.isASCIILowercase ?? true)
  }
}

extension [LineContent] {
  /// The columns of the longest line that isn't an address.
  var width: Int { reduce(0) { $1.isAddress ? $0 : Swift.max($0, $1.rest.columns) } }
}

extension String {
  /// Whether its last word needs another one.
  var runsOn: Bool {
    guard let last = split(separator: " ").last else { return false }
    return last.hasSuffix(",") || Self.wordsBeforeOthers.contains(last.lowercased())
  }

  private static let wordsBeforeOthers = Set<String>(.unfinishedLineEnds, .english)
}

extension Sequence<UInt8> {
  /// A character of three or more bytes takes two columns.
  var columns: Int {
    reduce(0) { count, byte in
      byte < 0x80 || (0xC0..<0xE0).contains(byte) ? count + 1 : byte >= 0xE0 ? count + 2 : count
    }
  }
}
