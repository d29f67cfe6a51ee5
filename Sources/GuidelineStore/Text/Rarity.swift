#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The inverse document frequency of a word that `count` of `total` texts contain.
func rarity(of count: Int, in total: Int) -> Double {
  log(Double(total + 1) / (Double(count) + 0.5))
}
