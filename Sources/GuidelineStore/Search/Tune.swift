import Glibc
func tune(_ name: String, _ value: Double) -> Double {
  unsafe getenv(name).flatMap { unsafe Double(String(cString: $0)) } ?? value
}
