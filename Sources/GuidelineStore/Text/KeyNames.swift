/// Keyboard keys that queries name by a symbol or abbreviation: `⌘Z`, `ctrl+c`.
enum KeyNames {
  /// The full name of a key, given its abbreviation.
  static func fullName(of word: String) -> String? { fullNames[word] }

  /// Whether a word before a hyphen is a key pressed together with the next, as in `cmd-c`.
  static func isPressed(_ word: String) -> Bool {
    word != "opt" && fullNames[word] != nil
  }

  private static let fullNames = [
    "cmd": "command", "ctrl": "control", "ctl": "control", "esc": "escape", "opt": "option",
  ]

  /// Replaces key symbols with the names of the keys.
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
