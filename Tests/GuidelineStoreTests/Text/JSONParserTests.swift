import Testing

@testable import GuidelineStore

@Suite struct JSONParserTests {
  @Test func readsEveryKindOfValue() throws {
    let value = try JSONParser.value(
      of: Array(
        #" {"a": [1, -2.5e1, true, null, "b\n\u00e9\ud83c\udf75"], "a": {}, "": "차"} "#.utf8))
    #expect(value.members.map(\.0) == ["a", "a", ""])
    #expect(value["a"]?.members.isEmpty == true)
    #expect(value[""]?.string == "차")
    let elements = try #require(value.members.first?.1.elements)
    #expect(elements.first?.wholeNumber == 1)
    #expect(elements.last?.string == "b\né🍵")
    guard case .double(-25) = elements[1], case .bool(true) = elements[2],
      case .null = elements[3]
    else {
      Issue.record("\(elements)")
      return
    }
  }

  @Test(arguments: [
    ("", 0), ("[1,]", 3), ("{\"a\"}", 4), ("[01]", 2), ("\"a", 2), ("\"\\x\"", 3), ("tru", 0),
    ("[] []", 3), ("{a: 1}", 1), ("\"\t\"", 1),
  ])
  func refusesWhatIsNoJSONAndSaysWhere(text: String, offset: Int) {
    let failure = #expect(throws: JSONParser.Failure.self) {
      try JSONParser.value(of: Array(text.utf8))
    }
    #expect(failure?.offset == offset)
  }

  @Test func refusesValuesThatLieTooDeepInEachOther() throws {
    func nested(_ depth: Int) -> [UInt8] {
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
        + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    }
    _ = try JSONParser.value(of: nested(JSONParser.depthLimit))
    for depth in [JSONParser.depthLimit + 1, 10_000, 1_000_000] {
      #expect(throws: JSONParser.Failure.self) { try JSONParser.value(of: nested(depth)) }
    }
  }
}
