/// The edition of the pages that lie around one that says nowhere which it belongs to.
struct EditionBeside: Hashable, Sendable {
  let edition: Edition
  let revision: Revision?
}
