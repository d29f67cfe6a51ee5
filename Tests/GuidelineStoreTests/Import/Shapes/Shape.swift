@testable import GuidelineStore

/// How people lay out rules that they note down.
enum Shape: CaseIterable {
  case boldParagraph, boldLine, heading, numberedHeading, emphasis
  case boldItem, boldItemWithColon, code
  case itemWithDash, itemWithBody, item, itemOverItems, numberedItem, task, listOfRules
  case paragraph, line, tightLine, bulletOverText

  /// Whether people write down in items whatever there is to say.
  fileprivate var isNotes: Bool {
    switch self {
    case .boldItem, .boldItemWithColon, .itemWithDash, .itemWithBody, .item, .itemOverItems,
      .numberedItem, .task, .listOfRules:
      true
    default: false
    }
  }

  /// Whether the page has no markup at all.
  var isPlainText: Bool {
    [.paragraph, .line, .tightLine, .bulletOverText].contains(self)
  }
}

/// A page of ours as somebody else would have laid it out.
struct ShapedPage {
  private(set) var lines: [String] = []
  /// The lines that rules start in, counted from 1.
  private(set) var rules: Set<Int> = []
  /// The lines that advise in the midst of what is no rule.
  private(set) var unclear: Set<Int> = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ document: ParsedDocument, as shape: Shape, in register: Register) {
    let language = document.text.language
    let words = Words(language)
    let mark = shape.isPlainText ? "" : "#"
    add([(mark + " " + document.title).trimmed, ""])
    var section: [String] = []
    var count = 0
    var isFirstRule = true
    for rule in document.rules {
      if rule.section != section {
        section = rule.section
        if let title = section.last {
          let marks = String(repeating: mark, count: min(section.count + 1, 3))
          addBreak()
          add([(marks + " " + title).trimmed, ""])
        }
        isFirstRule = true
      }
      guard rule.kind == .rule else {
        if shape.isNotes, rule.kind != .note {
          addItems(of: rule, in: register, language)
        } else {
          addBreak()
          for paragraph in rule.paragraphs(lead: rule.kind == .note ? words.note : "") {
            add([paragraph, ""])
          }
          addLists(of: rule)
        }
        continue
      }
      count += 1
      if isFirstRule, shape == .listOfRules {
        addBreak()
        add(["**\(words.rules):**", ""])
      }
      isFirstRule = false
      rules.insert(lines.count + 1)
      add(rule, register.wording(of: rule.lead, language), count, as: shape, words)
      if !shape.isNotes { addLists(of: rule) }
    }
    addBreak()
    add([(mark + mark + " " + words.resources).trimmed, ""])
    add([
      "- [\(document.title)](https://example.com/a)", "- [\(words.rules)](https://example.com/b)",
    ])
  }

  private mutating func add(
    _ rule: ParsedRule, _ lead: String, _ count: Int, as shape: Shape, _ words: Words
  ) {
    let body = rule.paragraphs(lead: "")
    let sentences = Sentence.all(in: Array(body.joined(separator: " ").utf8))
    let text = body.joined(separator: " ")
    let stopped = lead.endsSentence ? lead : lead + words.stop
    let name = lead.withoutFinalMarks
    let own = body.flatMap { [$0, ""] }
    switch shape {
    case .boldParagraph: add(["**\(lead)** \(text)", ""])
    case .boldLine: add(["**\(lead)**", ""] + own)
    case .heading: add(["### \(lead)", ""] + own)
    case .numberedHeading: add(["### \(count). \(lead)", ""] + own)
    case .emphasis: add(["*\(lead)* \(text)", ""])
    case .boldItem: add(["- **\(lead)** \(text)"])
    case .boldItemWithColon: add(["- **\(name):** \(text)"])
    case .code: add(["- **UI-\(count)**: \(stopped) \(sentences.first ?? "")"])
    case .itemWithDash: add(["- \(name) — \(sentences.first ?? name)"])
    case .itemWithBody: add(["- \(stopped) \(sentences.prefix(2).joined(separator: " "))"])
    case .item, .listOfRules: add(["- \(lead)"])
    case .itemOverItems: add(["- \(lead)"] + sentences.prefix(3).map { "  - \($0)" })
    case .numberedItem: add(["\(count). \(stopped) \(sentences.first ?? "")"])
    case .task: add(["- [ ] \(lead)"])
    case .paragraph: add(["\(stopped) \(text)", ""])
    case .line: add([lead, ""] + own)
    case .tightLine: add([lead] + body + [""])
    case .bulletOverText: add(["• \(lead)"] + body + [""])
    }
  }

  /// What is no rule, as a list of what it says.
  private mutating func addItems(
    of rule: ParsedRule, in register: Register, _ language: Language
  ) {
    let sentences = Sentence.all(in: Array(rule.paragraphs(lead: "").joined(separator: " ").utf8))
    addBreak()
    for (place, sentence) in sentences.prefix(4).enumerated() {
      if Advice.isDirective(sentence, language) { unclear.insert(lines.count + 1) }
      let words = register.wording(ofStatement: sentence, language)
      add(["- " + (place == 0 && !rule.lead.isEmpty ? "\(rule.lead): \(words)" : words)])
    }
    addBreak()
  }

  /// The lists inside of a text, which are a part of it.
  private mutating func addLists(of rule: ParsedRule) {
    let items = rule.body.split(separator: "\n").filter { $0.hasPrefix("- ") }.map(String.init)
    guard !items.isEmpty else { return }
    addBreak()
    add(items + [""])
  }

  private mutating func add(_ new: [String]) { lines += new }

  private mutating func addBreak() {
    if lines.last?.isEmpty == false { lines.append("") }
  }

  private struct Words {
    let rules, note, resources, stop: String

    init(_ language: Language) {
      (rules, note, resources, stop) =
        switch language {
        case .korean: ("규칙", "참고", "참고 자료", ".")
        case .japanese: ("ルール", "注意", "参考資料", "。")
        default: ("Rules", "Note", "Resources", ".")
        }
    }
  }
}

extension ParsedRule {
  /// Its text as paragraphs, without lists, tables and remarks.
  fileprivate func paragraphs(lead: String) -> [String] {
    let texts = body.split(separator: "\n").map(String.init).filter { line in
      !["-", " ", "|", ">", "`"].contains { line.hasPrefix($0) }
    }
    guard !lead.isEmpty, let first = texts.first else { return texts }
    return ["\(lead): \(first)"] + texts.dropFirst()
  }
}
