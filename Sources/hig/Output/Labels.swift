import GuidelineStore

/// What results say beside the texts, in the language of their reader.
struct Labels {
  let language: Language

  /// A message in the language; in English, with the commands and options that help.
  func callAsFunction(_ message: Message) -> String {
    message.words(in: language) { Message.commandLineWords[$0] ?? $0 }
  }

  /// Several words as one label has them.
  func list(_ words: [String]) -> String { words.joined(separator: language.listSeparator) }

  /// Words that are quoted.
  func quoted(_ words: String) -> String {
    switch language.withoutRegion {
    case .korean: "‘\(words)’"
    case .japanese: "「\(words)」"
    default: "“\(words)”"
    }
  }

  /// A remark behind something.
  func remark(_ words: String) -> String {
    language.withoutRegion == .japanese ? "（\(words)）" : " (\(words))"
  }
}

extension Labels {
  static let english = Labels(language: .english)

  /// Those of the person at the terminal, or of the language that results are asked for in.
  static let ofThisPerson: Labels = {
    let arguments = Arguments.texts
    let named = ArgumentOrder.value(of: "--lang", in: arguments)?.split(separator: ",").first
    let isOfDocuments = arguments.contains { ["import", "fetch"].contains($0) }
    let wanted = isOfDocuments ? nil : named.flatMap { Language(named: String($0)) }
    return Labels(language: wanted ?? .ofThisPerson)
  }()
}
