extension Block {
  /// Whether a post says goodbye to its readers: `읽어 주셔서 감사합니다.`, `See you in the next post!`
  var isFarewell: Bool {
    guard kind == .paragraph, listDepth == 0, quoteDepth == 0, text.text.count <= 400,
      hasWordOfFarewell, let words = Self.farewells[language]
    else { return false }
    let line = language == .english ? line.lowercased() : line
    // Quotation marks enclose an example of what an app may say.
    guard !line.unicodeScalars.contains(where: "\"“”「」『』‘".unicodeScalars.contains) else {
      return false
    }
    return Sentence.all(in: Array(line.utf8)).contains { sentence in
      words.contains { groups in
        groups.allSatisfy { group in group.contains(where: sentence.holds) }
      }
    }
  }

  /// A cheap test before the text is split into sentences.
  private var hasWordOfFarewell: Bool {
    let text = text.text
    return switch language {
    case .english: text.holds("hank") || text.holds("ee you ")
    case .korean: text.holds("감사") || text.holds("고맙") || text.holds("다음 ")
    case .japanese: text.holds("ありがとう") || text.holds("次")
    default: false
    }
  }

  /// A sentence is a farewell if it has a word of each group in one row.
  private static let farewells: [Language: [[[String]]]] = [
    .english: [
      [["thanks for ", "thank you for ", "thank you so much for "], ["reading", "watching"]],
      [["see you "], ["next post", "next article", "next time", "next one", "next part"]],
    ],
    .korean: [
      [["감사합니다", "감사드립니다", "고맙습니다"], ["읽어", "봐 주", "봐주", "긴 글", "시청해"]],
      [["다음 글", "다음 편", "다음 포스트", "다음 포스팅", "다음 시간"], ["만나", "뵙", "뵐", "찾아올", "돌아올", "찾아오"]],
    ],
    .japanese: [
      [["ありがとうござ"], ["読んで", "読み", "ご覧", "最後まで", "お付き合い"]],
      [["次回", "次の記事"], ["会いしましょう", "会いましょう", "お楽しみに", "お会い"]],
    ],
  ]
}
