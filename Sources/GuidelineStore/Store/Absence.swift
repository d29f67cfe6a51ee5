/// A topic that an edition didn't have, so its texts can't lack it.
struct Absence: Hashable {
  let edition: Edition
  let topic: String
}
