import FoundationEssentials
import GuidelineStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Matches the pages of a folder and prints how often that is right, beside the goals.
///
/// `evaluate FOLDER [--predictions FILE]`
@main
struct Evaluate {
  private static let goals: [(set: String, goal: Double)] = [
    ("VERSION-en-14-19", 0.90), ("VERSION-en-19-22", 0.88), ("VERSION-en-19-cur", 0.86),
    ("VERSION-en-22-cur", 0.98), ("VERSION-en-wide", 0.98),
    ("TRANS-ko-jum0", 0.995), ("TRANS-ko-papago", 0.995), ("TRANS-ko-debian", 0.995),
    ("PERT-ko-jum0", 0.94), ("PERT-ja-debian", 0.95), ("XVER-ko-19-22", 0.88),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, arguments.count == 1 || arguments.count == 3 else {
      print("usage: evaluate FOLDER [--predictions FILE]")
      exit(64)
    }
    let samples = try Samples(folder: folder)
    let matchers = Matchers(samples)
    var scores: [String: Scores] = [:]
    var predictions = ["set\ttask\tdocA\tunitsA\tdocB\tunitsB\trelation\n"]
    for task in samples.tasks {
      let start = ContinuousClock.now
      guard let beads = matchers.beads(of: task) else { continue }
      scores[task.set, default: Scores()].seconds += (ContinuousClock.now - start) / .seconds(1)
      scores[task.set, default: Scores()].add(beads, samples.beads(of: task))
      for (bead, relation) in beads {
        let cells = [
          task.set, task.name, task.old.joined(separator: ","), bead.old.joined(separator: ","),
          task.new.joined(separator: ","), bead.new.joined(separator: ","), relation,
        ]
        predictions.append(cells.joined(separator: "\t") + "\n")
      }
    }
    printTable(scores)
    if arguments.count == 3, let file = arguments.last {
      try predictions.joined().write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  private static func printTable(_ scores: [String: Scores]) {
    print(row("set", ["F", "goal", "typed F", "seconds"]))
    for (set, scores) in scores.sorted(by: { $0.key < $1.key }) {
      let goal = goals.first { $0.set == set }?.goal
      print(
        row(
          set,
          [
            figure(scores.beads.f), goal.map { figure($0) } ?? "", figure(scores.typed.f),
            figure(scores.seconds),
          ]))
      if scores.relations.count > 1 {
        let relations = scores.relations.filter { $0.value.right > 0 }.sorted { $0.key < $1.key }
        print("  " + relations.map { "\($0.key) \(figure($0.value.f))" }.joined(separator: "  "))
      }
    }
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    cells.reduce(padded(name, to: 20, isNumber: false)) {
      $0 + "  " + padded($1, to: 7, isNumber: true)
    }
  }

  private static func padded(_ text: String, to width: Int, isNumber: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? space + text : text + space
  }

  /// With three decimals.
  private static func figure(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    let decimals = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}
