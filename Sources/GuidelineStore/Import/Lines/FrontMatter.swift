/// The `key: value` lines between two `---` that a document may start with.
struct FrontMatter {
  private(set) var values: [String: String] = [:]
  /// How many lines of the file it takes.
  private(set) var lineCount = 0
  /// Whether the second `---` is there.
  private(set) var isClosed = true

  /// What a page of another form says elsewhere.
  init(values: [String: String]) { self.values = values }

  /// Reads what stands at the start of a file. Where it is never closed, it ends at the first line
  /// that is neither a key with its value nor a part of one.
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
        // A value over several lines.
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
    // Nothing but keys: a file that is cut off rather than front matter.
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

  /// The values whose keys say that they are the page's address, in the order of their keys: those of
  /// `source`, `source_url`, `canonicalLink`.
  var addresses: [String] { addressesByKey.map(\.value) }

  /// The same with their keys.
  var addressesByKey: [(key: String, value: String)] {
    values.filter { Self.namesAddress($0.key[...].utf8) }.sorted { $0.key < $1.key }
  }

  /// What it says of platforms: `platforms: iOS, iPadOS`, `no-considerations: iOS`.
  var platforms: PagePlatforms {
    PagePlatforms(
      supported: names(of: "platforms"), withoutConsiderations: names(of: "no-considerations"))
  }

  /// What it calls platforms and is none.
  var unknownPlatforms: [String] {
    (names(of: "platforms") + names(of: "no-considerations"))
      .filter { !PagePlatforms.all.contains($0) }
  }

  private func names(of key: String) -> [String] {
    (values[key] ?? "").split(separator: ",").map { String($0).trimmed }
  }

  /// The month that it is dated with, that of the last change first.
  var date: WrittenDate? { dates.first }

  /// All months that it is dated with.
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

  /// Whether it is that of a skill or a rule for a coding assistant, which knows what it is for.
  var isOfSkill: Bool {
    if values["alwaysapply"] != nil { return true }
    guard let name = values["name"], values["description"] != nil else { return false }
    return name.isSlug
  }

  /// Whether a label is made of words for where a page is: `HIG source`.
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

  /// The first value of several keys.
  subscript(keys: String...) -> String? {
    keys.lazy.compactMap { values[$0] }.first { !$0.isEmpty }
  }
}
