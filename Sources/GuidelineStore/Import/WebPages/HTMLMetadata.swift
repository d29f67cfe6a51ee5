/// Metadata of a web page.
struct HTMLMetadata {
  /// The title of the browser window.
  private(set) var title = ""
  /// The page's own address.
  private(set) var address: String?
  /// The base of its relative links.
  private(set) var base: String?
  /// By lowercase name or property; the first value of each counts.
  private var facts: [String: String] = [:]
  private var language: Language?

  init(_ tree: HTMLTree) {
    var (canonical, firstTime): (String?, String?)
    for (position, node) in tree.nodes.enumerated() {
      switch node.element {
      case .html: language = tree.attributes(of: position)["lang"].flatMap { Language($0) }
      case .title where title.isEmpty: title = Self.words(tree, position)
      case .base: base = base ?? tree.attributes(of: position)["href"]
      case .link:
        let attributes = tree.attributes(of: position)
        if attributes["rel"]?.lowercased() == "canonical" {
          canonical = canonical ?? attributes["href"]
        }
      case .meta:
        let attributes = tree.attributes(of: position)
        if let name = attributes["property"] ?? attributes["name"] ?? attributes["itemprop"],
          let content = attributes["content"], facts[name.lowercased()] == nil
        {
          facts[name.lowercased()] = content
        }
      case .time: firstTime = firstTime ?? tree.attributes(of: position)["datetime"]
      default: break
      }
    }
    if facts["date"] == nil { facts["date"] = firstTime }
    let saved = tree.comments.lazy.compactMap { Self.addressOfSaving(tree.source[$0]) }.first
    address = [canonical, facts["og:url"], saved].compactMap { $0 }.first { $0.hasPrefix("http") }
    base = base.map { WebLink.resolved($0, against: address) } ?? address
    // Each link repeats it.
    if let base, base.utf8.count > Self.longestBase { self.base = nil }
  }

  /// In bytes.
  private static let longestBase = 300

  private static func words(_ tree: HTMLTree, _ position: Int) -> String {
    var words = InlineBuilder()
    for inner in position + 1..<max(position + 1, tree.nodes[position].end)
    where tree.nodes[inner].element == nil {
      words.add(tree.text(of: inner))
    }
    return words.finish().line
  }

  /// The address in the comment that browsers leave: ` saved from url=(0057)https://… `.
  private static func addressOfSaving(_ comment: ArraySlice<UInt8>) -> String? {
    guard let mark = comment.find("saved from url=("),
      let close = comment[mark.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return String(decoding: comment[(close + 1)...].prefix { !$0.isHTMLSpace }, as: UTF8.self)
  }

  /// By the keys of front matter.
  var values: [String: String] {
    var values: [String: String] = [:]
    values["source"] = address
    values["updated"] = facts["article:modified_time"] ?? facts["last-modified"]
    values["date"] = facts["article:published_time"] ?? facts["date"]
    return values
  }

  /// The title without the site's names.
  var pageTitle: String? {
    var rest = title
    for mark in ["|", " - ", " – ", " — ", " · ", " :: "] {
      rest = rest.replacing(mark, with: "\u{0}")
    }
    return rest.split(separator: "\u{0}").map { String($0).trimmed }
      .first { !$0.isEmpty && !PageWords.isSiteName($0) }
  }

  /// The stated language, unless it is English, as in many templates, or shown by its letters.
  func language(beside blocks: [Block]) -> Language? {
    let counts = blocks.reduce(into: ScriptCounts()) { $0 += $1.scripts }
    guard let language, counts.language ?? .english == .english,
      ![.english, .korean, .japanese, Language("zh")].contains(language.withoutRegion)
    else { return nil }
    return language
  }
}
