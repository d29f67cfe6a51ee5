import Testing

@testable import GuidelineStore

@Suite struct SnippetTests {
  @Test(arguments: [
    ("views", "Close a modal view.", "Close a modal **view**."),
    ("modal view", "Close a modal view.", "Close a **modal** **view**."),
    ("\"modal view\"", "Close a modal view.", "Close a **modal view**."),
    ("page control", "Use UIPageControl.", "Use UI**PageControl**."),
    ("29pt", "At least 29 pt wide", "At least **29 pt** wide"),
    ("모달뷰", "한 번에 모달 뷰를 하나만 엽니다.", "한 번에 **모달 뷰**를 하나만 엽니다."),
    ("팝오버를", "팝오버에서는 스크롤을 줄입니다.", "**팝오버**에서는 스크롤을 줄입니다."),
    ("탭", "탭 바와 수탭 제스처", "**탭** 바와 수탭 제스처"),
    ("탭*", "탭 바와 수탭 제스처", "**탭** 바와 수**탭** 제스처"),
    ("ボタンの色", "ボタンの色を変えない。", "**ボタン**の**色**を変えない。"),
    ("バー", "タブバーを隠す", "タブ**バー**を隠す"),
    ("ﾕｰｻﾞ", "ユーザーに聞く", "**ユーザー**に聞く"),
    ("ボタ*", "大きなボタンを置く。", "大きな**ボタ**ンを置く。"),
    ("重*", "上に重ねない。", "上に**重**ねない。"),
    ("서는*", "홈에서는 줄입니다.", "홈에**서는** 줄입니다."),
    ("zebra", "No stripes here", "No stripes here"),
  ])
  func marksHits(query: String, text: String, expected: String) throws {
    #expect(try snippet(query, lead: text, body: "").marked == expected)
  }

  @Test func showsTheBestPartOfALongText() throws {
    let filler = (1...40).map { "Sentence number \($0) has nothing to tell." }
    let body = (filler + ["A popover fits a form."] + filler).joined(separator: " ")
    let marked = try snippet("popover form", lead: "Be brief.", body: body).marked
    #expect(marked.hasPrefix("…"))
    #expect(marked.hasSuffix("…"))
    #expect(marked.contains("A **popover** fits a **form**."))
    let words = marked.split(separator: " ")
    #expect((20...31).contains(words.count), "\(marked)")
    #expect(words.first == "…Sentence")
  }

  @Test func beginsWithTheLeadIfThatHasTheHit() throws {
    let body = String(repeating: "그다음에는 다른 이야기가 이어집니다. ", count: 20)
    let marked = try snippet("모달", lead: "모달은 짧게 씁니다.", body: body).marked
    #expect(marked.hasPrefix("**모달**은 짧게 씁니다. 그다음에는"))
    #expect(marked.hasSuffix("…"))
  }

  @Test func cutsJapaneseWhereAWordBegins() throws {
    let body = String(repeating: "画面の下にあるツールバーから操作を選べるようにする。", count: 10)
    let marked = try snippet("ツールバー", lead: "", body: body).marked
    #expect(marked.count < 90)
    for part in ["ツールバ…", "ツー…", "画…", "…面", "…ル"] {
      #expect(!marked.contains(part), "\(marked)")
    }
  }

  @Test func keepsEverythingOnOneLine() throws {
    let marked = try snippet("view", lead: "First", body: "A view.\n\n- one\n- two\n").marked
    #expect(marked == "First A **view**. - one - two")
  }

  @Test(arguments: ["", "\0", "\u{FFFD}", "e\u{301}", "👩‍👩‍👧 모달"])
  func survivesAnyText(text: String) throws {
    for query in ["", "모달", "e", "\0", "*"] {
      _ = try snippet(query, lead: text, body: text)
    }
  }

  private func snippet(_ query: String, lead: String, body: String) throws -> Snippet {
    let store = try RuleStore.inMemory()
    let finder = HitFinder(
      SearchQuery(query).terms.map(\.alternatives), tokenizer: try store.tokenizer())
    return Snippet(lead: lead, body: body, finder: finder)
  }
}
