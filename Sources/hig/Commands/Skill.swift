import GuidelineStore
import ArgumentParser

struct Skill: Command {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Print a SKILL.md that teaches assistants to use hig.",
    discussion: "hig skill > .claude/skills/hig/SKILL.md")

  static let text = """
    ---
    name: hig
    description: Look up Apple's Human Interface Guidelines with the hig command. Use when \
    designing, writing or reviewing the UI of an iOS, iPadOS, macOS, tvOS, visionOS or watchOS app, \
    or when asked what Apple advises, now or in older editions.
    ---

    # hig

    Query in English, Korean or Japanese; results come in the query's language (`--lang en|ko|ja`).

    - `hig when to show an alert`: find rules. Narrow with `--topic alerts`, `--platform macOS`, \
    `--edition 2014`, `--limit 5`.
    - `hig show alerts@current/2026:en.4`: a rule in full. `hig show alerts`: a page. \
    `hig show alerts/not-at-launch`: a concept in all editions and languages.
    - `hig value systemBlue dark`: a number that the guidelines state, with its row.
    - `hig scan Sources`: rules for the APIs that code uses, with file and line.
    - `hig diff 2019 current --topic alerts`: what changed.
    - `hig history alerts`: what became of a page or a rule.
    - `hig list topics`: all pages. `hig help COMMAND`: options.

    Add `--fields id,lead,body,url --budget 4000` for short JSON; `next` has the arguments for the \
    rest. `--json` has everything.

    Reviewing: run `hig scan` on the files, search for what no API shows (wording, layout, color), \
    and read a rule before you cite it. `hig cite ID` prints it with its id and url. Results marked `now in …` or \
    `no longer advised` are history. Exit status 1 means nothing was found; the message suggests \
    what to try. The texts are summaries, not Apple's words; an id with +NAME is of text that the \
    user imported.

    """

  static let bearsBrokenSettings = true

  // All commands take it, also in aliases and scripts.
  @OptionGroup var storeOptions: StoreOptions

  func perform() async throws {
    var output = StandardOutput()
    try output.write(Self.text)
    try output.finish()
  }
}
