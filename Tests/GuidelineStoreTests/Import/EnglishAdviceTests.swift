import Testing

@testable import GuidelineStore

/// Words that are verbs or nouns, by what stands beside them.
@Suite struct EnglishAdviceTests {
  @Test(arguments: [
    "Stream only the tea that guests expect.", "Summarize the recipe.",
    "Constrain the size of cups.",
    "Aid brewing by adding a clock.", "Never precede tea with coffee.",
  ])
  func knowsThemForAdvice(sentence: String) {
    #expect(Advice.isDirective(sentence, .english))
  }

  @Test(arguments: [
    "Focus moves smoothly.", "Sign in with Apple.", "Steam scale.", "Friendly design.",
    "Sound plays softly.",
    "Display changes daily.", "Stream sizes.",
  ])
  func knowsThemForNames(sentence: String) {
    #expect(!Advice.isDirective(sentence, .english))
  }

  @Test func endsASentenceBehindALetterOfANumber() {
    let sentences = Sentence.all(in: Array("Films look sharp in 4K. Names end in J. Doe.".utf8))
    #expect(sentences == ["Films look sharp in 4K.", "Names end in J. Doe."])
  }
}
