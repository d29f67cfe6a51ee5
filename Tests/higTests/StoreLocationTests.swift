import Foundation
import Testing

@Suite struct StoreLocationTests {
  @Test func prefersTheOptionToTheVariableToTheOwnStore() throws {
    let desk = try Desk.withSamples()
    try desk.write(Samples.korean, to: "korean.md")
    try desk.hig("--store", "named.sqlite", "import", "korean.md")
    let own = ["HIG_STORE": ""]
    let named = ["HIG_STORE": desk.path("named.sqlite")]
    #expect(try desk.hig("list", "documents", environment: own).lines.count == 3)
    #expect(try desk.hig("list", "documents", environment: named).lines.count == 1)
    let outcome = try desk.hig(
      "--store", "data/hig/guidelines.sqlite", "list", "documents", environment: named)
    #expect(outcome.lines.count == 3)
  }

  @Test func makesANamedStoreOnlyForImportAndBuild() throws {
    let desk = try Desk()
    try desk.writeSamples(to: "texts")
    let page = try desk.write(Samples.korean, to: "korean.md")
    for command in [["list", "topics"], ["show", "x"], ["check"], ["remove", "x"]] {
      let outcome = try desk.shell("hig --store new.sqlite \(command.joined(separator: " "))")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("there is no store at new.sqlite"))
      #expect(!FileManager.default.fileExists(atPath: desk.path("new.sqlite")))
    }
    let missing = try desk.hig("--store", "new.sqlite", "import", "missing.md")
    #expect(missing.status == 2)
    #expect(!FileManager.default.fileExists(atPath: desk.path("new.sqlite")))
    #expect(try desk.hig("--store", "", "list", "topics").status == 64)
    #expect(try desk.hig("--store", "new.sqlite", "import", page).status == 0)
    #expect(try desk.hig("--store", "new.sqlite", "list", "documents").lines.count == 1)
    #expect(try desk.hig("--store", "built.sqlite", "build", "--data", "texts").status == 0)
    #expect(try desk.hig("--store", "built.sqlite", "list", "documents").lines.count == 3)
  }

  @Test func makesTheStoreOfACheckoutAtFirstUse() throws {
    let desk = try Desk()
    desk.environment["HIG_STORE"] = nil
    try desk.writeSamples(to: "checkout/Data")
    try desk.write("", to: "checkout/Package.swift")
    try desk.write("", to: "checkout/Sources/hig/HIG.swift")
    // Beside the copied program there is no checkout, so that of the working directory counts.
    let program = desk.path("bin/hig")
    try desk.copyProgram(to: program)
    let outcome = try desk.shell("cd checkout/Sources && \(program) list topics")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.errors.contains("building the store"))
    #expect(FileManager.default.fileExists(atPath: desk.path("data/hig/guidelines.sqlite")))
  }

  @Test func makesTheStoreOfTheTextsInTheProgramAndKeepsItUpToDate() throws {
    let desk = try Desk()
    desk.environment["HIG_STORE"] = nil
    let program = desk.path("bin/hig")
    try desk.copyProgram(to: program)
    let first = try desk.hig("show", "alerts", "--lang", "ko", program: program)
    #expect(first.status == 0)
    #expect(first.errors.contains("data/hig/guidelines.sqlite"))
    #expect(first.output.contains("경고"))
    #expect(try desk.hig("show", "alerts", program: program).errors == "")
    // As another program, or one that was stopped, leaves it.
    try desk.write("", to: "data/hig/guidelines.sqlite.texts")
    #expect(try desk.hig("show", "alerts", program: program).errors.contains("updating the store"))
    #expect(try desk.hig("show", "alerts", program: program).errors == "")
  }

  @Test func copiesAnInstalledStoreAtTheFirstImport() throws {
    let desk = try Desk()
    desk.environment["HIG_STORE"] = nil
    try desk.writeSamples(to: "texts")
    let installed = desk.path("usr/share/hig/guidelines.sqlite")
    #expect(try desk.hig("--store", installed, "build", "--data", "texts").status == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: installed)
    let program = desk.path("usr/bin/hig")
    try desk.copyProgram(to: program)
    #expect(try desk.hig("list", "documents", program: program).lines.count == 3)
    let page = Samples.korean.replacing("topic: lanterns", with: "topic: candles")
    try desk.write(page, to: "candles.md")
    #expect(try desk.hig("import", "candles.md", program: program).status == 0)
    #expect(try desk.hig("list", "documents", program: program).lines.count == 4)
    #expect(try desk.hig("--store", installed, "list", "documents").lines.count == 3)
  }

  @Test func tellsThatTheInstalledStoreIsNewerThanItsCopy() throws {
    let desk = try Desk()
    desk.environment["HIG_STORE"] = nil
    try desk.writeSamples(to: "usr/share/hig/Data")
    let installed = desk.path("usr/share/hig/guidelines.sqlite")
    let program = desk.path("usr/bin/hig")
    try desk.copyProgram(to: program)
    func install() throws {
      try desk.hig("--store", installed, "build", "--data", "usr/share/hig/Data")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: installed)
    }
    func notes(_ arguments: String...) throws -> String {
      try desk.shell("usr/bin/hig \(arguments.joined(separator: " "))").errors
    }
    try install()
    let page = Samples.korean.replacing("topic: lanterns", with: "topic: candles")
    try desk.write(page, to: "candles.md")
    #expect(try !notes("import candles.md").contains("newer"))
    #expect(try !notes("list topics").contains("newer"))

    try FileManager.default.removeItem(atPath: installed)
    try install()
    for line in ["lanterns", "list topics", "show lanterns", "check", "import candles.md"] {
      let told = try notes(line)
      #expect(told.split(separator: "\n").count { $0.contains("hig build") } == 1, "\(told)")
    }
    #expect(try notes("list topics --quiet") == "")
    #expect(try !notes("list topics --store \(installed)").contains("newer"))
    #expect(try desk.hig("build", program: program).status == 0)
    #expect(try !notes("list topics").contains("newer"))
    #expect(try desk.hig("list", "topics", program: program).output.contains("candles"))
  }

  @Test func leavesAReadOnlyStoreAsItIs() throws {
    let desk = try Desk.withSamples()
    let store = desk.path("data/hig/guidelines.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: store)
    let before = try Data(contentsOf: URL(fileURLWithPath: store))
    let page = try desk.write(Samples.korean, to: "korean.md")
    let outcome = try desk.hig("import", page)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("can't write to the store"))
    #expect(try desk.hig("list", "topics").status == 0)
    #expect(try desk.hig("check").status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
  }

  @Test func saysWhatIsNoStore() throws {
    let desk = try Desk()
    try desk.write("just a note\n", to: "note.sqlite")
    let outcome = try desk.hig("--store", "note.sqlite", "list", "topics")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("note.sqlite isn't a store"))
    #expect(try desk.hig("--store", "data", "list", "topics").errors.contains("is a folder"))
  }
}

extension Desk {
  /// Puts the program where it would be installed.
  fileprivate func copyProgram(to path: String) throws {
    let place = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.program), to: place)
  }
}
