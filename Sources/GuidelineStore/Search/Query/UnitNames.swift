/// Units of measure, each with its spellings: `11pt`, `11 points`, `11포인트`, `11ポイント`.
enum UnitNames {
  /// All spellings of a unit, given one of them; `nil` if the word is no unit.
  static func spellings(of unit: String) -> [String]? {
    byName[FoldedWord(unit.utf8)].map { units[$0] }
  }

  private static let units = [
    "pt point 포인트 ポイント", "px pixel 픽셀 ピクセル", "sec second 초 秒", "ms millisecond 밀리초 ミリ秒",
    "min minute 분 分", "bit 비트 ビット", "mm millimeter 밀리미터 ミリメートル", "cm centimeter 센티미터 センチメートル",
    "degree 도 度",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let byName: [FoldedWord: Int] = {
    var byName: [FoldedWord: Int] = [:]
    for (number, names) in units.enumerated() {
      for name in names {
        byName[FoldedWord(name.utf8)] = number
        if name.unicodeScalars.allSatisfy(\.isASCII) {
          byName[FoldedWord((name + "s").utf8)] = number
        }
      }
    }
    return byName
  }()
}
