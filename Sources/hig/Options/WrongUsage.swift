import ArgumentParser
import GuidelineStore

/// A usage error, in the user's language; in English for JSON.
func wrongUsage(_ problem: Message) -> ValidationError {
  let isForPrograms = ArgumentOrder.asksForJSON(Arguments.texts)
  return ValidationError((isForPrograms ? Labels.english : .ofThisPerson)(problem))
}
