/// Words that guideline pages and the sites around them use about themselves.
enum PageWords {
  /// The uses of a text as a label: as a heading, in bold, or on a line of its own.
  struct Label: OptionSet {
    let rawValue: UInt16

    /// A remark: `Note`, `개발자 참고 사항`, `メモ`.
    static let note = Label(rawValue: 1)
    /// A part without guidance: links, videos, a change log.
    static let appendix = Label(rawValue: 1 << 1)
    /// A menu of the page, perhaps in the middle of its text.
    static let menu = Label(rawValue: 1 << 2)
    static let changeLog = Label(rawValue: 1 << 3)
    /// A list of rules.
    static let promiseOfRules = Label(rawValue: 1 << 4)
    /// A section that any page may have, so the text is no topic's title.
    static let commonSection = Label(rawValue: 1 << 5)
    /// The site rather than the page.
    static let siteName = Label(rawValue: 1 << 6)
    /// The start of the page.
    static let introduction = Label(rawValue: 1 << 7)
    /// A list of things not to do.
    static let mistakes = Label(rawValue: 1 << 8)

    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    init(of text: String) {
      let words = PageWords.withoutMark(text)
      let known = words.utf8.count <= longestLabel ? labels[folded(words)] ?? [] : []
      self = platforms(in: text) == nil ? known : known.union(.commonSection)
    }
  }

  private static let labels: [String: Label] = {
    let groups: [(Wording.Role, Label)] = [
      (.noteLabels, .note), (.introductionTitles, [.introduction, .commonSection]),
      (.commonSectionTitles, .commonSection), (.ruleListTitles, .promiseOfRules),
      (.mistakeListTitles, .mistakes), (.contentsTitles, [.menu, .appendix, .commonSection]),
      (.menuTitles, [.menu, .appendix, .commonSection]),
      (.changeLogTitles, [.changeLog, .appendix, .commonSection]),
      (.appendixTitles, [.appendix, .commonSection]), (.siteNames, .siteName),
    ]
    var labels: [String: Label] = [:]
    for (role, label) in groups {
      for word in [String](role) { labels[folded(word), default: []].formUnion(label) }
    }
    return labels
  }()

  static func isNote(_ label: String) -> Bool { Label(of: label).contains(.note) }
  static func isAppendix(_ heading: String) -> Bool { Label(of: heading).contains(.appendix) }
  static func isMenu(_ heading: String) -> Bool { Label(of: heading).contains(.menu) }
  static func isSiteName(_ line: String) -> Bool { Label(of: line).contains(.siteName) }

  static func isCommonSection(_ heading: String) -> Bool {
    Label(of: heading).contains(.commonSection)
  }

  /// Without the number or picture that a title starts with: `✅ Do`, `2. Rules`.
  private static func withoutMark(_ text: String) -> String {
    guard let first = text.utf8.first, !first.isASCIILetter else { return text }
    let words = text.unicodeScalars.drop { [.other, .digit].contains(Script($0.value)) }
    return words.isEmpty ? text : String(words)
  }

  /// The length in bytes of a note's label that the text directly follows: `NOTEIn some …`.
  static func gluedNoteLabel(_ text: String) -> Int? {
    guard text.utf8.prefix(3).allSatisfy(\.isASCIIUppercase) else { return nil }
    for label in ["DEVELOPER NOTE", "IMPORTANT", "NOTE", "TIP", "WARNING"]
    where text.hasPrefix(label) {
      let rest = text.dropFirst(label.count)
      if let next = rest.first, next.isUppercase || next == " " || next == ":" {
        return label.utf8.count
      }
    }
    return nil
  }

  /// The platforms that a heading names, if nothing else is in it: `iOS, iPadOS`.
  static func platforms(in heading: String) -> [String]? {
    guard heading.utf8.count <= longestLabel else { return nil }
    let rest = heading.unicodeScalars.drop(while: isSeparator)
    guard let first = rest.first, platformInitials.contains(first) else { return nil }
    let firstWord = rest.prefix { !isSeparator($0) }
    guard platformWords.contains(String(firstWord).lowercased()) else { return nil }
    let words = heading.unicodeScalars.split(whereSeparator: isSeparator)
      .map { String($0).lowercased() }.filter { !joiners.contains($0) }
    var found: [String] = []
    var index = words.startIndex
    while index < words.endIndex {
      let pair = index + 1 < words.endIndex ? "\(words[index]) \(words[index + 1])" : ""
      if let name = platformNames[pair] {
        found.append(name)
        index += 2
      } else if let name = platformNames[words[index]] {
        found.append(name)
        index += 1
      } else {
        return nil
      }
    }
    return found
  }

  /// The systems that a heading names among other words: `Panels (macOS)`.
  static func mentionedPlatforms(in heading: String) -> [String]? {
    guard heading.utf8.count <= longestLabel else { return nil }
    let words = heading.split {
      isSeparator($0.unicodeScalars.first ?? " ") || "()（）:".contains($0)
    }
    let found = words.compactMap { platformNames[$0.lowercased()] }
    return found.isEmpty ? nil : found
  }

  static var allPlatforms: [String] { Set(platformNames.values).sorted() }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "/", "&", "·", "、", "，", "・", " ", "\u{A0}": true
    default: false
    }
  }

  private static let joiners = Set<String>(.platformJoiners)
  private static let platformWords = Set(
    platformNames.keys.compactMap { $0.split(separator: " ").first.map(String.init) })
  private static let platformInitials = Set(
    platformWords.flatMap { [$0, $0.uppercased()] }.compactMap(\.unicodeScalars.first))

  /// In bytes, including the marks around it. No known label is longer.
  private static let longestLabel = 80

  /// In lowercase, without spaces and the marks around labels.
  static func folded(_ text: String) -> String {
    var folded: ContiguousArray<UInt8> = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where !isLabelMark(scalar.value) {
      if scalar.isASCII {
        let byte = UInt8(ascii: scalar)
        folded.append(byte.isASCIIUppercase ? byte | 0x20 : byte)
      } else {
        folded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func isLabelMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F: true
    case 0x23, 0x26...0x2A, 0x2D, 0x2E, 0x3A, 0x3E, 0x5B, 0x5D, 0x5F, 0x7C: true  // #&'()*-.:>[]_|
    case 0xA0, 0x3000, 0x3002, 0xFF06, 0xFF1A: true  // no-break and wide spaces, 。＆：
    case 0x2013, 0x2014, 0x2019, 0x2039, 0x203A: true  // – — ’ ‹ ›
    default: false
    }
  }

  private static let platformNames: [String: String] = [
    "ios": "iOS", "ipados": "iPadOS", "macos": "macOS", "tvos": "tvOS", "visionos": "visionOS",
    "watchos": "watchOS", "carplay": "CarPlay", "mac catalyst": "Mac Catalyst", "iphone": "iOS",
    "ipad": "iPadOS", "mac": "macOS", "apple watch": "watchOS", "apple tv": "tvOS",
    "apple vision pro": "visionOS", "ipad os": "iPadOS", "mac os": "macOS", "tv os": "tvOS",
    "vision os": "visionOS", "watch os": "watchOS",
  ]
}
