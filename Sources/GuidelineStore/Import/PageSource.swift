/// What a file says before its topics are told apart, in whatever form it is.
struct PageSource {
  let frontMatter: FrontMatter
  /// The lines behind the front matter.
  let lines: [SourceLine]
  private(set) var blocks: [Block]
  /// What stands around the page and is no text of it.
  private(set) var frame: [Block] = []
  private(set) var comments = PageComments([])
  /// Whether it was read back from a printed page.
  private(set) var isPrinted = false

  /// - Throws: ``ImportError`` if the bytes are neither text nor a page that can be read.
  /// - Complexity: O(*n*) in the count of bytes.
  init(_ bytes: [UInt8], path: String) throws(ImportError) {
    if let page = try WebPage(bytes, path: path) {
      self.init(page.frontMatter, page.blocks)
      if let colophon = page.colophon {
        let line = (blocks.last?.lines.upperBound ?? 0) + 1
        frame = [Block(kind: .paragraph, text: colophon, lines: line...line)]
      }
    } else if let page = try DocCPage(bytes, path: path) {
      self.init(page.frontMatter, page.blocks)
    } else {
      self.init(try SourceText(bytes))
    }
  }

  private init(_ frontMatter: FrontMatter, _ blocks: [Block]) {
    self.frontMatter = frontMatter
    self.blocks = blocks
    lines = blocks.flatMap(\.sourceLines)
  }

  private init(_ source: SourceText) {
    frontMatter = FrontMatter(source.lines)
    lines = LinkDefinitions.inlined(
      WrappedLinks.joined(Array(source.lines.dropFirst(frontMatter.lineCount))))
    blocks = BlockReader.blocks(
      of: lines, isOneLineAParagraph: LineBreaks.endParagraphs(in: lines))
    PageReferences.mend(&blocks)
    comments = PageComments(source.lines)
    isPrinted = PageReferences.showPrinting(source.lines)
  }
}
