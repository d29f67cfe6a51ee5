/// Sentences about actions without a named agent, which are therefore the reader's.
extension JapaneseAdvice {
  /// Whether it states such an action politely: `文を短く保ちます`, but not `文は短く表示されます`.
  static func isDeed(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    return politeEndings.end(sentence) && !states.end(sentence) && !isDefinition(sentence)
      && !hasSubject(sentence)
  }

  private static let politeEndings: Endings = ["ます", "ません"]
  private static let states = Endings(.politeStateEndings, .japanese)

  /// Whether it states such an action in plain form: `次の手順を示す`, `色だけに頼らない`, but not `一覧は順番を示す`.
  /// Unlike an event, an action has an object.
  static func isPlainDeed(_ sentence: String) -> Bool {
    let scalars = Array(sentence.unicodeScalars.suffix(3))
    guard scalars.count == 3, !plainStates.end(sentence) || transitives.end(sentence) else {
      return false
    }
    let isOmission = sentence.hasSuffix("ない")
    guard isOmission || isVerb(sentence, scalars[1], scalars[2]) else { return false }
    guard !hasSubject(sentence) else { return false }
    if isOmission, "かがさたばまらわし".unicodeScalars.contains(scalars[0]) { return true }
    return sentence.holds("を") || verbsWithoutObject.end(sentence)
  }

  /// Whether the last letter is that of a verb. Adverbs and numbers may end like one: `短く`, `一つ`.
  private static func isVerb(
    _ sentence: String, _ last: Unicode.Scalar, _ end: Unicode.Scalar
  ) -> Bool {
    switch end {
    case "る", "す", "む", "ぶ", "ぐ": return true
    case "う": return Script(last.value) == .ideograph || sentence.hasSuffix("もらう")
    case "つ":
      return Script(last.value) == .ideograph
        && !"一二三四五六七八九".unicodeScalars.contains(last)
    case "く": return verbsInKu.end(sentence)
    default: return false
    }
  }

  private static let verbsInKu = Endings(.kuVerbs, .japanese)
  private static let verbsWithoutObject = Endings(.objectlessVerbs, .japanese)
  private static let plainStates = Endings(.stateEndings, .japanese)
  private static let transitives = Endings(.transitiveVerbs, .japanese)

  private static func hasSubject(_ sentence: String) -> Bool {
    let scalars = Array(sentence.unicodeScalars)
    let main = mainClause(of: scalars)
    return scalars.indices.contains { index in
      let last = index > 0 ? scalars[index - 1] : " "
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalars[index] {
      case "：": return true
      case "が": return index >= main && !(last == "な" && next == "ら")
      case "は":
        let mayBeInWord = 0x3041...0x3096 ~= next.value
        return !"でにとへ合時際".unicodeScalars.contains(last)
          && !mayBeInWord
          && !(last == "き" && index > 1 && scalars[index - 2] == "と")
      default: return false
      }
    }
  }

  /// Where the main clause starts, after clauses of time and reason: `窓が狭い場合は、列を減らす`.
  private static func mainClause(of scalars: [Unicode.Scalar]) -> Int {
    for comma in scalars.indices.reversed() where scalars[comma] == "、" {
      var clause = String(String.UnicodeScalarView(scalars[..<comma]))
      for particle in ["は", "に"] where clause.hasSuffix(particle) { clause.removeLast() }
      if clauseEnds.end(clause) { return comma + 1 }
    }
    return 0
  }

  private static let clauseEnds = Endings(.clauseEndings, .japanese)
}
