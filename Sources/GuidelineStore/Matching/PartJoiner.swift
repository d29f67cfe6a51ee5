#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Finds the units that one unit was split into, or that were merged to one, beyond the one that it is
/// matched with already.
///
/// A unit that is left over joins a pair if one unit of the pair, the whole, is much more like it than
/// any other, if the words they share are ones that the pair does not explain, and if it stands beside
/// the pair's other unit.
struct PartJoiner {
  let candidates: CandidatePairs
  let facts: StatedMatches
  let old: (text: MatchText, words: WeighedText)
  let new: (text: MatchText, words: WeighedText)

  /// A unit that would join a pair.
  struct Join {
    /// The index of the pair.
    var pair: Int
    var part: Int
    /// Whether the pair's old unit is the whole, which the parts were made of.
    var isSplit: Bool
    /// Log odds.
    var score: Double
    /// How much more alike the whole and both parts are than the pair is.
    var gain: Double
  }

  // Fitted by logistic regression like those of the pairs.
  private static let intercept = -7.2
  private static let margin = 7.7
  private static let unexplained = 4.8
  private static let unexplainedShare = 7.0
  private static let nearness = 3.6
  // Set by hand: a definition is no part of advice, and parts seldom come to stand on other pages.
  private static let unlikeKinds = -4.0
  private static let otherPage = -2.0
  /// A part says more than a name or a label does, and not again what the first part says.
  private static let fewestWords = 3
  private static let repetition = 0.6

  /// How many of the units most like a part may be its whole.
  private static let wholeLimit = 6

  /// The joins that may be, in no particular order.
  ///
  /// - Parameters:
  ///   - pairs: The indices of the pairs that may be joined.
  ///   - isFree: Whether a unit may join a pair; asked with `true` for an old unit.
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

  /// The candidate pairs between a part and the units it is most like.
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

  /// From 0, in another section, to 1 for neighbors.
  private func nearness(_ one: Int, _ other: Int, in text: MatchText) -> Double {
    guard text.pages[one] == text.pages[other],
      text.units[one].section == text.units[other].section
    else { return 0 }
    return exp(-Double(abs(one - other) - 1) / 2)
  }
}

/// What a part shares with the whole that the first part does not have.
private struct Remainder {
  /// What it adds to the cosine.
  var product = 0.0
  /// Its share in the part's vector, squared.
  var share = 0.0
  /// The cosine of the two parts.
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
