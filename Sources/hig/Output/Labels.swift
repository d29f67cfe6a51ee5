import GuidelineStore

/// What results say beside the texts, in the words of a language: those of English are the names of
/// the others. `%` stands for what is put in, in order.
struct Labels {
  let language: Language

  /// A label in the language; in English, if it has none.
  func callAsFunction(_ english: String, _ values: any CustomStringConvertible...) -> String {
    var label = english
    if let words = Self.translations[english] {
      switch language.withoutRegion {
      case .korean: label = words.korean
      case .japanese: label = words.japanese
      default: break
      }
    }
    let parts = label.split(separator: "%", omittingEmptySubsequences: false)
    return zip(parts.dropFirst(), values).reduce(String(parts[0])) { $0 + $1.1.description + $1.0 }
  }

  /// Several words as one label has them.
  func list(_ words: [String]) -> String {
    words.joined(separator: language.withoutRegion == .japanese ? "、" : ", ")
  }

  /// Words that are quoted.
  func quoted(_ words: String) -> String {
    switch language.withoutRegion {
    case .korean: "‘\(words)’"
    case .japanese: "「\(words)」"
    default: "“\(words)”"
    }
  }

  /// A remark behind something.
  func remark(_ words: String) -> String {
    language.withoutRegion == .japanese ? "（\(words)）" : " (\(words))"
  }

  /// A count of rules; English tells one from several.
  func callAsFunction(one: String, many: String, count: Int) -> String {
    self(count == 1 ? one : many, count)
  }

  static let translations: [String: (korean: String, japanese: String)] = [
    // Searches
    "Looked for": ("검색한 말", "検索した語"),
    "nearness": ("근접도", "近さ"),
    "page": ("페이지", "ページ"),
    "other wordings": ("다른 문구", "ほかの文面"),
    "in % rules": ("규칙 %개", "ルール%件"),

    // Rules
    "rule": ("규칙", "ルール"),
    "concept": ("개념", "概念"),
    "today": ("현재", "現在"),
    "its advice is part of %": ("%에 포함됨", "%に含まれる"),
    "not in the newest edition": ("최신 에디션에 없음", "最新の版にはない"),
    "platforms": ("플랫폼", "プラットフォーム"),
    "source": ("출처", "出典"),
    "definition": ("정의", "定義"),
    "note": ("참고", "注記"),
    "paragraph": ("문단", "段落"),
    "also %": ("다른 텍스트: %", "ほかのテキスト: %"),
    "also % and % more": ("다른 텍스트: % 외 %개", "ほかのテキスト: % ほか%件"),

    // Terms
    "% (outdated)": ("%(이전 이름)", "%（旧称）"),
    "code": ("코드", "コード"),
    "see also": ("함께 보기", "関連項目"),
    "topic": ("주제", "トピック"),

    // References
    "Points to": ("참조하는 항목", "参照先"),
    "Pointed to by": ("이 항목을 참조하는 곳", "参照元"),
    "Names": ("링크 없이 언급하는 항목", "言及先（リンクなし）"),
    "Named by": ("링크 없이 이 항목을 언급하는 곳", "言及元（リンクなし）"),
    "the store has no such page": ("수록되지 않은 페이지", "収録されていないページ"),
    "leads nowhere": ("대상을 찾을 수 없음", "参照先が見つかりません"),
    "leads nowhere; the nearest: %": ("대상을 찾을 수 없음, 비슷한 항목: %", "参照先が見つかりません。候補: %"),

    // Scans
    "; also on line %": (" (%행에도 있음)", "（%行目にも）"),
    "; also on lines %": (" (%행에도 있음)", "（%行目にも）"),
    "; also on lines % and % more": (" (%행 외 %개 행에도 있음)", "（%行目ほか%行にも）"),
    "% more: %": ("%개 더 보기: %", "ほか%件: %"),

    // Changes
    "% rule unchanged": ("변경 없는 규칙: %개", "変更のないルール: %件"),
    "% rules unchanged": ("변경 없는 규칙: %개", "変更のないルール: %件"),
    "% rule translated": ("번역된 규칙: %개", "翻訳済みのルール: %件"),
    "% rules translated": ("번역된 규칙: %개", "翻訳済みのルール: %件"),
    "only in %: % rule": ("%에만 있음: 규칙 %개", "%のみ: ルール%件"),
    "only in %: % rules": ("%에만 있음: 규칙 %개", "%のみ: ルール%件"),
    "only in %": ("%에만 있음", "%のみ"),
    "not in %": ("%에 없음", "%になし"),
    "translated": ("번역됨", "翻訳済み"),
    "lead unchanged": ("첫머리는 그대로", "冒頭は変更なし"),
    "follows other wording": ("다른 표현을 번역", "別の表現を翻訳"),
    "reworded": ("표현이 바뀜", "表現を変更"),
    "removed": ("삭제됨", "削除"),
    "added": ("추가됨", "追加"),
    "moved": ("이동됨", "移動"),
    "split": ("나뉨", "分割"),
    "merged": ("합쳐짐", "統合"),
    "perhaps %": ("%(추정)", "%（推定）"),
    "other numbers": ("수치가 다름", "数値が異なる"),
    "other API names": ("API 이름이 다름", "API名が異なる"),
    "terms renamed": ("용어가 바뀜", "用語を変更"),
    "stronger": ("표현이 강해짐", "より強い表現"),
    "weaker": ("표현이 약해짐", "より弱い表現"),
    "with an exception": ("예외가 생김", "例外を追加"),

    // History
    "first seen": ("처음 나옴", "初出"),
    "unchanged": ("변경 없음", "変更なし"),
    "lead unchanged, body reworded": ("첫머리는 그대로, 본문 표현이 바뀜", "冒頭は変更なし、本文の表現を変更"),
    "dropped": ("없어짐", "削除"),
    "from %": ("%에서 옴", "%から"),
    "became part of %": ("%에 합쳐짐", "%に統合"),
    "also became %": ("일부는 %에 들어감", "一部は%に"),
    "% other source": ("다른 출처 %개", "ほかの出典%件"),
    "% other sources": ("다른 출처 %개", "ほかの出典%件"),
    "rendered": ("번역", "翻訳"),
    "renders the wording of %": ("%의 표현을 번역", "%の表現を翻訳"),
    "% rule": ("규칙 %개", "ルール%件"),
    "% rules": ("규칙 %개", "ルール%件"),
    "% new": ("새로 생긴 규칙 %개", "新規%件"),
    "% reworded": ("표현이 바뀐 규칙 %개", "表現の変更%件"),
    "% unchanged": ("그대로인 규칙 %개", "変更なし%件"),
    "% gone": ("빠진 규칙 %개", "なくなったもの%件"),
    "and % more": ("외 %개", "ほか%件"),
    "no such page": ("해당 페이지 없음", "該当ページなし"),
    "no such page; its advice went into %": ("해당 페이지 없음, 내용은 %에 있음", "該当ページなし。内容は%にあります"),

    // Coverage
    "% follows %": ("%, 원문 %", "%、原文 %"),
    "% follows %, by its rules": ("%, 원문 %(규칙 내용으로 추정)", "%、原文 %（ルールから推定）"),
    "missing": ("번역 없음", "未翻訳"),
    "new since": ("이후에 추가됨", "その後追加"),
    "reworded since": ("이후에 표현이 바뀜", "その後表現を変更"),
    "body reworded since": ("이후에 본문이 바뀜", "その後本文を変更"),
    "dropped since": ("이후에 없어짐", "その後削除"),
    "% the edition itself has no such page": ("%: 해당 에디션에 없는 페이지", "%: その版にないページ"),
  ]
}
