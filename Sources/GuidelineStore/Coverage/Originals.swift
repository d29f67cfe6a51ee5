#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Finds the English page that a translated page follows.
///
/// Prefers the same edition, revision and source, then the same edition and revision, then the page
/// that shares most rules in the best fitting wordings.
struct Originals {
  /// A page, and whether edition and revision determine it.
  struct Original {
    let text: StoredText
    let isStated: Bool
  }

  private let store: RuleStore
  private var pages: [StoredText.PageID: Page] = [:]

  /// The words of a page's rules, by concept.
  private struct Page {
    var words: [Int: UnitWords] = [:]
    var all: [UnitWords] = []
  }

  init(in store: RuleStore) {
    self.store = store
  }

  /// Finds the original of a translation.
  ///
  /// - Parameter texts: All texts of the topic.
  mutating func original(of text: StoredText, among texts: [StoredText]) throws -> Original? {
    let english = texts.filter { $0.id.language == .english }
    let sameState = english.filter { $0.state == text.state }
    if let twin = sameState.first(where: { $0.isOfSource(of: text) }) {
      return Original(text: twin, isStated: true)
    }
    // Two undated texts needn't be from the same time.
    let isStated = text.state.revision != nil && !sameState.isEmpty
    var candidates = (isStated ? sameState : english).sorted { one, other in
      one.state != other.state
        ? one.state < other.state : one.id.origin ?? "" > other.id.origin ?? ""
    }
    candidates.narrow { $0.state.edition == text.state.edition }
    // The original can't be newer, but an undated text may be from any time.
    if text.state.revision != nil { candidates.narrow { $0.state <= text.state } }
    var best: (fit: Fit, text: StoredText)?
    for candidate in candidates {
      let isOfEdition = candidate.state.edition == text.state.edition
      if isOfEdition, candidates.count == 1 {
        return Original(text: candidate, isStated: candidate.state == text.state)
      }
      let fit = try fit(candidate, text)
      guard isOfEdition || fit.share >= Self.leastShare else { continue }
      if fit.score >= best?.fit.score ?? 0 { best = (fit, candidate) }
    }
    return best.map { Original(text: $0.text, isStated: isStated) }
  }

  /// The least share of rules that a translation has in common with an original from another
  /// edition.
  private static let leastShare = 0.5

  /// How well a translation fits an English page.
  private struct Fit {
    /// The share of the translation's rules that the page has.
    let share: Double
    /// The shared part of both, half of it weighted by how well the wordings fit.
    let score: Double
  }

  private mutating func fit(_ original: StoredText, _ translation: StoredText) throws -> Fit {
    let (source, target) = (try page(original), try page(translation))
    let lengths = LengthEvidence(source.all, target.all)
    let fits = target.words.compactMap { concept, words in
      source.words[concept].map { Self.fit($0, words, lengths) }
    }
    return Fit(
      share: Double(fits.count) / Double(max(target.all.count, 1)),
      score: fits.reduce(0) { $0 + 1 + $1 } / Double(source.all.count + target.all.count + 1))
  }

  /// How well two wordings' lengths, numbers and Latin words fit, from 0 to 1.
  private static func fit(
    _ original: UnitWords, _ translation: UnitWords, _ lengths: LengthEvidence
  ) -> Double {
    let distance = lengths.distance(original.length, translation.length) / 0.25
    let (here, there) = (Set(original.plainWords), Set(translation.plainWords))
    // English is full of Latin words; only the translation's count.
    let shared = there.isEmpty ? 1 : Double(there.intersection(here).count) / Double(there.count)
    return exp(-distance * distance / 2) * shared
  }

  private mutating func page(_ text: StoredText) throws -> Page {
    let id = text.pageID
    if let known = pages[id] { return known }
    var page = Page()
    let concepts = try store.concepts(in: text)
    let matchPage = try store.matchPage(text)
    for (unit, rule) in zip(matchPage.units, matchPage.rules) {
      let words = UnitWords(unit)
      page.all.append(words)
      if let concept = concepts[rule] { page.words[concept] = words }
    }
    pages[id] = page
    return page
  }
}

extension RuleStore {
  /// The concepts of a page's rules, by rule key.
  func concepts(in text: StoredText) throws -> [Int: Int] {
    var concepts: [Int: Int] = [:]
    for document in text.documents {
      let rows = try connection.rows(
        "SELECT rule_id, concept_id FROM rule WHERE rule_id BETWEEN ?1 AND ?2",
        document.firstKey, document.lastKey)
      while try rows.next() { try concepts[rows.integer(0)] = rows.bits(1) }
    }
    return concepts
  }
}

extension [StoredText] {
  /// Filters the array, unless that would empty it.
  fileprivate mutating func narrow(to condition: (StoredText) -> Bool) {
    let narrowed = filter(condition)
    if !narrowed.isEmpty { self = narrowed }
  }
}
