/// The range of a text that a snippet shows.
struct SnippetWindow {
  /// In bytes of the text.
  let range: Range<Int>

  /// Selects the range with the most terms of the query, then the one with the most hits, then one
  /// that begins with a sentence and leads up to the hit.
  ///
  /// - Parameter room: The maximum weight of atoms; one atom is shown even if it is heavier.
  /// - Complexity: O(*n* + *kh*) in the counts of atoms, of atoms that are weighed, and of hits.
  init(_ atoms: [SnippetAtom], hits: [Hit], room: Int) {
    guard let last = atoms.last else {
      range = 0..<0
      return
    }
    var best = (score: Int.min, start: 0, end: atoms.count)
    var end = 0
    var weight = 0
    var firstHit = 0
    for start in atoms.indices {
      while end < atoms.count, end == start || weight + atoms[end].weight <= room {
        weight += atoms[end].weight
        end += 1
      }
      let lower = atoms[start].range.lowerBound
      let upper = atoms[end - 1].range.upperBound
      while firstHit < hits.count, hits[firstHit].range.lowerBound < lower { firstHit += 1 }
      var terms: UInt64 = 0
      var count = 0
      for hit in hits[firstHit...] {
        if hit.range.lowerBound >= upper { break }
        terms |= 1 << UInt64(hit.term)
        count += 1
      }
      var score = terms.nonzeroBitCount * 1000 + min(count, 9) * 100
      if atoms[start].startsSentence { score += 50 }
      if firstHit < hits.count {
        // A third of the room comes before the hit.
        let distance = (hits[firstHit].range.lowerBound - lower) / 6
        score -= min(49, abs(distance - room / 6))
      }
      if score > best.score { best = (score, start, end) }
      weight -= atoms[start].weight
      if end == atoms.count { break }
    }
    let lower = best.start == 0 ? 0 : atoms[best.start].range.lowerBound
    range = lower..<(best.end == atoms.count ? last : atoms[best.end - 1]).range.upperBound
  }
}
