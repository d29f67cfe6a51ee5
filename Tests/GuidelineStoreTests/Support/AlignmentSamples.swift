import FoundationEssentials
import Testing

/// Pages matched by hand that may lie beside the checkout. They are no part of the project.
enum AlignmentSamples {
  static let folder: String? = {
    let root = #filePath.split(separator: "/").dropLast(5).map { "/" + $0 }.joined()
    let folder = root + "/shared/gold/alignment"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  static let isMissing: Comment = "skipped: there are no matched pages in ../shared/gold/alignment"

  /// The rows of a table, without the names of its columns.
  static func rows(_ name: String) throws -> [[String]] {
    try GuidelineStoreTests.rows(ofTable: (folder ?? "") + "/" + name)
  }
}
