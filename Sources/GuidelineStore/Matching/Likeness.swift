/// The similarity of two units.
struct Likeness {
  /// The cosine of all words.
  var whole = 0.0
  /// The cosine of the leads' words.
  var leads = 0.0
  /// The share of each unit's lead that occurs anywhere in the other, averaged.
  var covered = 0.0
  /// The cosine of the two most similar sentences: a kept sentence says more than the same words
  /// scattered.
  var sentences = 0.0

  /// A weighted sum; the weights separate hand-matched pairs from their rivals.
  var overall: Double { whole + 1.5 * sentences + 0.3 * (leads + covered) }

  init() {}

  mutating func shrink(to share: Double) {
    whole *= share
    leads *= share
    covered *= share
    sentences *= share
  }

  /// - Parameter products: Scratch memory for comparing sentences.
  init(
    _ old: borrowing WeighedText, _ oldUnit: Int, _ new: borrowing WeighedText, _ newUnit: Int,
    _ products: inout SentenceProducts
  ) {
    products.clear(
      rows: old.sentenceCount(of: oldUnit), columns: new.sentenceCount(of: newUnit))
    let (left, right) = (old.entries(of: oldUnit), new.entries(of: newUnit))
    var (one, other) = (left.lowerBound, right.lowerBound)
    while one < left.upperBound && other < right.upperBound {
      let (oldNumber, newNumber) = (old.words[one].number, new.words[other].number)
      if oldNumber == newNumber {
        let (here, there) = (old.words[one], new.words[other])
        whole += here.weight * there.weight
        leads += Double(here.leadWeight * there.leadWeight)
        covered += Double(here.leadShare + there.leadShare) / 2
        products.add(old, here, new, there)
      }
      if oldNumber <= newNumber { one += 1 }
      if newNumber <= oldNumber { other += 1 }
    }
    sentences = Double(products.greatest)
  }
}
