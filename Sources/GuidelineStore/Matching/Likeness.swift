/// How much two units have in common.
struct Likeness {
  /// The cosine of all words.
  var whole = 0.0
  /// The cosine of the leads' words.
  var leads = 0.0
  /// The share of each unit's lead that stands anywhere in the other, the mean of both ways.
  var covered = 0.0

  init() {}

  /// Makes it a share of what it was.
  mutating func shrink(to share: Double) {
    whole *= share
    leads *= share
    covered *= share
  }

  init(_ left: ArraySlice<WeighedText.Word>, _ right: ArraySlice<WeighedText.Word>) {
    var (one, other) = (left.startIndex, right.startIndex)
    while one < left.endIndex && other < right.endIndex {
      let (here, there) = (left[one], right[other])
      if here.number == there.number {
        whole += here.weight * there.weight
        leads += here.leadWeight * there.leadWeight
        covered += (here.leadShare + there.leadShare) / 2
      }
      if here.number <= there.number { one += 1 }
      if there.number <= here.number { other += 1 }
    }
  }
}
