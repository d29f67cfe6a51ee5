import GuidelineStore

/// The values of a digest in the Design Tokens Format Module 2025.10: for each page and rule a group with
/// the rows of its tables. A point is a `px`, which the format defines as the point of iOS.
struct DesignTokens {
  private(set) var json: JSON
  private(set) var isEmpty = true
  /// The number of values that the format has no type for, or that share a cell or a sentence.
  private(set) var omittedCount = 0

  init(_ digest: Digest) {
    json = .null
    var pages = TokenGroup()
    for topic in digest.topics {
      var page = TokenGroup(description: topic.titles[0].text)
      for row in topic.sections.flatMap(\.rows) {
        for passage in row.cells[0] { add(passage.rule, to: &page) }
      }
      if !page.isEmpty { pages.add(page.json, named: topic.slug) }
    }
    isEmpty = pages.isEmpty
    json = pages.json
  }

  private mutating func add(_ rule: Rule, to page: inout TokenGroup) {
    var group = TokenGroup(description: rule.lead)
    group.origin = [
      "rule": .string(rule.id.description), "concept": JSON(rule.concept),
      "url": .optional(rule.address),
    ]
    for statement in ValueStatement.statements(of: rule) {
      if statement.cells.isEmpty {
        // `at 16 bits per pixel` in a sentence is nothing to design with.
        let values = statement.values.filter { $0.kind != .count }
        omittedCount += statement.values.count - values.count
        guard !values.isEmpty, let token = token(of: values, under: "") else { continue }
        group.add(token, named: values[0].kind.rawValue, description: statement.text)
        continue
      }
      var row = TokenGroup()
      for cell in statement.cells where !cell.values.isEmpty {
        guard let token = token(of: cell.values, under: cell.head) else { continue }
        row.add(token, named: cell.head)
      }
      if !row.isEmpty { group.add(row.json, named: statement.name) }
    }
    if !group.isEmpty { page.add(group.json, named: rule.concept.slug) }
  }

  /// The token, or the group of tokens, for the only value of a cell or a sentence.
  private mutating func token(of values: [StatedValue], under head: String) -> JSON? {
    guard values.count == 1, let token = Self.token(of: values[0], under: head) else {
      omittedCount += values.count
      return nil
    }
    return token
  }

  private static func token(of value: StatedValue, under head: String) -> JSON? {
    let numbers = value.numbers
    switch value.kind {
    case .color:
      guard let hex = value.hex, let bytes = UInt32(hex.dropFirst(), radix: 16) else { return nil }
      let components = [16, 8, 0].map { Double(bytes >> $0 & 255) / 255 }
      return token(
        "color",
        [
          "colorSpace": "srgb", "components": JSON(components) { .double(rounded($0)) },
          "hex": .string(hex.lowercased()),
        ])
    case .size:
      guard value.isInPoints(under: head) else { return nil }
      switch numbers.count {
      case 1: return dimension(numbers[0])
      case 2 where value.isProduct:
        return ["width": dimension(numbers[0]), "height": dimension(numbers[1])]
      default: return nil
      }
    case .font:
      guard numbers.count == 2 else { return nil }
      return ["font-size": dimension(numbers[0]), "line-height": dimension(numbers[1])]
    case .ratio: return numbers.count == 2 && numbers[1] == 1 ? number(numbers[0]) : nil
    case .count: return numbers.count == 1 ? number(numbers[0]) : nil
    case .time, .angle, .percentage: return nil
    }
  }

  private static func token(_ type: JSON, _ value: JSON) -> JSON {
    ["$type": type, "$value": value]
  }

  private static func dimension(_ points: Double) -> JSON {
    token("dimension", ["value": number(of: points), "unit": "px"])
  }

  private static func number(_ value: Double) -> JSON { token("number", number(of: value)) }

  private static func number(of value: Double) -> JSON {
    Int(exactly: value).map { .int($0) } ?? .double(value)
  }

  /// With four decimals.
  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}

/// A group of tokens under construction.
private struct TokenGroup {
  private var members: [(String, JSON)] = []
  private var names: Set<String> = []
  /// The last number given to equal names.
  private var numbers: [String: Int] = [:]
  private let description: String?
  var origin: JSON?

  init(description: String? = nil) { self.description = description }

  var isEmpty: Bool { members.isEmpty }

  var json: JSON {
    .object(
      [
        description.map { ("$description", .string($0)) },
        origin.map { ("$extensions", ["hig": $0]) },
      ].compactMap(\.self) + members)
  }

  /// Adds a token or a group, numbered if another one has its name.
  mutating func add(_ member: JSON, named name: String, description: String? = nil) {
    var member = member
    if let description, case .object(let pairs) = member {
      member = .object([("$description", .string(description))] + pairs)
    }
    // A name can't start with a dollar sign or have braces and dots.
    let name = String(name.drop { $0 == "$" }.map { "{}.".contains($0) ? "-" : $0 })
    let base = name.isEmpty ? "value" : name
    var unique = base
    var number = numbers[base] ?? 1
    while !names.insert(unique).inserted {
      number += 1
      unique = "\(base) \(number)"
    }
    numbers[base] = number
    members.append((unique, member))
  }
}
