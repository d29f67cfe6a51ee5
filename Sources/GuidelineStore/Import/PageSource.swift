/// The content of a file in any format, before it is split into topics.
struct PageSource {
  let frontMatter: FrontMatter
  /// The lines after the front matter.
  let lines: [SourceLine]
  private(set) var blocks: [Block]
  /// Text around the page that isn't part of it.
  private(set) var frame: [Block] = []
  private(set) var comments = PageComments()
  /// Whether it is a page of other documentation, which only the user can call a guideline.
  private(set) var isForeign = false

  /// - Throws: ``ImportError`` if the bytes are neither text nor a readable page.
  init(_ bytes: [UInt8], path: String) throws(ImportError) {
    guard bytes.prefix(1 << 12).find(Self.markOfExports) == nil else { throw .isExport }
    if let page = try WebPage(bytes, path: path) {
      self.init(page.frontMatter, page.blocks)
      if let colophon = page.colophon {
        let line = (blocks.last?.lines.upperBound ?? 0) + 1
        frame = [Block(kind: .paragraph, text: colophon, lines: line...line)]
      }
    } else if let page = try DocCPage(bytes, path: path) {
      self.init(page.frontMatter, page.blocks)
      isForeign = page.isForeign
    } else {
      try self.init(SourceText(bytes))
    }
  }

  /// In the head of each page of a digest or a site.
  static let markOfExports: StaticString = #"<meta name="generator" content="hig">"#

  private init(_ frontMatter: FrontMatter, _ blocks: [Block]) {
    self.frontMatter = frontMatter
    self.blocks = blocks
    lines = blocks.flatMap(\.sourceLines)
  }

  private init(_ source: SourceText) throws(ImportError) {
    frontMatter = FrontMatter(source.lines)
    lines = LinkDefinitions.inlined(Array(source.lines.dropFirst(frontMatter.lineCount)))
    blocks = BlockReader.blocks(
      of: lines, isOneLineAParagraph: LineBreaks.endParagraphs(in: lines))
    comments = try PageComments(source.lines)
  }
}

extension ImportError {
  fileprivate static let isExport: ImportError = {
    var error = ImportError(
      "is an exported page", hint: "import the texts that it was made of")
    error.isOfOtherFile = true
    return error
  }()
}
