/// Matches the rules of two texts in different languages, page by page.
///
/// If the translation follows another revision than the text it is compared with, a third text may
/// help, which has the language of one and the revision of the other. Rules are matched through it,
/// and it shows whether the wording has changed since.
struct TranslationMatching {
  private(set) var beads: [Bead] = []
  private(set) var rendering = Rendering()

  init(
    _ texts: PairedTexts, old: TextChoice, new: TextChoice, moves: [String: String],
    in store: RuleStore, _ topics: [String: [StoredText]]
  ) throws {
    let (oldLanguage, newLanguage) = (old.query.language, new.query.language)
    // Word tables lead from English to other languages.
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

  /// Candidates for the third text: in the older text's language with the newer one's revision, or
  /// the other way around. Otherwise all of the same edition, any of which may be the one that was
  /// translated.
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

  /// The third text that the translation fits best; `nil` if it fits the compared text almost as
  /// well.
  ///
  /// - Parameter mayNeedNone: Whether the compared text may be the one that was translated.
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
  /// How well two texts fit: the confidence of pairs, minus a penalty for all other beads.
  fileprivate var fit: Double {
    reduce(0) { fit, bead in
      bead.old.count == 1 && bead.new.count == 1 ? fit + bead.confidence : fit - 0.5
    }
  }
}

/// Matches in the direction of the word table.
private struct Matcher {
  let matcher: TranslationMatcher
  let isReversed: Bool

  func beads(_ old: [MatchUnit], _ new: [MatchUnit], through pivot: [Bead] = []) -> [Bead] {
    guard isReversed else { return matcher.beads(old, new, through: pivot) }
    return matcher.beads(new, old, through: pivot.map(\.reversed)).map(\.reversed)
  }
}

/// The beads between two texts through a third one.
private struct Pivot {
  let beads: [Bead]
  /// How well the third text fits the text in the other language.
  let fit: Double
  /// The indices of newer rules that were translated from another wording, or have changed since.
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

/// Which rules of a translation follow a different wording than the compared text.
struct Rendering {
  /// The newer rules that follow another wording, by index.
  var changed: Set<Int> = []
  /// The newer rules that follow another edition without a third text to compare, by index.
  var unknown: Set<Int> = []

  func isOfOtherWording(_ bead: Bead) -> Bool {
    bead.new.contains { changed.contains($0) || unknown.contains($0) }
  }
}

extension Bead {
  /// The bead with both sides exchanged.
  var reversed: Bead { Bead(old: new, new: old, confidence: confidence) }
}

extension RuleStore {
  /// The word table of two languages: the stored one from English, otherwise learned from pages in
  /// both languages.
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
