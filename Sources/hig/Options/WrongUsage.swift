import ArgumentParser
import GuidelineStore

/// An error about arguments, in the language of the person at the terminal; in English for programs.
func wrongUsage(_ problem: Message) -> ValidationError {
  let isForPrograms = ArgumentOrder.asksForJSON(Arguments.texts)
  return ValidationError((isForPrograms ? Labels.english : .ofThisPerson)(problem))
}
