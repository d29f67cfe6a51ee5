/// The places of a text's units: pages or sections.
struct MatchPlaces: Sendable {
  /// The index of each unit's place, in order of first appearance.
  let ofUnit: [Int]
  /// The units at each place.
  let units: [[Int]]

  /// - Parameter names: The name of each unit's place.
  init<Name: Hashable>(_ names: [Name]) {
    var numbers: [Name: Int] = [:]
    var units: [[Int]] = []
    ofUnit = names.enumerated().map { unit, name in
      let number = numbers[name, default: units.count]
      if number == units.count {
        numbers[name] = number
        units.append([])
      }
      units[number].append(unit)
      return number
    }
    self.units = units
  }

  /// Joins places of texts that have none in common.
  init(joining texts: [MatchPlaces]) {
    var ofUnit: [Int] = []
    var units: [[Int]] = []
    for text in texts {
      let (firstPlace, firstUnit) = (units.count, ofUnit.count)
      ofUnit += text.ofUnit.lazy.map { firstPlace + $0 }
      units += text.units.lazy.map { place in place.map { firstUnit + $0 } }
    }
    (self.ofUnit, self.units) = (ofUnit, units)
  }

  var count: Int { units.count }

  /// The index of a unit's place.
  subscript(unit: Int) -> Int { ofUnit[unit] }
}
