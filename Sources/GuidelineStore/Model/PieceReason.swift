/// Why a piece of a page has its kind.
package enum PieceReason: String, Sendable {
  case stated, marked, boldStart, heading, numberedHeading, likeItsSiblings, listOfRules,
    itemOverText
  case advice, nameBeforeText, boldName, translation, label, callOut, listedFact, caption
  case introduction, text

  package var words: Message {
    switch self {
    case .stated: "its heading says so"
    case .marked: "marked as you said the rules are"
    case .boldStart: "its bold start advises"
    case .heading: "a heading that advises"
    case .numberedHeading: "a heading with the number of a rule"
    case .likeItsSiblings: "marked like the rules beside it"
    case .listOfRules: "an item of a list of rules"
    case .itemOverText: "an item over its explanation"
    case .advice: "its first sentence advises"
    case .nameBeforeText: "a name before its explanation"
    case .boldName: "a bold name before its explanation"
    case .translation: "its translation is marked so"
    case .label: "a label such as Note"
    case .callOut: "a call-out or quotation"
    case .listedFact: "an item that states a fact"
    case .caption: "a caption or code"
    case .introduction: "the first heading"
    case .text: "text outside rules"
    }
  }
}
