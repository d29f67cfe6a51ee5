/// The places that units of a text stand at, be they pages or sections.
struct MatchPlaces: Sendable {
  /// The number of each unit's place, counted in the order of first appearance.
  let ofUnit: [Int]
  /// The units at each place.
  let units: [[Int]]

  /// - Parameter names: What names the place of each unit.
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

  /// Joins the places of texts, which share none.
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

  /// The number of places.
  var count: Int { units.count }

  /// The number of a unit's place.
  subscript(unit: Int) -> Int { ofUnit[unit] }
}
