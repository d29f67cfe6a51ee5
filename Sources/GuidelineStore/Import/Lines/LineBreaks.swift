/// Tells what the ends of a text's lines mean: those of paragraphs, or only those of a narrow page.
enum LineBreaks {
  /// Whether each line is a paragraph.
  ///
  /// - Complexity: O(*n*) in the count of bytes.
  static func endParagraphs(in lines: [SourceLine]) -> Bool {
    let contents = lines.map { LineContent($0.bytes) }
    return LongLines(contents).areParagraphs || Joints(contents).areEnds
  }
}

/// The places of a text where a line without any mark follows another one at once.
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
        // Neither says how sentences are broken.
        continue
      }
      count += 1
    }
  }

  /// Whether nearly all of them are ends of sentences, but for those below titles, and hardly a blank
  /// line tells paragraphs apart.
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

  /// Whether a sentence ends with the line; the mark behind it may be missing but in English.
  var endsSentence: Bool {
    let text = words
    let line = text.line
    if line.endsSentence { return true }
    let language = ScriptCounts(text.text).language ?? .english
    return language != .english && Advice.isSentence(line, language)
  }

  /// Whether it ends where nobody who fills lines would have ended it.
  ///
  /// - Parameter width: How many columns the longest line takes.
  fileprivate func ends(early width: Int) -> Bool {
    guard width >= Self.narrowestWidth, rest.columns * 10 <= width * 6 else { return false }
    let text = String(decoding: rest, as: UTF8.self)
    return !text.runsOn && !",;、；，".contains(text.last ?? ",")
  }

  /// Whether it is an address and nothing else.
  fileprivate var isAddress: Bool { rest.find("://") != nil && !rest.contains(.space) }

  /// In columns; nobody wraps lines at fewer, and narrower ones are a list of names.
  static var narrowestWidth: Int { 60 }

  /// Whether it is as short as titles are, and no part of a sentence that runs on.
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
  /// How many columns the longest line takes that is no address.
  var width: Int { reduce(0) { $1.isAddress ? $0 : Swift.max($0, $1.rest.columns) } }
}
