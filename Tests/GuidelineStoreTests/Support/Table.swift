import FoundationEssentials

/// The rows below the first one of a file whose cells are apart by tabs.
func rows(ofTable path: String) throws -> [[String]] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().map {
    $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
