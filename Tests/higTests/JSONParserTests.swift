import Testing

@testable import GuidelineStore
@testable import hig

@Suite struct JSONParserTests {
  private func parsed(_ text: String) throws -> String {
    try JSONParser.value(of: Array(text.utf8)).compactText
  }

  @Test(arguments: [
    ("null", "null"), (" true\r\n", "true"), ("-0", "0"), ("12e2", "1200.0"), ("-1.50", "-1.5"),
    ("9223372036854775807", "9223372036854775807"),
    ("9223372036854775808", "9.223372036854776e+18"),
    (#"{"a":[1, {}] , "b":"c"}"#, #"{"a":[1,{}],"b":"c"}"#), ("[]", "[]"),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
    (#""\uD83C\udfee 초\u2028""#, "\"🏮 초\u{2028}\""), (#""\ud83c""#, "\"\u{FFFD}\""),
    (#""\ud83c\u0041""#, "\"\u{FFFD}A\""), (#""\udfee\ud83c\udfee""#, "\"\u{FFFD}🏮\""),
  ])
  func readsJSON(text: String, value: String) throws {
    #expect(try parsed(text) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "True", "'a'", "01", "+1", "-", "1.", ".5", "1e", "0x1", "NaN",
    "1e999",
    "{", "[", "[1", "[1,", "[1,]", "[,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{1:1}",
    "{\"a\":1 \"b\":2}", "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\u+123\"",
    "\"a\tb\"", "\"\u{0}\"", "\u{0}", "1 2", "{} {}", "/* */ 1", "\u{FEFF}1",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(throws: JSONParser.Failure.self) { try parsed(text) }
  }

  @Test func refusesInvalidUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE3, 0x81]] {
      let quote = [UInt8(ascii: "\"")]
      #expect(throws: JSONParser.Failure.self) { try JSONParser.value(of: quote + bytes + quote) }
    }
  }

  @Test func tellsWhereTheProblemIs() {
    let failure = #expect(throws: JSONParser.Failure.self) { try parsed(#"{"초": tru}"#) }
    #expect(failure.map { "\($0)" } == "expected a value at byte 8")
  }

  @Test func limitsHowDeeplyValuesNest() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let limit = JSONParser.depthLimit
    #expect(try parsed(nested(limit)) == nested(limit))
    #expect(throws: JSONParser.Failure.self) { try parsed(nested(limit + 1)) }
    let unfinished = String(repeating: "{\"a\":", count: 1_000_000)
    #expect(throws: JSONParser.Failure.self) { try parsed(unfinished) }
  }

  @Test func takesTheLastOfEqualNames() throws {
    let value = try JSONParser.value(of: Array(#"{"a": 1, "b": 2, "a": 3}"#.utf8))
    #expect(value["a"]?.wholeNumber == 3)
  }
}
