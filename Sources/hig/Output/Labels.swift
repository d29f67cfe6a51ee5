import GuidelineStore

/// The program's own words in results, in a language.
struct Labels {
  let language: Language

  /// A message in the language. In English, it names helpful commands and options.
  func callAsFunction(_ message: Message) -> String {
    message.words(in: language) { Message.commandLineWords[$0] ?? $0 }
  }

  /// A list of words within a label.
  func list(_ words: [String]) -> String { words.joined(separator: language.listSeparator) }

  func quoted(_ words: String) -> String {
    switch language.withoutRegion {
    case .korean: "‘\(words)’"
    case .japanese: "「\(words)」"
    default: "“\(words)”"
    }
  }

  /// A parenthesized remark.
  func remark(_ words: String) -> String {
    language.withoutRegion == .japanese ? "（\(words)）" : " (\(words))"
  }
}

extension Labels {
  static let english = Labels(language: .english)

  /// Labels in the user's language, or in the language requested for results.
  static let ofThisPerson: Labels = {
    let arguments = Arguments.texts
    let named = ArgumentOrder.value(of: "--lang", in: arguments)?.split(separator: ",").first
    let isOfDocuments = arguments.contains { ["import", "fetch"].contains($0) }
    let wanted = isOfDocuments ? nil : named.flatMap { Language(named: String($0)) }
    return Labels(language: wanted ?? .ofThisPerson)
  }()
}
