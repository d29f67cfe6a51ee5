/// The dot products of two units' sentences, in memory reused for the next units.
struct SentenceProducts {
  private var products: [Float] = []
  private var columns = 0

  /// Resets the matrix to a size.
  mutating func clear(rows: Int, columns: Int) {
    self.columns = columns
    products.removeAll(keepingCapacity: true)
    products.append(contentsOf: repeatElement(0, count: rows * columns))
  }

  /// Adds the products of a shared word.
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

  /// The product of the two most similar sentences.
  var greatest: Float { products.max() ?? 0 }
}
