/// The pairs that two texts state themselves, by naming the same concept. No guess overrules them.
struct StatedPairs {
  private let source: [Int?]
  private let translation: [Int?]
  private let isShared: [Bool]

  /// More than any evidence.
  private static let certainty = 20.0

  init(_ source: [MatchUnit], _ translation: [MatchUnit]) {
    var numbers: [[String]: Int] = [:]
    func number(of unit: MatchUnit) -> Int? {
      guard let concept = unit.concept else { return nil }
      let key = [unit.page, concept]
      if let number = numbers[key] { return number }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    self.source = source.map(number)
    self.translation = translation.map(number)
    let inSource = Set(self.source)
    let inTranslation = Set(self.translation)
    isShared = (0..<numbers.count).map { inSource.contains($0) && inTranslation.contains($0) }
  }

  /// Whether a pair is stated, or is none because either unit has another partner or both have names;
  /// `nil` if nothing is stated.
  subscript(row: Int, column: Int) -> Bool? {
    let (first, second) = (source[row], translation[column])
    if let first, let second { return first == second }
    if let named = first ?? second, isShared[named] { return false }
    return nil
  }

  /// Puts what is stated in the place of evidence.
  func overrule(_ evidence: inout PairGrid) {
    guard !isShared.isEmpty else { return }
    for row in 0..<evidence.rows {
      for column in 0..<evidence.columns {
        guard let isPair = self[row, column] else { continue }
        evidence[row, column] = isPair ? Self.certainty : -Self.certainty
      }
    }
  }
}
