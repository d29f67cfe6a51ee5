/// Reads `.strings` files and string catalogs.
struct StringsReader {
  /// The texts by their keys.
  private(set) var texts: [String: String] = [:]
  /// The entries as property lists have them, for checks.
  private(set) var tree = CodeTree()
  private(set) var ignored: [IgnoreComment] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter content: `"key" = "text";` in each line, or a catalog in JSON.
  init(_ content: [UInt8], _ table: NameTable) {
    if content.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      readCatalog(content, table)
    } else {
      readLines(content, table)
    }
  }

  private mutating func readCatalog(_ content: [UInt8], _ table: NameTable) {
    guard let catalog = try? JSONParser.value(of: content) else {
      diagnostics.append(
        Diagnostic(.warning, line: 1, "isn't a string catalog: the JSON is damaged"))
      return
    }
    let source = catalog["sourceLanguage"]?.string ?? "en"
    for (key, entry) in catalog["strings"]?.members ?? [] {
      let unit = entry["localizations"]?[source]?["stringUnit"]
      texts[key] = unit?["value"]?.string ?? key
    }
    // The places of keys that checks know.
    let bytes = ContiguousArray(content)
    let tokens = ObjectiveCLexer.tokens(of: bytes.span, table).tokens
    let values = CodeValues(tokens: tokens, bytes: bytes)
    var found: Set<String> = []
    for (place, token) in tokens.enumerated() {
      guard case .string(let key) = values.value(place..<place + 1),
        key.hasSuffix("UsageDescription"), let text = texts[key], found.insert(key).inserted
      else { continue }
      add(key, text, token.range, line: token.line, table)
    }
  }

  private mutating func add(
    _ key: String, _ text: String, _ range: Range<Int>, line: Int, _ table: NameTable
  ) {
    guard let name = table.checked("<key>") else { return }
    tree.names.insert(name)
    let arguments = [("name", key), ("value", text)].map {
      CodeTree.Argument(label: $0.0, value: .string($0.1))
    }
    _ = tree.add(CodeTree.Node(name: name, arguments: arguments, range: range, line: line))
  }

  private mutating func readLines(_ content: [UInt8], _ table: NameTable) {
    let source = ObjectiveCLexer.tokens(of: ContiguousArray(content).span, table)
    ignored = source.ignored
    let values = CodeValues(tokens: source.tokens, bytes: ContiguousArray(content))
    for place in source.tokens.indices.dropLast(2) where source.tokens[place + 1].assigns {
      guard case .string(let text) = values.value(place + 2..<place + 3) else { continue }
      var key = values.text(place)
      if case .string(let quoted) = values.value(place..<place + 1) { key = quoted }
      texts[key] = text
      let token = source.tokens[place]
      add(key, text, token.range, line: token.line, table)
    }
  }
}
