import Testing

@testable import GuidelineStore

/// What the names of files and folders tell.
@Suite struct PathEvidenceTests {
  @Test(arguments: [
    ("modality.md", "modality"), ("Action Sheets.md", "action-sheets"),
    ("hig-action_sheets-v2.md", "action-sheets"), ("Modality/README.md", "modality"),
    ("Modality/index.ko.md", "modality"), ("%EB%AA%A8%EB%8B%AC%EB%A6%AC%ED%8B%B0.md", "modality"),
    ("03_Modality/README.md", "modality"), ("2-1. Modality.md", "modality"),
    ("モダリティ.txt", "modality"), ("notes/drawers.md", nil), ("README.md", nil),
  ])
  func findsTheTopic(path: String, topic: String?) {
    #expect(PathEvidence(path, catalog: .shared).topic == topic)
  }

  @Test(arguments: [
    ("2019-ios13-jane/Modality/README.md", "jane"), ("jane-doe/Modality.md", "jane-doe"),
    ("Components/Alerts.md", ""), ("jane/Icons and Images/iOS/Alerts.md", "jane"),
    ("jane/Layout and organization/Boxes.md", "jane"), ("./2014/modality.ko.md", ""),
    ("modality-kim.md", "kim"), ("01-modality.md", ""), ("4 - Modality - kim.md", "kim"),
    ("jane/7-controls/alerts.md", "jane"), ("jane/1.md", "1"),
  ])
  func namesTheSourceByWhatIsLeft(path: String, origin: String) {
    #expect((PathEvidence(path, catalog: .shared).origins.first ?? "") == origin)
  }

  @Test func keepsSourcesApartWhoseNamesAreNotLatin() {
    let one = PathEvidence("2019/가나다/modality.md", catalog: .shared).origins.first ?? ""
    let other = PathEvidence("2019/라마바/modality.md", catalog: .shared).origins.first ?? ""
    #expect(one.isSlug)
    #expect(other.isSlug)
    #expect(one != other)
  }
}
