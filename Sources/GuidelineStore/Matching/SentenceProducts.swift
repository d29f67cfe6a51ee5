/// The product of each sentence of a unit with each of another, in memory that is used again for the
/// next two units.
struct SentenceProducts {
  private var products: [Float] = []
  private var columns = 0

  /// Makes room for units of so many sentences.
  mutating func clear(rows: Int, columns: Int) {
    self.columns = columns
    products.removeAll(keepingCapacity: true)
    products.append(contentsOf: repeatElement(0, count: rows * columns))
  }

  /// Adds what a word that both units hold counts in their sentences.
  mutating func add(
    _ old: borrowing WeighedText, _ oldWord: WeighedText.Word, _ new: borrowing WeighedText,
    _ newWord: WeighedText.Word
  ) {
    for row in oldWord.sentences {
      let here = old.sentenceWords[Int(row)]
      for column in newWord.sentences {
        let there = new.sentenceWords[Int(column)]
        products[Int(here.sentence) * columns + Int(there.sentence)] += here.weight * there.weight
      }
    }
  }

  /// The product of the two sentences that are most alike.
  var greatest: Float { products.max() ?? 0 }
}
