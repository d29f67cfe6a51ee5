/// What would put an error right.
///
/// A program words it by what it offers its users: a button, an option. ``description`` says it to
/// someone who calls the library.
public enum Remedy: Hashable, Sendable {
  /// What can be said in the same words everywhere: the nearest names, the form of an id.
  case advice(Message)
  /// Name a file as the store: this is a folder.
  case nameStore
  /// Name another file as the store.
  case nameAnotherStore
  /// Name another file as the store, or move what is no store out of the way.
  case nameAnotherStoreOrMove
  /// Bring the program up to date, or name another file as the store.
  case updateOrNameAnotherStore
  /// Allow writing to the file and its folder, or name another file as the store.
  case permitWritingOrNameAnotherStore
  /// Make the store, from the project's texts or by importing documents.
  case createStore
  /// Import documents into the store, or build it from the project's texts.
  case fillStore
  /// Check the store, to see which of its texts is damaged.
  case checkStore
  /// Check the store, and report a bug if nothing is found.
  case checkStoreOrReport
  /// Check the store, and have it repaired.
  case repairStore
  /// Have the store repaired; where that doesn't help, remove its file and import again.
  case repairStoreOrImportAgain
  /// Name the folder that texts lie in.
  case nameTexts
  /// Name the edition of a document.
  case nameEdition
  /// Name this edition, to import a document into it all the same.
  case nameOlderEdition(Edition)
  /// Name the topic of a document.
  case nameTopic
  /// Name the topic or the edition of a document that doesn't look like a guideline.
  case nameTopicOrEdition
  /// Name a file that a scan wrote as a baseline, or one that doesn't exist yet.
  case nameBaseline
}

extension Remedy: CustomStringConvertible {
  /// A lowercase clause without a full stop, in English.
  public var description: String {
    switch self {
    case .advice(let words): words.description
    case .nameStore: "name a file"
    case .nameAnotherStore: "name another file"
    case .nameAnotherStoreOrMove: "name another file, or move this one away"
    case .updateOrNameAnotherStore: "update this program, or name another file"
    case .permitWritingOrNameAnotherStore:
      "check the permissions of the file and its folder, or name another"
    case .createStore: "create one: build it, or import documents"
    case .fillStore: "fill it: build it, or import documents"
    case .checkStore: "check the store to see which"
    case .checkStoreOrReport: "check the store; if that finds nothing, this is a bug in hig"
    case .repairStore: "repair the store"
    case .repairStoreOrImportAgain:
      "repair the store; if that doesn't help, remove the file and import again"
    case .nameTexts: "texts are files such as en/current/modality.md; name their folder"
    case .nameEdition: "name it, such as 2019"
    case .nameOlderEdition(let edition): "to import it there, name the edition \(edition)"
    case .nameTopic: "name it, such as modality"
    case .nameTopicOrEdition: "if it is one, name its topic or its edition"
    case .nameBaseline: "name a file that a scan wrote, or one that doesn't exist yet"
    }
  }

  /// Advice in any language, all else in English: programs have words of their own for it.
  var words: Message {
    if case .advice(let words) = self { words } else { Message(verbatim: description) }
  }
}
