#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Finds further parts of units that were split or merged, beyond the one already matched.
///
/// A free unit joins a pair if it is much more like one unit of the pair, the whole, than like any
/// other, if they share words that the pair doesn't explain, and if it is next to the pair's other
/// unit.
struct PartJoiner {
  let candidates: CandidatePairs
  let facts: StatedMatches
  let old: (text: MatchText, words: WeighedText)
  let new: (text: MatchText, words: WeighedText)

  /// A unit that could join a pair.
  struct Join {
    /// The index of the pair.
    var pair: Int
    var part: Int
    /// Whether the old unit is the whole.
    var isSplit: Bool
    /// Log odds.
    var score: Double
    /// How much more similar the whole is to both parts together than to the first.
    var gain: Double
  }

  // Fitted by logistic regression, as in `PairScores`.
  private static let intercept = -7.2
  private static let margin = 7.7
  private static let unexplained = 4.8
  private static let unexplainedShare = 7.0
  private static let nearness = 3.6
  // Set by hand: advice has no definition as a part, and parts rarely move to other pages.
  private static let unlikeKinds = -4.0
  private static let otherPage = -2.0
  /// A part is longer than a name or label, and doesn't repeat the first part.
  private static let fewestWords = 3
  private static let repetition = 0.6

  /// How many of the units most similar to a part are tried as its whole.
  private static let wholeLimit = 6

  /// The possible joins, unordered.
  ///
  /// - Parameters:
  ///   - pairs: The indices of the pairs that may be joined.
  ///   - isFree: Whether a unit is unpaired; `true` asks for an old unit.
  func joins(_ pairs: [Int], isFree: (_ isOld: Bool, Int) -> Bool, above least: Double) -> [Join] {
    let margins = Margins(candidates, of: \.whole)
    var joins: [Join] = []
    for isSplit in [true, false] {
      let partCount = isSplit ? new.text.count : old.text.count
      var pairOfWhole: [Int: Int] = [:]
      for pair in pairs {
        pairOfWhole[isSplit ? candidates.pairs[pair].old : candidates.pairs[pair].new] = pair
      }
      for part in 0..<partCount where isFree(!isSplit, part) {
        for link in mostAlike(part, isSplit) {
          let whole = isSplit ? candidates.pairs[link].old : candidates.pairs[link].new
          guard let pair = pairOfWhole[whole], pair != link,
            !facts.contradict(candidates.pairs[link].old, candidates.pairs[link].new)
          else { continue }
          let margin = isSplit ? margins.new[link] : margins.old[link]
          if let join = join(pair, link, isSplit, margin: margin), join.score > least {
            joins.append(join)
          }
        }
      }
    }
    return joins
  }

  /// The candidate pairs of a part and the units most similar to it.
  private func mostAlike(_ part: Int, _ isSplit: Bool) -> ArraySlice<Int> {
    let links = isSplit ? Array(candidates.byNew[part]) : candidates.byOld[part]
    let pairs = candidates.pairs
    return links.sorted {
      let (one, other) = (pairs[$0].likeness, pairs[$1].likeness)
      return one.whole != other.whole ? one.whole > other.whole : $0 < $1
    }.prefix(Self.wholeLimit)
  }

  private func join(_ pair: Int, _ link: Int, _ isSplit: Bool, margin: Double) -> Join? {
    let (known, added) = (candidates.pairs[pair], candidates.pairs[link])
    let (wholes, parts) = isSplit ? (old, new) : (new, old)
    let (whole, first, part) =
      isSplit ? (known.old, known.new, added.new) : (known.new, known.old, added.old)
    guard parts.words.words(of: part).count >= Self.fewestWords else { return nil }
    let rest = Remainder(
      whole: wholes.words.words(of: whole), first: parts.words.words(of: first),
      part: parts.words.words(of: part))
    guard rest.likenessOfParts < Self.repetition else { return nil }
    let score =
      Self.intercept + Self.margin * margin + Self.unexplained * rest.product
      + Self.unexplainedShare * rest.share
      + Self.nearness * nearness(first, part, in: parts.text)
      + (areAlike(old: added.old, new: added.new) ? 0 : Self.unlikeKinds)
      + (parts.text.pages[first] == parts.text.pages[part] ? 0 : Self.otherPage)
    let together =
      (known.likeness.whole + added.likeness.whole) / (2 + 2 * rest.likenessOfParts).squareRoot()
    return Join(
      pair: pair, part: part, isSplit: isSplit, score: score,
      gain: together - known.likeness.whole)
  }

  private func areAlike(old oldUnit: Int, new newUnit: Int) -> Bool {
    old.words.isDefinition(oldUnit) == new.words.isDefinition(newUnit)
  }

  /// From 0 (another section) to 1 (neighbors).
  private func nearness(_ one: Int, _ other: Int, in text: MatchText) -> Double {
    guard text.pages[one] == text.pages[other],
      text.units[one].section == text.units[other].section
    else { return 0 }
    return exp(-Double(abs(one - other) - 1) / 2)
  }
}

/// The words a part shares with the whole but not with the first part.
private struct Remainder {
  /// Their contribution to the cosine.
  var product = 0.0
  /// Their squared share of the part's vector.
  var share = 0.0
  /// The cosine between the two parts.
  var likenessOfParts = 0.0

  init(
    whole: ArraySlice<WeighedText.Word>, first: ArraySlice<WeighedText.Word>,
    part: ArraySlice<WeighedText.Word>
  ) {
    var (one, other) = (whole.startIndex, first.startIndex)
    for word in part {
      while one < whole.endIndex && whole[one].number < word.number { one += 1 }
      while other < first.endIndex && first[other].number < word.number { other += 1 }
      if other < first.endIndex && first[other].number == word.number {
        likenessOfParts += first[other].weight * word.weight
      } else if one < whole.endIndex && whole[one].number == word.number {
        product += whole[one].weight * word.weight
        share += word.weight * word.weight
      }
    }
  }
}
