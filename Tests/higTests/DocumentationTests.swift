import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test func namesEveryCommandAndOptionInTheManual() throws {
    let manual = try String(contentsOfFile: Desk.package + "/man/hig.1", encoding: .utf8)
    let tree = try CommandTree.read(Desk())
    let commands = manual.split(separator: "\n").filter { $0.hasPrefix(".It Cm ") }
      .map { String($0.dropFirst(".It Cm ".count)) }
    #expect(commands.sorted() == tree.commands.sorted())
    let missing = tree.options.map(\.name).filter {
      !manual.contains("Fl " + $0.dropFirst()) && !manual.contains(", " + $0.dropFirst())
    }
    #expect(missing == [])
  }

  @Test func namesEveryCommandAndOptionInTheReadme() throws {
    let readme = try String(contentsOfFile: Desk.package + "/README.md", encoding: .utf8)
    let tree = try CommandTree.read(Desk())
    #expect(tree.commands.filter { !readme.contains("`hig \($0)") } == [])
    #expect(tree.options.map(\.name).filter { !readme.contains($0) && $0 != "--help" } == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completesCommandsInTheShell(shell: String) throws {
    let desk = try Desk()
    let script = try desk.hig("--generate-completion-script", shell)
    #expect(script.status == 0)
    for command in try CommandTree.read(desk).commands { #expect(script.output.contains(command)) }
  }
}
