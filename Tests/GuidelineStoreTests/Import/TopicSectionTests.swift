import Testing

@testable import GuidelineStore

/// Files that hold a few topics, a section for each.
@Suite struct TopicSectionTests {
  /// A section for each title.
  private static func sections(_ titles: [String], _ marks: String = "##") -> String {
    titles.map { title in
      "\(marks) \(title)\n\nIt is a part of a screen.\n\n**Keep it short.** People leave sooner.\n\n"
    }
    .joined()
  }

  private static let names = ["Alerts", "Popovers", "Split Views"]

  @Test(arguments: [
    "# Views\n\n", "# What I learned about screens\n\n", "# App Architecture\n\n# Views\n\n",
    "---\ntitle: \"My notes: Views\"\n---\n\n",
    "# What I learned\n\nSource: [A](https://developer.apple.com/design/human-interface-guidelines/alerts)"
      + ", [B](https://developer.apple.com/design/human-interface-guidelines/popovers)\n\n",
  ])
  func givesOneDocumentForEachTopicBelowTheNameOfAGroup(title: String) throws {
    let documents = try documents(title + Self.sections(Self.names), path: "2019/1.md")
    #expect(documents.map(\.topic) == ["alerts", "popovers", "split-views"])
    #expect(documents.map(\.title) == Self.names)
    #expect(documents.allSatisfy { $0.rules.map(\.lead) == ["", "Keep it short."] })
  }

  @Test(arguments: ["1. ", "2-1. ", "- ", "3) "])
  func passesOverWhatCountsTheTopics(number: String) throws {
    let page =
      "This is the third part.\n\n"
      + Self.sections(["Launching", "3D Touch", "Loading"].map { number + $0 })
    let documents = try documents(page, path: "2019/1.md")
    #expect(documents.map(\.topic) == ["launching", "3d-touch", "loading"])
    #expect(documents.allSatisfy { $0.rules.allSatisfy { $0.section.isEmpty } })
  }

  @Test func givesAnUnknownTopicWithRulesADocumentOfItsOwn() throws {
    let page =
      "# Views\n\n" + Self.sections(["Alerts", "Teapot Views", "Popovers", "Split Views"])
      + "## The end\n\nMore of it comes soon.\n"
    let documents = try documents(page, path: "2019/1.md")
    #expect(documents.map(\.topic) == ["alerts", "teapot-views", "popovers", "split-views"])
    #expect(documents.last?.rules.last?.section == ["The end"])
  }

  @Test func knowsATopicThatIsNamedLikeAnAppendixOfABook() throws {
    let page = "# Views\n\n" + Self.sections(["Alerts", "Tables", "Popovers"])
    #expect(
      try documents(page, path: "2019/1.md").map(\.topic) == [
        "alerts", "lists-and-tables", "popovers",
      ])
  }

  @Test func keepsTheNameOfAGroupFartherOutApartFromTheTopicBeforeIt() throws {
    let page =
      "# My notes\n\n### 1. Views\n\n" + Self.sections(Self.names, "####")
      + "### 2. App Architecture\n\nApps have a shape. It differs.\n\n"
      + "### 3. Hands\n\nThey hold cups. They tire.\n\n"
      + Self.sections(["Launching", "Onboarding"], "####")
    #expect(
      try documents(page, path: "2019/1.md").map(\.topic) == [
        "alerts", "popovers", "split-views", "app-architecture", "hands",
        "launching", "onboarding",
      ])
  }

  @Test func keepsWhatStandsBeforeTheTopics() throws {
    let views = try documents(
      "# Views\n\nViews show things.\n\n" + Self.sections(Self.names), path: "2019/1.md")
    #expect(views.map(\.topic) == ["views", "alerts", "popovers", "split-views"])
    #expect(views.first?.rules.map(\.body) == ["Views show things."])
    let notes = try documents(
      "# My notes\n\nThis is the third part.\n\n" + Self.sections(Self.names), path: "2019/1.md")
    #expect(notes.map(\.topic) == ["alerts", "popovers", "split-views"])
    #expect(notes.first?.rules.first?.body == "This is the third part.")
  }

  @Test(arguments: [
    // A page with sections that are named like other topics.
    ("# Modality\n\n", names, "2019/1.md"),
    ("## Modality\n\nIt stops people.\n\n", names, "2019/1.md"),
    ("# Screens\n\n", names, "2019/modality.md"),
    ("---\ntitle: Modality\n---\n\n", names, "2019/1.md"),
    (
      "# Screens\n\n<https://developer.apple.com/design/human-interface-guidelines/modality>\n\n",
      names, "2019/1.md"
    ),
    // Sections that every page has stand beside the others.
    ("# Screens\n\n", names + ["Best practices"], "2019/1.md"),
    // Most sections, or too many, name no topic.
    ("# Screens\n\n", ["Alerts", "Alert", "Popovers"], "2019/1.md"),
    ("# Screens\n\n", names + ["Teapots", "Kettles", "Cups", "Spoons"], "2019/1.md"),
  ])
  func takesOnePageForOneTopic(title: String, names: [String], path: String) throws {
    #expect(try documents(title + Self.sections(names), path: path).count == 1)
  }

  private static let site = "https://developer.apple.com/design/human-interface-guidelines"

  @Test(arguments: [
    // The first sentence defines the title.
    ("# Parcel Messages\n\nParcel Messages lets people talk with shops.\n\n", "2019/1.md"),
    ("# 소포 메시지\n\n소포 메시지는 가게와 이야기하게 해 줍니다.\n\n", "2019/1.md"),
    // The file stands where the site has pages.
    ("# Parcel Messages\n\nTalk with shops.\n\n", "2019/technologies/parcel-messages.md"),
    ("# Parcel Messages\n\nTalk with shops.\n\n", "2019/2. Patterns/3. Parcel Messages.md"),
    // The address is the page's own.
    (
      "# Parcel Messages\n\nTalk with [shops](\(site)/shops).\n\n<\(site)/parcel-messages>\n\n",
      "2019/1.md"
    ),
    ("# Parcel Messages\n\n## [Use](\(site)/parcel-messages#Use)\n\nTalk.\n\n", "2019/1.md"),
  ])
  func takesOnePageForAnUnknownTopic(head: String, path: String) throws {
    let page = try documents(head + Self.sections(Self.names), path: path)
    #expect(page.count == 1)
    #expect(page.first?.rules.last?.section == ["Split Views"])
  }

  @Test(arguments: [
    ("# Screens of mine\n\nI like screens.\n\n", "2019/notes/screens of mine.md"),
    ("# Screens\n\nSee [teapots](\(site)/teapots).\n\n", "2019/technologies/1.md"),
    ("# Human Interface Guidelines\n\nHuman Interface Guidelines are long.\n\n", "2019/1.md"),
  ])
  func goesOnSplittingNotes(head: String, path: String) throws {
    #expect(try documents(head + Self.sections(Self.names), path: path).count > 1)
  }

  @Test(arguments: ["#", "##"])
  func takesAPageWithHeadingsOfOneLevelForOneTopic(marks: String) throws {
    #expect(try documents(Self.sections(Self.names, marks), path: "2019/1.md").count == 1)
  }

  @Test func marksRulesInEachTopicAsTheWholeFileDoes() throws {
    let page =
      "# Screens\n\n"
      + Self.names.map { "## \($0)\n\n- Keep it short\n- Avoid a second one\n\n" }.joined()
    let documents = try documents(page, path: "2019/1.md")
    #expect(documents.map(\.topic) == ["alerts", "popovers", "split-views"])
    #expect(documents.allSatisfy { $0.shape == "bullets" })
    #expect(documents.allSatisfy { $0.rules.map(\.kind) == [.rule, .rule] })
  }

  @Test func takesASectionWithTermsOfAnotherLanguageForOneLanguage() throws {
    let page =
      "# 화면\n\n"
      + Self.names.map { "## \($0)\n\n**글을 짧게 쓰세요.** 긴 글은 읽지 않습니다.\n\n글이 길면 잘립니다.\n\n" }.joined()
      + "## Sliders\n\nA slider has a thumb.\n\n손잡이를 끕니다.\n\nA slider has a track.\n\n막대를 따라갑니다.\n"
    let documents = try documents(page, path: "2019/1.md")
    #expect(documents.map(\.topic) == ["alerts", "popovers", "split-views", "sliders"])
  }

  @Test func takesAListOfTopicsForOnePage() throws {
    let page =
      "# Teapots\n\n**Keep it short.** It helps.\n\n**Keep it warm.** It helps.\n\n"
      + Self.names.map { "## \($0)\n\nTo do.\n\n" }.joined()
    #expect(try documents(page, path: "2019/1.md").count == 1)
  }

  @Test func leavesAFileWholeWhoseTopicIsAskedFor() throws {
    let options = ImportOptions(topic: "views")
    let page = "# Views\n\n" + Self.sections(Self.names)
    #expect(try documents(page, path: "2019/1.md", options: options).map(\.topic) == ["views"])
  }
}
