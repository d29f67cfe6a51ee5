/// How to fix an error.
///
/// A program puts it in its own terms, such as a button or an option. ``description`` is for
/// callers of the library.
public enum Remedy: Hashable, Sendable {
  /// Advice that any program can show as is: similar names, the form of an ID.
  case advice(Message)
  /// Name a file as the store: this is a folder.
  case nameStore
  /// Name another file as the store.
  case nameAnotherStore
  /// Name another file as the store, or move the one that isn't a store.
  case nameAnotherStoreOrMove
  /// Update the program, or name another file as the store.
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
  /// Check the store and repair it.
  case repairStore
  /// Repair the store; if that doesn't help, delete it and import again.
  case repairStoreOrImportAgain
  /// Name the folder with the texts.
  case nameTexts
  /// Name the edition of a document.
  case nameEdition
  /// Name this edition, to import an older document anyway.
  case nameOlderEdition(Edition)
  /// Name the topic of a document.
  case nameTopic
  /// Name the topic or the edition of a document that doesn't look like a guideline.
  case nameTopicOrEdition
  /// Name a file that a scan wrote as a baseline, or one that doesn't exist yet.
  case nameBaseline
  /// Name another folder, or have the files in this one kept beside the new ones.
  case nameAnotherFolderOrForce
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
    case .nameAnotherFolderOrForce: "name another folder, or force it to keep them"
    }
  }

  /// Advice in any language; other remedies in English, because programs phrase them themselves.
  var words: Message {
    if case .advice(let words) = self { words } else { Message(verbatim: description) }
  }
}
