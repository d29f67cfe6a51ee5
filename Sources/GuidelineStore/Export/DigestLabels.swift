/// The labels of a digest in one language. `%` is a placeholder.
struct DigestLabels: Sendable {
  /// The language of the labels.
  let language: Language
  let title: String
  let changesTitle: String
  let queryTitle: String
  let texts: String
  let platform: String
  let kind: String
  let contents: String
  let languageName: String
  let allLanguages: String
  let newest: String
  let inTopicOrder: String
  let oneTopic: String
  let topics: String
  let oneRule: String
  let rules: String
  let kinds: [RuleKind: String]
  let addedIn: String
  let current: String
  let changes: [ChangeKind: String]
  let flags: [ChangeFlag: String]
  let perhaps: String
  let movedFrom: String
  let standsIn: String
  let pageStandsIn: String
  let isMissing: String
  let seeAlso: String
  let beside: String
  let filterHint: String
  let nothingFound: String
  let skip: String
  let languages: [Language: String]
  let credit: String
  let search: String
  let originalPage: String
  let edition: String
  let currentEdition: String
  let updated: String
  let withdrawn: String
  let withdrawnPages: String
  let otherPages: String
  let recentChanges: String
  let path: String
  let neighbors: String
  let editions: String
  let earlierWordings: String
  let today: String
}

extension DigestLabels {
  /// The labels of a language; English as a fallback.
  init(_ language: Language) {
    self = [.korean: Self.korean, .japanese: Self.japanese][language.withoutRegion] ?? .english
  }

  /// A label with its placeholder filled in.
  func with(_ value: some CustomStringConvertible, _ label: KeyPath<Self, String>) -> String {
    let parts = self[keyPath: label].split(separator: "%", omittingEmptySubsequences: false)
    return parts.joined(separator: value.description)
  }

  func words(addedIn edition: Edition) -> String {
    with(edition == .current ? current : edition.slug, \.addedIn)
  }

  /// An edition's name in a sentence of its own.
  func name(of edition: Edition) -> String {
    edition == .current ? currentEdition : with(edition.slug, \.edition)
  }

  /// The edition's name; within the current one, the revision's.
  func name(of text: TextID) -> String {
    text.edition == .current ? text.revision.map(name(of:)) ?? current : text.edition.slug
  }

  /// A revision's name: a month in words, or as it is.
  func name(of revision: Revision) -> String {
    let parts = revision.slug.split(separator: "-")
    guard parts.count == 2, let month = Int(parts[1]), 1...12 ~= month else { return revision.slug }
    return switch language {
    case .korean: "\(parts[0])년 \(month)월"
    case .japanese: "\(parts[0])年\(month)月"
    default: "\(Self.months[month - 1]) \(parts[0])"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  func list(_ words: [String]) -> String {
    words.joined(separator: language == .japanese ? "、" : ", ")
  }

  func count(topics count: Int) -> String { with(count, count == 1 ? \.oneTopic : \.topics) }

  func count(rules count: Int) -> String { with(count, count == 1 ? \.oneRule : \.rules) }

  /// The name of another language in this one.
  func name(of language: Language) -> String {
    languages[language.withoutRegion] ?? language.tag
  }

  /// A language's name in itself.
  static func ownName(of language: Language) -> String {
    [.english: "English", .korean: "한국어", .japanese: "日本語"][language.withoutRegion] ?? language.tag
  }
}

extension DigestLabels {
  static let english = DigestLabels(
    language: .english, title: "Human Interface Guidelines", changesTitle: "What changed since %",
    queryTitle: "Rules on “%”", texts: "Texts", platform: "Platform",
    kind: "Kind", contents: "Contents", languageName: "Language", allLanguages: "All",
    newest: "Newest text of each topic", inTopicOrder: "in topic order",
    oneTopic: "% topic", topics: "% topics", oneRule: "% rule", rules: "% rules",
    kinds: [
      .rule: "Rule", .definition: "Definition", .note: "Note", .paragraph: "Paragraph",
    ],
    addedIn: "Added in %", current: "the current edition",
    changes: [
      .same: "Details changed", .reworded: "Reworded", .moved: "Moved", .split: "Split",
      .merged: "Merged", .added: "Added", .removed: "Removed",
    ],
    flags: [
      .numbers: "different numbers", .api: "different API names", .terms: "terms renamed",
      .stronger: "stronger", .weaker: "weaker", .exception: "exception added",
    ],
    perhaps: "possibly", movedFrom: "Moved from %",
    standsIn: "Not translated yet; shown in %",
    pageStandsIn: "This page isn’t translated yet; shown in %", isMissing: "Not in this text",
    seeAlso: "See also", beside: "Side by side with", filterHint: "Find rules",
    nothingFound: "No rules match “%”", skip: "Skip to the rules",
    languages: [.english: "English", .korean: "Korean", .japanese: "Japanese"],
    credit: "Made with hig. The Human Interface Guidelines are by Apple; this digest is not.",
    search: "Search", originalPage: "Original page", edition: "% edition",
    currentEdition: "Current edition", updated: "Last changed %",
    withdrawn: "This page isn’t in the newest edition",
    withdrawnPages: "Withdrawn pages", otherPages: "Other pages",
    recentChanges: "Recent changes", path: "Path", neighbors: "Previous and next page",
    editions: "Editions", earlierWordings: "Wording in %", today: "today"
  )

  static let korean = DigestLabels(
    language: .korean, title: "휴먼 인터페이스 가이드라인", changesTitle: "% 이후 달라진 내용",
    queryTitle: "‘%’에 관한 규칙", texts: "텍스트", platform: "플랫폼",
    kind: "종류", contents: "목차", languageName: "언어", allLanguages: "모두",
    newest: "주제별 최신 텍스트", inTopicOrder: "주제순", oneTopic: "주제 %개", topics: "주제 %개",
    oneRule: "규칙 %개", rules: "규칙 %개",
    kinds: [.rule: "규칙", .definition: "정의", .note: "참고", .paragraph: "문단"],
    addedIn: "% 에디션에서 추가됨", current: "현재",
    changes: [
      .same: "세부 내용이 바뀜", .reworded: "표현이 바뀜", .moved: "이동됨", .split: "나뉨",
      .merged: "합쳐짐", .added: "추가됨", .removed: "삭제됨",
    ],
    flags: [
      .numbers: "수치가 다름", .api: "API 이름이 다름", .terms: "용어가 바뀜", .stronger: "표현이 강해짐",
      .weaker: "표현이 약해짐", .exception: "예외가 생김",
    ],
    perhaps: "추정", movedFrom: "%에서 이동됨",
    standsIn: "아직 번역되지 않아 % 텍스트로 표시합니다", pageStandsIn: "이 페이지는 아직 번역되지 않아 % 텍스트로 표시합니다",
    isMissing: "이 텍스트에는 없음", seeAlso: "함께 보기", beside: "나란히 보기", filterHint: "규칙 찾기",
    nothingFound: "‘%’에 맞는 규칙이 없습니다", skip: "규칙으로 건너뛰기",
    languages: [.english: "영어", .korean: "한국어", .japanese: "일본어"],
    credit: "hig로 만들었습니다. 휴먼 인터페이스 가이드라인은 Apple의 문서이며, 이 모음은 Apple이 만든 것이 아닙니다.",
    search: "검색", originalPage: "원본 페이지", edition: "% 에디션", currentEdition: "현재 에디션",
    updated: "최종 변경 %", withdrawn: "최신 에디션에는 이 페이지가 없습니다", withdrawnPages: "없어진 페이지",
    otherPages: "기타 페이지", recentChanges: "최근 변경 사항", path: "경로", neighbors: "이전 및 다음 페이지",
    editions: "에디션", earlierWordings: "%의 표현", today: "현재")

  static let japanese = DigestLabels(
    language: .japanese, title: "ヒューマンインターフェイスガイドライン",
    changesTitle: "%からの変更点", queryTitle: "「%」に関するルール", texts: "テキスト", platform: "プラットフォーム",
    kind: "種類", contents: "目次", languageName: "言語",
    allLanguages: "すべて", newest: "トピックごとの最新テキスト", inTopicOrder: "トピック順",
    oneTopic: "トピック%件", topics: "トピック%件", oneRule: "ルール%件", rules: "ルール%件",
    kinds: [.rule: "ルール", .definition: "定義", .note: "注記", .paragraph: "段落"],
    addedIn: "%版で追加", current: "現行",
    changes: [
      .same: "詳細を変更", .reworded: "表現を変更", .moved: "移動", .split: "分割",
      .merged: "統合", .added: "追加", .removed: "削除",
    ],
    flags: [
      .numbers: "数値が異なる", .api: "API名が異なる", .terms: "用語を変更", .stronger: "より強い表現",
      .weaker: "より弱い表現", .exception: "例外を追加",
    ],
    perhaps: "推定", movedFrom: "%から移動", standsIn: "未翻訳のため%で表示しています",
    pageStandsIn: "このページは未翻訳のため%で表示しています", isMissing: "このテキストにはありません",
    seeAlso: "関連項目", beside: "並べて表示", filterHint: "ルールを検索",
    nothingFound: "「%」に一致するルールはありません", skip: "ルールへ移動",
    languages: [.english: "英語", .korean: "韓国語", .japanese: "日本語"],
    credit: "higで作成しました。ヒューマンインターフェイスガイドラインはAppleの文書ですが、このダイジェストはAppleが作成したものではありません。",
    search: "検索", originalPage: "元のページ", edition: "%版", currentEdition: "現行版",
    updated: "最終変更 %", withdrawn: "このページは最新版にはありません", withdrawnPages: "廃止されたページ",
    otherPages: "その他のページ", recentChanges: "最近の変更", path: "現在の位置",
    neighbors: "前後のページ", editions: "エディション", earlierWordings: "%の文面", today: "現在")
}
