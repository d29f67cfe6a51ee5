/// Matches the rules of two texts in different languages, page by page.
///
/// Where the translation follows another revision than the text it is compared with, a third text is
/// looked for, which shares its language with one of the two and its revision with the other: rules
/// are found by way of it, and it tells whether the wording has changed since.
struct TranslationMatching {
  private(set) var beads: [Bead] = []
  private(set) var rendering = Rendering()

  init(
    _ texts: PairedTexts, old: TextChoice, new: TextChoice, moves: [String: String],
    in store: RuleStore, _ topics: [String: [StoredText]]
  ) throws {
    let (oldLanguage, newLanguage) = (old.query.language, new.query.language)
    // A table is learned from English to other languages.
    let isReversed = newLanguage == .english
    let languages = isReversed ? (newLanguage, oldLanguage) : (oldLanguage, newLanguage)
    let table = try store.wordTable(from: languages.0, to: languages.1, topics)
    let matcher = Matcher(matcher: TranslationMatcher(words: table), isReversed: isReversed)
    let versions = VersionMatcher(background: try store.vocabulary(of: .english, topics))
    let oldPages = Dictionary(grouping: texts.old.rules.indices) {
      moves[texts.old.rules[$0].id.topic] ?? texts.old.rules[$0].id.topic
    }
    let newPages = Dictionary(grouping: texts.new.rules.indices) { texts.new.rules[$0].id.topic }
    for page in Set(oldPages.keys).union(newPages.keys).sorted() {
      let (here, there) = (oldPages[page] ?? [], newPages[page] ?? [])
      let (oldUnits, newUnits) = (
        here.map { texts.old.units[$0] }, there.map { texts.new.units[$0] }
      )
      var pivot: Pivot?
      if let oldText = old.texts[page]?.id, let newText = new.texts[page]?.id {
        let middles = Self.middles(oldText, newText, topics[page] ?? [])
        let pivots = try middles.texts.map { middle in
          let isLikeOld = middle.id.language == oldText.language
          return Pivot(
            try store.matchPage(middle).units, isLikeOld: isLikeOld, oldUnits, newUnits, matcher,
            versions)
        }
        pivot = Self.best(
          of: pivots, beside: matcher.beads(oldUnits, newUnits),
          mayNeedNone: !middles.isSure && oldText.edition == newText.edition)
        if pivot == nil, oldText.edition != newText.edition {
          rendering.unknown.formUnion(there)
        }
      }
      let found = matcher.beads(oldUnits, newUnits, through: pivot?.beads ?? [])
      for new in pivot?.changedNew ?? [] { rendering.changed.insert(there[new]) }
      beads += found.map { bead in
        Bead(
          old: bead.old.map { here[$0] }, new: bead.new.map { there[$0] },
          confidence: bead.confidence)
      }
    }
  }

  /// The texts that may be between two: of the older's language and the newer's revision, or the other
  /// way round; where there is none, of the same edition, for one of them may be what was translated.
  private static func middles(
    _ old: TextID, _ new: TextID, _ texts: [StoredText]
  ) -> (texts: [StoredText], isSure: Bool) {
    guard (old.edition, old.revision) != (new.edition, new.revision) else { return ([], false) }
    let pairs = [(old.language, new), (new.language, old)]
    let twins = pairs.compactMap { language, other in
      RuleStore.best(
        of: texts.filter { $0.id.isOf(language, other.edition) && $0.id.revision == other.revision }
      )
    }
    guard twins.isEmpty else { return ([twins[0]], true) }
    let (language, other) = new.language == .english ? pairs[1] : pairs[0]
    let others = texts.filter {
      $0.id.isOf(language, other.edition) && $0.id != old && $0.id != new
    }
    return (others.sorted { $0.id < $1.id }, false)
  }

  /// The third text that the translation fits best; `nil` if it fits the one that it is compared with
  /// nearly as well.
  ///
  /// - Parameter mayNeedNone: Whether that one may be what was translated.
  private static func best(
    of pivots: [Pivot], beside direct: [Bead], mayNeedNone: Bool
  ) -> Pivot? {
    var best: Pivot?
    var fit = mayNeedNone ? direct.fit + 2 : -.infinity
    for pivot in pivots where pivot.fit > fit { (best, fit) = (pivot, pivot.fit) }
    return best
  }
}

extension TextID {
  fileprivate func isOf(_ language: Language, _ edition: Edition) -> Bool {
    self.language == language && self.edition == edition
  }
}

extension [Bead] {
  /// How well two texts fit each other: what was paired less what was left.
  fileprivate var fit: Double {
    reduce(0) { fit, bead in
      bead.old.count == 1 && bead.new.count == 1 ? fit + bead.confidence : fit - 0.5
    }
  }
}

/// Matches in the direction in which the word table was learned.
private struct Matcher {
  let matcher: TranslationMatcher
  let isReversed: Bool

  func beads(_ old: [MatchUnit], _ new: [MatchUnit], through pivot: [Bead] = []) -> [Bead] {
    guard isReversed else { return matcher.beads(old, new, through: pivot) }
    return matcher.beads(new, old, through: pivot.map(\.reversed)).map(\.reversed)
  }
}

/// What a third text tells about the rules of two others.
private struct Pivot {
  let beads: [Bead]
  /// How well it fits the text in the other language.
  let fit: Double
  /// The newer rules whose wording was another when they were translated.
  private(set) var changedNew: Set<Int> = []

  init(
    _ middle: [MatchUnit], isLikeOld: Bool, _ old: [MatchUnit], _ new: [MatchUnit],
    _ matcher: Matcher, _ versions: VersionMatcher
  ) {
    let first = isLikeOld ? versions.beads(old, middle) : matcher.beads(old, middle)
    let second = isLikeOld ? matcher.beads(middle, new) : versions.beads(middle, new)
    beads = Bead.composed(first, second)
    fit = (isLikeOld ? second : first).fit
    for bead in second where isLikeOld && bead.new.count > 0 {
      let isKept = bead.old.contains { place in
        first.contains { step in
          step.new == [place] && step.old.count == 1
            && old[step.old[0]].saysTheSame(as: middle[place])
        }
      }
      if !isKept { changedNew.formUnion(bead.new) }
    }
    for bead in second where !isLikeOld {
      let isKept =
        bead.old.count == 1 && bead.new.count == 1
        && middle[bead.old[0]].saysTheSame(as: new[bead.new[0]])
      if !isKept { changedNew.formUnion(bead.new) }
    }
  }
}

/// Which rules of a translation follow other wording than the text that it is compared with.
struct Rendering {
  /// Known to follow other wording, by index of the newer rule.
  var changed: Set<Int> = []
  /// Of another edition, and no third text tells.
  var unknown: Set<Int> = []

  func isOfOtherWording(_ bead: Bead) -> Bool {
    bead.new.contains { changed.contains($0) || unknown.contains($0) }
  }
}

extension Bead {
  /// The same from the other side.
  var reversed: Bead { Bead(old: new, new: old, confidence: confidence) }
}

extension RuleStore {
  /// The words of two languages: what matching has learned of English and another, or what the pages
  /// teach that the store has in both.
  func wordTable(
    from source: Language?, to translation: Language?, _ topics: [String: [StoredText]]
  ) throws -> WordTable? {
    guard let source, let translation else { return nil }
    if source == .english, let known = try wordTable(of: translation) {
      return WordTable(bytes: known.bytes)
    }
    var learner = WordTableLearner()
    for (_, texts) in topics.sorted(by: { $0.key < $1.key }) {
      for text in texts where text.id.language == translation {
        var twin = text.id
        twin.language = source
        guard let original = texts.first(where: { $0.id == twin }) else { continue }
        let paired = PairedTexts(
          old: try side(of: [original]), new: try side(of: [text]))
        learner.add(page: paired.old.units, translation: paired.new.units)
      }
    }
    return learner.table()
  }
}
