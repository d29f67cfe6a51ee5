#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How much it tells that a text holds a word which `count` of `total` texts hold.
func rarity(of count: Int, in total: Int) -> Double {
  log(Double(total + 1) / (Double(count) + 0.5))
}
