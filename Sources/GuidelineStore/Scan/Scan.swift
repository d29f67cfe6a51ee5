/// Reads sources and collects the symbols they use, before looking for rules.
struct Scan {
  struct Place {
    let line: Int
    let column: Int
    let endColumn: Int
    /// A hash of the line without its white space.
    let text: StableHash
  }

  struct Use {
    /// The symbol's index in the symbol index.
    let symbol: Int
    let place: Place
  }

  /// A file, whether it could be read or not.
  struct File {
    let path: String
    let identity: String
    /// Whether it is Swift or Objective-C.
    var isCode = false
    var uses: [Use] = []
    var tree = CodeTree()
    /// The places of the tree's nodes.
    var places: [Place] = []
    /// The platforms the file is for; empty for all.
    var platforms: Set<String> = []
    var ignored: [IgnoreComment] = []
    var diagnostics: [Diagnostic] = []
    /// Types and methods it declares that are visible in other files.
    var ownTypes: Set<String> = []
  }

  private(set) var files: [File] = []
  /// Localized texts by their keys, of all files.
  private(set) var texts: [String: String] = [:]
  /// The keys of property lists, and the folders of those that describe an app.
  private var (keys, apps): (Set<String>, Set<Substring>) = ([], [])
  private(set) var readCount = 0
  /// The number of test files skipped.
  private(set) var testCount = 0
  let index: SymbolIndex

  /// - Parameter isDeclared: Whether another file of the app declares a type or method.
  /// - Complexity: O(*n*) in the bytes of the files; holds one file at a time.
  init(
    _ found: [FoundFile], _ index: SymbolIndex, includingTests: Bool,
    includingMentions: Bool = false, elsewhere isDeclared: (String) -> Bool = { _ in false }
  ) {
    self.index = index
    var bases: [[String]] = []
    let folders = Set(found.lazy.flatMap { $0.path.split(separator: "/").dropLast() })
    for file in found {
      guard includingTests || !file.isInTests else {
        testCount += 1
        continue
      }
      let content: [UInt8]
      do throws(ImportError) {
        let bytes = try file.contents()
        content = HTMLEncoding.decodedUTF16(bytes) ?? bytes
      } catch {
        files.append(
          File(path: file.path, identity: file.identity, diagnostics: [Diagnostic(error)]))
        bases.append([])
        continue
      }
      let uses = SourceKind.uses(
        in: content, path: file.path, index, includingMentions: includingMentions)
      guard includingTests || file.isNamed || !Imports(uses.imports).areOfTests else {
        testCount += 1
        continue
      }
      if !uses.diagnostics.contains(where: { $0.severity == .error }) { readCount += 1 }
      let sorted = uses.uses.sorted {
        ($0.range.lowerBound, $0.entry) < ($1.range.lowerBound, $1.entry)
      }
      files.append(
        File(
          path: file.path, identity: file.identity, isCode: uses.isCode,
          uses: zip(sorted, Self.places(of: sorted.map { ($0.range, $0.line) }, in: content)).map {
            Use(symbol: $0.entry, place: $1)
          }, tree: uses.tree, places: Self.places(of: uses.tree, in: content),
          platforms: Imports(uses.imports).platforms(
            uses.platforms, folder: Imports.platforms(path: file.path, among: folders)),
          ignored: uses.ignored,
          diagnostics: uses.diagnostics.sorted { $0.line < $1.line }, ownTypes: uses.ownTypes))
      bases.append(sorted.map(\.base))
      texts.merge(uses.texts) { one, _ in one }
      let keys = uses.isCode ? [] : uses.tree.keys
      self.keys.formUnion(keys)
      if keys.contains("CFBundleExecutable"), keys.contains(where: Self.appKeys.contains) {
        apps.insert(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)])
      }
    }
    // Where all that tells a platform tells macOS, the app's other files are for it, too.
    let told = files.reduce(into: Set()) { $0.formUnion($1.platforms) }
    if told == ["macOS"] {
      for file in files.indices where files[file].isCode { files[file].platforms = told }
    }
    // A type the app declares isn't Apple's, whichever file uses it.
    let own = files.reduce(into: Set()) { $0.formUnion($1.ownTypes) }
    let declared = Set(bases.joined()).filter { own.contains($0) || isDeclared($0) }
    for (file, bases) in bases.enumerated() where bases.contains(where: declared.contains) {
      files[file].uses = zip(files[file].uses, bases).filter { !declared.contains($0.1) }.map(\.0)
    }
    let ownNames = Set(
      index.shortTypes.filter { own.contains($0.key) || isDeclared($0.key) }.values)
    for file in files.indices { files[file].tree.disown(ownNames) }
  }

  /// The keys of all property lists, for code of an app whose `Info.plist` lies beside or above it.
  func keys(forFileAt path: String) -> Set<String>? {
    apps.contains { $0.isEmpty || path.hasPrefix($0 + "/") } ? keys : nil
  }

  /// Keys that only apps have.
  private static let appKeys = ["LSRequiresIPhoneOS", "UILaunchScreen", "UILaunchStoryboardName"]

  /// The nodes of a tree aren't in order.
  private static func places(of tree: CodeTree, in content: [UInt8]) -> [Place] {
    let order = tree.nodes.indices.sorted {
      tree.nodes[$0].range.lowerBound < tree.nodes[$1].range.lowerBound
    }
    let sorted = places(of: order.map { (tree.nodes[$0].range, tree.nodes[$0].line) }, in: content)
    return zip(order, sorted).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// - Parameter ranges: Ranges with their lines, in order.
  private static func places(
    of ranges: [(Range<Int>, line: Int)], in content: [UInt8]
  ) -> [Place] {
    var columns = ColumnCounter(content)
    var line = 0
    var lineText = StableHash()
    return ranges.map { range, rangeLine in
      let column = columns.column(of: range.lowerBound, in: content)
      let text = content[range]
      // A use that spans lines ends where it starts.
      let width = text.contains(0x0A) ? 0 : ColumnCounter.units(in: text)
      if rangeLine != line {
        line = rangeLine
        lineText = self.text(ofLineAt: range.lowerBound, in: content)
      }
      return Place(line: line, column: column, endColumn: column + width, text: lineText)
    }
  }

  /// A hash of the line's bytes without spaces.
  private static func text(ofLineAt index: Int, in content: [UInt8]) -> StableHash {
    func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var start = index
    while start > 0, !isEnd(content[start - 1]) { start -= 1 }
    var hash = StableHash()
    while start < content.count, !isEnd(content[start]) {
      if content[start] > 0x20 { hash.take(content[start]) }
      start += 1
    }
    return hash
  }
}
