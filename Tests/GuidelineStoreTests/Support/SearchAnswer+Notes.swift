@testable import GuidelineStore

extension SearchAnswer {
  /// The notes in English.
  var noteTexts: [String] { notes.map(\.description) }
}
