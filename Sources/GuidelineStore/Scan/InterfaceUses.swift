/// Finds the symbols that storyboards, XIBs and property lists use.
enum InterfaceUses {
  /// - Parameter includesMentions: Whether a use's range covers the tag up to the end of its first
  ///   line instead of only the name.
  static func uses(
    in bytes: Span<UInt8>, _ index: SymbolIndex, includingMentions includesMentions: Bool
  ) -> SourceUses {
    let reader = InterfaceReader(bytes)
    let platforms = platforms(of: reader.elements)
    var uses: [SourceUse] = []
    for element in reader.elements {
      let start = uses.count
      uses += self.uses(of: element, index, platforms)
      if element.name == "key", let entry = index.keys[text(after: element, bytes)] {
        uses.append(SourceUse(entry: entry, range: element.range, line: element.line))
      }
      guard includesMentions else { continue }
      var end = element.range.upperBound
      while end < element.end, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      for use in start..<uses.count { uses[use].range = element.range.lowerBound..<end }
    }
    return SourceUses(
      uses: uses, tree: tree(of: reader.elements, bytes, index), platforms: platforms,
      ignored: reader.ignored,
      diagnostics: reader.diagnostics)
  }

  /// The platforms of the system that an interface file targets; empty if it doesn't say.
  private static func platforms(of elements: [InterfaceReader.Element]) -> Set<String> {
    let root = elements.first { $0.name == "document" || $0.name == "archive" }
    let values = root?.attributes.filter { $0.name == "type" || $0.name == "targetRuntime" } ?? []
    func has(_ word: StaticString) -> Bool { values.contains { $0.value.holds(word) } }
    if has("AppleTV") { return ["tvOS"] }
    if has("watchKit") || has("WatchKit") { return ["watchOS"] }
    return has("CocoaTouch") ? ["iOS", "iPadOS"] : has("Cocoa") ? ["macOS"] : []
  }

  private static func uses(
    of element: InterfaceReader.Element, _ index: SymbolIndex, _ platforms: Set<String>
  ) -> [SourceUse] {
    // The same element name means something else in AppKit and UIKit.
    let foreign = platforms.isEmpty ? "none" : platforms == ["macOS"] ? "UIKit" : "AppKit"
    // The form with the most attributes is the most specific.
    let fitting = (index.elements[element.name] ?? []).filter { form in
      index.entries[form.entry].framework != foreign
        && form.attributes.allSatisfy { wanted in
          element.attributes.contains {
            $0.name == wanted.name && (wanted.value == nil || $0.value == wanted.value)
          }
        }
    }
    let most = fitting.map(\.attributes.count).max()
    var uses = fitting.filter {
      $0.attributes.count == most && index.entries[$0.entry].isTold
    }.map { SourceUse(entry: $0.entry, range: element.range, line: element.line) }
    for (name, value) in element.attributes where classNames.contains(name) {
      uses += classUses(of: value, at: element, index)
    }
    return uses
  }

  private static let classNames: Set<String> = ["customClass", "class"]

  /// Accepts `UISwitch`, and `IBUISwitch` from older files.
  private static func classUses(
    of name: String, at element: InterfaceReader.Element, _ index: SymbolIndex
  ) -> [SourceUse] {
    let name = name.hasPrefix("IB") ? String(name.dropFirst(2)) : name
    guard name.hasFrameworkPrefix else { return [] }
    let number = index.names.number(of: name)
    guard number >= 0 else { return [] }
    return index.swift[Int(number)].compactMap { lead in
      guard case .name = lead.form else { return nil }
      return SourceUse(
        entry: lead.entry, range: element.range, line: element.line, base: name, isGeneral: true)
    }
  }

  /// The elements that checks know. A key of a property list has its value beside it.
  private static func tree(
    of elements: [InterfaceReader.Element], _ bytes: Span<UInt8>, _ index: SymbolIndex
  ) -> CodeTree {
    var tree = CodeTree()
    var nodes: [Int] = []
    let outlets = Set(
      elements.filter { $0.name == "outlet" }.flatMap(\.attributes)
        .filter { $0.name == "destination" }.map(\.value))
    for (place, element) in elements.enumerated() {
      let parent = element.parent < 0 ? -1 : nodes[element.parent]
      guard let name = index.names.checked("<\(element.name)>") else {
        nodes.append(parent)
        continue
      }
      tree.names.insert(name)
      var arguments = element.attributes.map {
        CodeTree.Argument(label: $0.name, value: .string($0.value))
      }
      // Code may set what an outlet leads to.
      if element.attributes.contains(where: { $0.name == "id" && outlets.contains($0.value) }) {
        arguments.append(CodeTree.Argument(label: "outlet", value: .other))
      }
      if element.name == "key", place + 1 < elements.count {
        let next = elements[place + 1]
        let value = next.isEmpty ? next.name : text(after: next, bytes)
        arguments += [("name", text(after: element, bytes)), ("value", value)].map {
          CodeTree.Argument(label: $0.0, value: .string($0.1))
        }
      }
      nodes.append(
        tree.add(
          CodeTree.Node(
            name: name, arguments: arguments, enclosing: parent < 0 ? [] : [parent],
            range: element.range, line: element.line)))
    }
    return tree
  }

  private static func text(after element: InterfaceReader.Element, _ bytes: Span<UInt8>) -> String {
    var end = element.end
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
    return InterfaceReader.plainText(bytes, element.end..<end).trimmed
  }
}
