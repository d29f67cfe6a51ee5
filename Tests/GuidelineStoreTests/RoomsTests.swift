import Foundation
import Testing

@testable import GuidelineStore

/// The rooms of the library: what their code knows of each other, and what the table in
/// `CONTRIBUTING.md` says of that.
@Suite struct RoomsTests {
  /// What rooms use against the table, until it is moved.
  private static let exceptions: [String: Set<String>] = [
    // What a cache keeps for other rooms; and an import takes in the facts that the program carries.
    "Store": ["NamedTerm", "TermName", "takeCarriedFiles"]
  ]

  private static let package = #filePath.split(separator: "/").dropLast(3)
    .map { "/" + $0 }.joined()
  private static let allRooms = Result { try Room.all(in: package + "/Sources/GuidelineStore") }

  private let rooms: [String: Room]
  private let table: [String: Set<String>]

  init() throws {
    rooms = try Self.allRooms.get()
    table = Self.table(
      in: try String(contentsOfFile: Self.package + "/CONTRIBUTING.md", encoding: .utf8))
  }

  @Test func standInTheTable() {
    #expect(rooms.count > 10)
    #expect(Set(table.keys) == Set(rooms.keys))
  }

  @Test func knowOnlyWhatTheTableSays() {
    for (name, room) in rooms {
      let known = reachable(from: name)
      #expect(!known.contains(name), "\(name) knows itself by way of others")
      for (other, uses) in uses(of: room) where other != name && !known.contains(other) {
        let unknown = uses.subtracting(Self.exceptions[name] ?? [])
        #expect(unknown.isEmpty, "\(name)/ uses \(unknown.sorted()) of \(other)/")
      }
    }
  }

  @Test func useWhatTheTableNames() {
    for (name, room) in rooms {
      let unused = (table[name] ?? []).subtracting(uses(of: room).keys)
      #expect(unused.isEmpty, "\(name)/ uses nothing of \(unused.sorted())")
    }
  }

  /// The rooms that one knows, and those that these know.
  private func reachable(from name: String) -> Set<String> {
    var reached: Set<String> = []
    var rest = Array(table[name] ?? [])
    while let next = rest.popLast() {
      if reached.insert(next).inserted { rest += table[next] ?? [] }
    }
    return reached
  }

  /// What a room uses of each other one: names that are declared there, and by no other room of the
  /// library; a type may have the name of another one inside it.
  private func uses(of room: Room) -> [String: Set<String>] {
    var uses: [String: Set<String>] = [:]
    for (name, other) in rooms {
      let types = other.types.intersection(room.names).subtracting(room.declared)
      let members = other.members.intersection(room.membersAndNames).subtracting(room.declared)
        .filter { member in rooms.values.count { $0.declared.contains(member) } == 1 }
      if !types.isEmpty || !members.isEmpty { uses[name] = types.union(members) }
    }
    return uses
  }

  /// The rooms that the last column of the table names for each in the first.
  private static func table(in text: String) -> [String: Set<String>] {
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return rows.reduce(into: [:]) { table, row in
      let columns = row.split(separator: "|").map(String.init)
      for room in rooms(named: columns[0]) { table[room] = Set(rooms(named: columns[2])) }
    }
  }

  /// `Text/`, `Model/`
  private static func rooms(named text: String) -> [String] {
    text.matches(of: /`(\w+)\/`/).map { String($0.output.1) }
  }
}

/// A folder of the library.
private struct Room {
  /// The types and functions that stand outside others.
  var types: Set<String> = []
  /// What a store has by this room.
  var members: Set<String> = []
  /// All names that are declared somewhere, as those of parameters, too.
  var declared: Set<String> = []
  /// The names that stand somewhere without anything before them.
  var names: Set<String> = []
  /// The same, and those that stand behind a full stop.
  var membersAndNames: Set<String> = []

  static func all(in folder: String) throws -> [String: Room] {
    var rooms: [String: Room] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      guard file.hasSuffix(".swift"), let name = file.split(separator: "/").first else { continue }
      let code = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      rooms[String(name), default: Room()].add(ContiguousArray(code))
    }
    return rooms
  }

  /// Adds what a file declares and uses.
  private mutating func add(_ code: ContiguousArray<UInt8>) {
    let tokens = SwiftLexer.tokens(of: code.span, NameTable()).tokens
    let words = tokens.map { token in
      token.kind == .literal ? "" : String(decoding: code[token.range], as: UTF8.self)
    }
    var depth = 0
    var isOfStore = false
    for (index, word) in words.enumerated() {
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      guard tokens[index].kind == .name, index > 0 else { continue }
      let before = words[index - 1]
      if index + 1 < words.count, words[index + 1] == ":",
        tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
      {
        // The name of a parameter may be that of a member elsewhere.
        declared.insert(word)
      }
      if depth == 0, before == "extension" || Self.types.contains(before) {
        isOfStore = word == "RuleStore"
      }
      guard Self.types.contains(before) || Self.others.contains(before) else {
        membersAndNames.insert(word)
        if before != "." { names.insert(word) }
        continue
      }
      declared.insert(word)
      let isPrivate = words[max(0, index - 4)..<index].contains {
        $0 == "private" || $0 == "fileprivate"
      }
      guard !isPrivate else { continue }
      if depth == 0, before == "func" || Self.types.contains(before) { types.insert(word) }
      if depth == 1, isOfStore { members.insert(word) }
    }
  }

  private static let types: Set<String> = ["struct", "class", "enum", "protocol", "typealias"]
  private static let others: Set<String> = ["func", "let", "var", "case"]
}
