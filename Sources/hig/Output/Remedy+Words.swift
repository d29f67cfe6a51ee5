import GuidelineStore

extension Remedy {
  /// The remedy in terms of the command line.
  var words: Message {
    switch self {
    case .advice(let words): words
    case .nameStore: "name a file with --store"
    case .nameAnotherStore: "name another file with --store"
    case .nameAnotherStoreOrMove: "name another file with --store, or move this one away"
    case .updateOrNameAnotherStore: "update hig, or name another file with --store"
    case .permitWritingOrNameAnotherStore:
      "check the permissions of the file and its folder, or name another with --store"
    case .createStore: "create one with hig build or hig import"
    case .fillStore: "fill it with hig build or hig import"
    case .checkStore: "run hig check to see which"
    case .checkStoreOrReport: "run hig check; if it finds nothing, this is a bug in hig"
    case .repairStore: "run hig check --repair"
    case .repairStoreOrImportAgain:
      "run hig check --repair; if that doesn't help, remove the file and import again"
    case .nameTexts:
      "texts are files such as en/current/modality.md; name their folder with --data"
    case .nameEdition: "name it with --edition, such as --edition 2019"
    case .nameOlderEdition(let edition): "to import it there: --edition \(edition)"
    case .nameTopic: "name it with --topic, such as --topic modality"
    case .nameTopicOrEdition:
      "if it is one, name its topic with --topic, or its edition with --edition"
    case .nameBaseline: "name a file that hig scan wrote, or one that doesn't exist yet"
    case .nameAnotherFolderOrForce: "name another folder, or keep them with --force"
    }
  }
}

extension Diagnostic {
  /// The problem and the remedy in terms of the command line.
  var words: Message { problem.followed(by: remedy?.words) }
}

extension Message {
  /// The message in English, with helpful commands and options.
  var words: String { Labels.english(self) }

  /// Clauses of the library for which the command line has more to say.
  static let commandLineWords = [
    "the store is empty": "the store is empty; fill it with hig build or hig import",
    "the edition is set in %": "the edition is set in %; --edition any leaves it out",
    "the platforms are set in %": "the platforms are set in %; --platform any leaves them out",
    "its topic is %: show %": "its topic is %: hig show %",
    "to see what changed: compare % and %": "to see what changed: hig diff % %",
    "to see what changed: compare % and % on %": "to see what changed: hig diff % % --topic %",
    "“%” only matches rules in other texts":
      "“%” only matches rules in other texts; hig search shows them",
    "exporting % of % rules": "exporting % of % rules; --limit 0 exports all",
  ]
}
