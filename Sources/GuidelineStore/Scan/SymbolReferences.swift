/// The symbols that rules in the store name, in the notation of `Data/symbols`.
struct SymbolReferences {
  struct Place {
    let document: Int
    let line: Int
  }

  /// By the symbol's notation without labels.
  private(set) var places: [String: [Place]] = [:]
  /// The symbols that `Data/symbols` doesn't list, without a topic.
  private(set) var symbols: [Symbol] = []

  /// - Parameter known: The symbols listed in `Data/symbols`.
  init(known: [Symbol]) {
    for symbol in known {
      guard let pattern = SymbolPattern(symbol.name) else { continue }
      names.insert(pattern.name)
      if let name = pattern.joinedName { notations[name] = pattern.name }
    }
    frameworks = Dictionary(known.map { ($0.framework.lowercased(), $0.framework) }) { one, _ in one
    }
  }

  private var names: Set<String> = []
  /// The notation, by the symbol's name in Objective-C.
  private var notations: [String: String] = [:]
  private let frameworks: [String: String]

  /// Adds a reference if its symbol can be recognized in code.
  mutating func add(text: String, target: String, document: Int, line: Int) {
    let symbol = CrossReference.symbol(text: text, target: target)
    let name = String(symbol.prefix { $0 != "(" })
    let isCalled = name.utf8.count < symbol.utf8.count
    let isCapitalized = name.utf8.first?.isASCIIUppercase == true
    // A plain lowercase word is too ambiguous.
    guard isCapitalized || isCalled, name != "init" else { return }
    let notation = notations[name] ?? (isCapitalized ? name : "." + name)
    guard let pattern = SymbolPattern(notation), !Self.isFramework(name),
      !Self.everywhere.contains(name)
    else { return }
    if names.insert(notation).inserted {
      // Such as `…/documentation/swiftui/toggle`.
      let parts = target.split(separator: "/")
      let place = parts.firstIndex(of: "documentation").map { parts.index(after: $0) }
      let framework = place.flatMap { $0 < parts.count ? frameworks[String(parts[$0])] : nil }
      guard framework != nil || pattern.name.hasFrameworkPrefix else {
        names.remove(notation)
        return
      }
      symbols.append(Symbol(name: notation, framework: framework ?? "", topic: ""))
    }
    places[notation, default: []].append(Place(document: document, line: line))
  }

  /// Types that almost every file of an app uses, whatever it does.
  private static let everywhere: Set<String> = [
    "NSObject", "NSResponder", "NSApplication", "NSView", "NSViewController",
    "UIResponder", "UIApplication", "UIView", "UIViewController", "UIScreen", "UIDevice",
  ]

  private static func isFramework(_ name: String) -> Bool {
    name.hasSuffix("Kit") || name.hasSuffix("Foundation") || name == "SwiftUI"
  }
}

/// A concept on one of its pages.
struct TopicConcept: Hashable {
  let topic: String
  let concept: ConceptID
}

extension RuleStore {
  /// The symbols that the rules of all texts name.
  func symbolReferences(besides known: [Symbol]) throws -> SymbolReferences {
    var references = SymbolReferences(known: known)
    let rows = try connection.rows(
      """
      SELECT text, target, document_id, line FROM cross_reference
      WHERE kind = 'symbol' ORDER BY document_id, position
      """)
    while try rows.next() {
      references.add(
        text: rows.text(0), target: rows.text(1), document: try rows.integer(2),
        line: try rows.integer(3))
    }
    return references
  }

  /// The concepts of the rules at certain places that name a symbol.
  func concepts(
    naming symbol: SymbolPattern, at places: [SymbolReferences.Place]
  ) throws -> Set<TopicConcept> {
    let names = SymbolNames(symbol)
    var concepts: Set<TopicConcept> = []
    for place in places {
      let document = try document(place.document)
      concepts.formUnion(
        try rules(
          where: """
            rule_id BETWEEN ?1 AND ?2 AND ?3 BETWEEN first_line AND last_line
            ORDER BY rule_id DESC LIMIT 1
            """, document.firstKey, document.lastKey, .integer(place.line)
        ).filter { names.stand(in: $0) || !names.begin(in: $0) }
          .map { TopicConcept(topic: document.topic, concept: $0.concept) })
    }
    return concepts
  }
}
