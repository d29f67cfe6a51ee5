import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test func namesEveryCommandAndOptionInTheManual() throws {
    let manual = try String(contentsOfFile: Desk.package + "/man/hig.1", encoding: .utf8)
    let tree = try CommandTree.read(Desk())
    let commands = manual.split(separator: "\n").filter { $0.hasPrefix(".It Cm ") }
      .map { String($0.dropFirst(".It Cm ".count)) }
    #expect(commands.sorted() == tree.commands.sorted())
    let entries = manual.split(separator: "\n").filter { $0.hasPrefix(".It Fl ") }
      .flatMap { $0.split(separator: " ") }
    #expect(tree.options.map { $0.name.dropFirst() }.filter { !entries.contains($0) } == [])
  }

  @Test(arguments: [
    "lantern --explain", "show lanterns", "show lanterns/light-few", "show button",
    "diff 2019:en 2019:ko",
    "history lanterns/light-few", "refs lanterns", "coverage", "scan lanterns.swift", "export",
    "list editions", "list topics", "list documents", "list symbols", "list links", "check",
    "import pages", "doctor", "open lanterns --print", "show nothing 2>&1",
  ])
  func namesEveryMemberOfAnAnswerInTheManual(line: String) throws {
    let manual = try String(contentsOfFile: Desk.package + "/man/hig.1", encoding: .utf8)
    let section = try #require(
      manual.split(separator: ".Sh JSON").last?.split(separator: ".Sh ").first)
    let words = Set(section.split { !$0.isLetter }.map(String.init))
    let desk = try Desk.withSamples()
    try desk.write("let alert = UIAlertController()\n", to: "lanterns.swift")
    try desk.write(Samples.english, to: "pages/a.md")
    let answer = try desk.shell("hig --json \(line)").json()
    #expect(Self.members(of: answer).subtracting(words) == [])
  }

  /// The names of all members, but for those that stand for languages and kinds.
  private static func members(of json: Any) -> Set<String> {
    if let list = json as? [Any] { return list.reduce(into: []) { $0.formUnion(members(of: $1)) } }
    guard let object = json as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { names, member in
      if ["titles", "names", "summary"].contains(member.key), member.value is [String: Any] {
        return
      }
      names.formUnion(members(of: member.value))
    }
  }

  @Test func namesEveryCommandInTheReadme() throws {
    let readme = try String(contentsOfFile: Desk.package + "/README.md", encoding: .utf8)
    #expect(try CommandTree.read(Desk()).commands.filter { !readme.contains("`hig \($0)") } == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completesCommandsInTheShell(shell: String) throws {
    let desk = try Desk()
    let script = try desk.hig("--generate-completion-script", shell)
    #expect(script.status == 0)
    for command in try CommandTree.read(desk).commands { #expect(script.output.contains(command)) }
  }

  @Test(arguments: [
    ("hig show lan", "lanterns"), ("hig show lanterns@2019/ios13:ko.2", "ko.2"),
    ("hig show lanterns/h", "lanterns/hang-high"), ("hig list rules --topic 초", "초롱"),
    ("hig diff 2019/i", "2019/ios13"), ("hig diff 2019 2019:k", "ko"),
    ("hig refs --graph d", "dot"),
    ("hig search --lang k", "ko"), ("hig search --lang en,k", "en,ko"), ("hig diff i", "ios13"),
    ("hig lan", "lanterns"), ("hig sho", "show"), ("hig help sho", "show"),
    ("hig search lan", "lanterns"), ("hig list rules --platform ma", "macOS"),
    ("hig show lanterns --platform iOS,ma", "iOS,macOS"),
    ("hig refs UIAlertC", "UIAlertController"),
    ("hig import x --lang k", "ko"), ("hig fetch x --lang k", "ko"),
    ("hig show 초", "초롱"), (#"hig show 등불\ 초"#, "등불 초롱"), (#"hig show "등불 "#, "등불 초롱"),
    ("hig list topics --topic lanterns,등", "lanterns,등불 초롱"),
  ])
  func completesWhatTheStoreHoldsInBash(line: String, completion: String) throws {
    let desk = try Desk.withSamples()
    let page = Samples.korean.replacing("초롱\n", with: "등불 초롱\n")
    try desk.write(page.replacing("lanterns", with: "lamps"), to: "lamps.md")
    try desk.hig("import", "lamps.md")
    let outcome = try desk.shell(
      """
      mkdir bin; ln -s '\(Desk.program)' bin/hig; PATH=$PWD/bin:$PATH; unset -f hig
      . <(hig --generate-completion-script bash; cat '\(Desk.package)/Scripts/whole-words.bash')
      COMP_LINE=$LINE; COMP_POINT=${#COMP_LINE}
      _hig_whole_words; printf '%s\\n' "${COMPREPLY[@]}"
      """, environment: ["LINE": line])
    #expect(outcome.lines.contains(completion), "\(outcome)")
  }

  @Test(arguments: [#"등불\ 초"#, "\"등불 초", "'등불 "])
  func completesNamesWithSpacesAsZshHandsThemOn(word: String) throws {
    let desk = try Desk.withSamples()
    let page = Samples.korean.replacing("초롱\n", with: "등불 초롱\n")
    try desk.write(page.replacing("lanterns", with: "lamps"), to: "lamps.md")
    try desk.hig("import", "lamps.md")
    let outcome = try desk.hig(
      "---completion", "show", "--", "positional@0", "2", "\(word.count)", "hig", "show", word,
      environment: ["SAP_SHELL": "zsh", "SAP_SHELL_VERSION": "5.9"])
    #expect(outcome.lines.contains("등불 초롱"), "\(outcome)")
  }
}
