import Testing

@testable import GuidelineStore

/// The names of topics, in every language and of every time.
@Suite struct TopicCatalogTests {
  @Test(arguments: [
    "modality", "Modality", "모달리티", "모달 뷰", "モダリティ", "Modal View", "modal views", "Modal-Contexts",
    "MODALITY",
  ])
  func findsATopicByAnyOfItsNames(name: String) {
    #expect(TopicCatalog.shared.slug(named: name) == "modality")
  }

  @Test(arguments: [
    ("Action Sheet", "action-sheets"), ("action  sheets", "action-sheets"),
    ("액션시트", "action-sheets"),
    ("app-icon", "app-icons"), ("Launch Screen", "launching"), ("Requesting Permission", "privacy"),
    ("アクセシビリティ", "accessibility"), ("Drag & Drop", "drag-and-drop"),
  ])
  func levelsSpacesPluralsAndOldNames(name: String, slug: String) {
    #expect(TopicCatalog.shared.slug(named: name) == slug)
  }

  @Test(arguments: [
    ("모달리티*Modality*", "modality"), ("[Patterns] Modality", "modality"),
    ("Popover (iPad Only)", "popovers"), ("Popovers | Some Site", "popovers"),
    ("모달리티(Modality)", "modality"), ("A Talk on Nothing", nil),
    ("Human Interface Guidelines", nil),
  ])
  func findsTheTopicThatATitleNames(title: String, slug: String?) {
    #expect(TopicCatalog.shared.slug(titled: title) == slug)
  }

  @Test func knowsEachSlugByItselfAndByItsTitle() {
    for entry in TopicCatalog.shared.entries {
      #expect(TopicCatalog.shared.slug(named: entry.slug) == entry.slug)
      for names in entry.names.values where !names.isEmpty {
        #expect(TopicCatalog.shared.slug(named: names[0]) == entry.slug, "\(names[0])")
      }
    }
  }

  @Test func makesASlugInTheTitlesOwnScript() {
    #expect(TopicCatalog.newSlug("Drawers & Doors!") == "drawers-doors")
    #expect(TopicCatalog.newSlug("서랍 열기") == "서랍-열기")
  }
}
