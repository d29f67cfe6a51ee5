/// The keys of a keyboard that queries name by a sign or shortly: `⌘Z`, `ctrl+c`.
enum KeyNames {
  /// What a key is called in full that has a short name.
  static func fullName(of word: String) -> String? { fullNames[word] }

  /// Whether a word before a hyphen is a key that is pressed together with the next, as in `cmd-c`.
  static func isPressed(_ word: String) -> Bool {
    word != "opt" && fullNames[word] != nil
  }

  private static let fullNames = [
    "cmd": "command", "ctrl": "control", "ctl": "control", "esc": "escape", "opt": "option",
  ]

  /// A text with the names of keys for their signs.
  static func spellOut(signsIn text: String) -> String {
    guard text.unicodeScalars.contains(where: { signs[$0] != nil }) else { return text }
    var spelled = ""
    for scalar in text.unicodeScalars {
      if let name = signs[scalar] {
        spelled += " " + name + " "
      } else {
        spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled
  }

  private static let signs: [Unicode.Scalar: String] = [
    "⌘": "Command", "⌥": "Option", "⇧": "Shift", "⌃": "Control", "⎋": "Escape", "↩": "Return",
    "⏎": "Return",
  ]
}
