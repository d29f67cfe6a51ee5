/// The `key: value` lines between two `---` at the start of a document.
struct FrontMatter {
  private(set) var values: [String: String] = [:]
  /// The number of lines, including both `---`.
  private(set) var lineCount = 0
  /// Whether the second `---` is there.
  private(set) var isClosed = true

  /// Metadata of a page in another format.
  init(values: [String: String]) { self.values = values }

  /// Reads from the start of a file. If unclosed, it ends before the first line of another form.
  init(_ lines: [SourceLine]) {
    guard let first = lines.first, first.bytes.elementsEqual("---".utf8) else { return }
    var key: String?
    for (index, line) in lines.enumerated().dropFirst() {
      let content = LineContent(line.bytes)
      if content.rest.elementsEqual("---".utf8) || content.rest.elementsEqual("...".utf8) {
        lineCount = index + 1
        return
      }
      if let (name, value) = Self.pair(line.bytes) {
        key = name
        values[name] = value
      } else if content.column > 0 || content.rest.first == UInt8(ascii: "-") {
        // A value may take several lines.
        let text = String(decoding: content.rest, as: UTF8.self)
        if let key, !text.isEmpty {
          if values[key]?.isEmpty == false { values[key, default: ""] += " " }
          values[key, default: ""] += text
        }
      } else {
        lineCount = index
        isClosed = false
        return
      }
    }
    // Nothing but keys: a truncated file rather than front matter.
    values = [:]
  }

  private static func pair(_ bytes: ArraySlice<UInt8>) -> (String, String)? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let spaces = bytes[..<colon].reversed().prefix { $0 == .space }.count
    let key = bytes[..<colon].dropLast(spaces)
    guard !key.isEmpty,
      key.allSatisfy({
        $0.isASCIIWordByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }),
      colon + 1 == bytes.endIndex || bytes[colon + 1].isSpaceOrLineFeed
    else { return nil }
    var value = LineContent(bytes[(colon + 1)...]).rest
    if [">-", ">", "|-", "|"].contains(where: { value.elementsEqual($0.utf8) }) { value = [] }
    if value.count >= 2, let quote = value.first, quote == value.last,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    {
      value = value.dropFirst().dropLast()
    }
    return (
      String(decoding: key, as: UTF8.self).lowercased(),
      String(decoding: value, as: UTF8.self)
    )
  }

  /// The page's addresses, by keys such as `source_url` or `canonicalLink`, in order of the keys.
  var addresses: [String] { addressesByKey.map(\.value) }

  var addressesByKey: [(key: String, value: String)] {
    values.filter { Self.namesAddress($0.key[...].utf8) }.sorted { $0.key < $1.key }
  }

  /// The stated platforms: `platforms: iOS, iPadOS`, `no-considerations: iOS`.
  var platforms: PagePlatforms {
    PagePlatforms(
      supported: names(of: "platforms"), withoutConsiderations: names(of: "no-considerations"))
  }

  /// Names listed as platforms that aren't any.
  var unknownPlatforms: [String] {
    (names(of: "platforms") + names(of: "no-considerations"))
      .filter { !PagePlatforms.all.contains($0) }
  }

  private func names(of key: String) -> [String] {
    (values[key] ?? "").split(separator: ",").map { String($0).trimmed }
  }

  /// The month of the last change, or else of creation.
  var date: WrittenDate? { dates.first }

  /// All stated months, changes first.
  var dates: [WrittenDate] {
    Self.keysOfDates.compactMap { key in
      guard let stated = values[key] else { return nil }
      if let date = WrittenDate.first(in: stated) { return date }
      let parts = stated.split { !$0.isNumber }.compactMap { Int($0) }
      guard parts.count >= 2, (2007...2099).contains(parts[0]), (1...12).contains(parts[1]) else {
        return nil
      }
      return WrittenDate(year: parts[0], month: parts[1])
    }
  }

  private static let keysOfDates = [
    "updated", "updated-date", "last_updated", "lastupdated", "last-updated", "lastmod", "modified",
    "date", "created", "created-date", "published",
  ]

  /// Whether this is a skill or a rule for a coding assistant.
  var isOfSkill: Bool {
    if values["alwaysapply"] != nil { return true }
    guard let name = values["name"], values["description"] != nil else { return false }
    return name.isSlug
  }

  /// Whether a label consists of words for a page's address: `HIG source`.
  static func namesAddress(_ label: String) -> Bool {
    label.utf8.count <= 40 && namesAddress(label.lowercased().replacing(" ", with: "-")[...].utf8)
  }

  private static func namesAddress(_ key: Substring.UTF8View) -> Bool {
    guard let mark = key.first else { return true }
    guard key.count <= 40 else { return false }
    if mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") {
      return namesAddress(key.dropFirst())
    }
    return addressWords.contains { word in
      key.starts(with: word.utf8) && namesAddress(key.dropFirst(word.utf8.count))
    }
  }

  private static let addressWords = [
    "address", "apple", "canonical", "doc", "docs", "hig", "href", "link", "official", "origin",
    "original", "page", "permalink", "reference", "source", "sources", "uri", "url", "web",
  ]

  /// The first of several keys' values that isn't empty.
  subscript(keys: String...) -> String? {
    keys.lazy.compactMap { values[$0] }.first { !$0.isEmpty }
  }
}
