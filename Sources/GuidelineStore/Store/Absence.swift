/// A topic that an edition did not have, so that no text of it lacks anything there.
struct Absence: Hashable {
  let edition: Edition
  /// The slug of the topic.
  let topic: String
}
