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

  /// A note in the language; in English, if it has no words for a part of it.
  func callAsFunction(_ note: Note) -> String {
    let language = language.withoutRegion
    let words = note.clauses.compactMap { Self.translations[$0.words] }
    guard language == .korean || language == .japanese, words.count == note.clauses.count else {
      return note.words
    }
    let clauses = zip(note.clauses, words).map { clause, words in
      clause.filled(language == .korean ? words.korean : words.japanese)
    }
    return clauses.joined(separator: language == .korean ? ". " : "。")
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
    "Searched for": ("검색한 말", "検索した語"),
    "proximity": ("근접도", "近さ"),
    "missing words": ("없는 말", "含まない語"),
    "kind": ("종류", "種類"),
    "named by the query": ("검색어가 가리킴", "検索語が指す"),
    "page": ("페이지", "ページ"),
    "other wordings": ("다른 문구", "ほかの文面"),
    "in % rules": ("규칙 %개", "ルール%件"),

    "now in %": ("현재는 %", "現在は%"),
    "% only": ("%에만 있음", "%のみ"),
    "no longer advised": ("더 이상 권장하지 않음", "現在は推奨されていません"),

    // Notes on searches
    "the store is empty": (
      "저장소가 비어 있습니다. hig build나 hig import로 채우세요",
      "ストアが空です。hig buildまたはhig importで追加してください"
    ),
    "the query has no words to search for": ("검색할 말이 없습니다", "検索する語がありません"),
    "there is no topic “%”": ("‘%’라는 주제는 없습니다", "「%」というトピックはありません"),
    "closest matches: %": ("비슷한 이름: %", "近い名前: %"),
    "no rule contains “%”": ("‘%’가 나오는 규칙이 없습니다", "「%」を含むルールはありません"),
    "no rule mentions the symbol “%”": ("심벌 ‘%’가 나오는 규칙이 없습니다", "シンボル「%」を含むルールはありません"),
    "no rule contains a word starting with “%”": (
      "‘%’로 시작하는 말이 나오는 규칙이 없습니다", "「%」で始まる語を含むルールはありません"
    ),
    "no rule contains the phrase “%”": ("구절 ‘%’가 나오는 규칙이 없습니다", "「%」という語句を含むルールはありません"),
    "its topic is %: show %": ("해당하는 주제: %(hig show %)", "対応するトピック: %（hig show %）"),
    "the closest word is “%”": ("가장 비슷한 말은 ‘%’입니다", "最も近い語は「%」です"),
    "showing results for “%”": ("‘%’의 결과를 표시합니다", "「%」の結果を表示しています"),
    "ignored % in the query: an option says %": (
      "%는 적용되지 않습니다. 옵션으로 %를 지정했습니다", "%は適用されません。オプションで%が指定されています"
    ),
    "“%” also matches %": ("‘%’ 대신 쓰이는 말도 함께 찾습니다: %", "「%」は次の語でも検索しています: %"),
    "1 result without quotes": ("따옴표를 빼면 결과가 1개 있습니다", "引用符を外すと1件見つかります"),
    "% results without quotes": ("따옴표를 빼면 결과가 %개 있습니다", "引用符を外すと%件見つかります"),
    "no results with %": ("% 조건에 맞는 결과가 없습니다", "%に合う結果はありません"),
    "the edition is set in %": (
      "에디션은 %에서 지정했습니다. --edition any를 쓰면 적용하지 않습니다",
      "版は%で指定されています。--edition anyで外せます"
    ),
    "the platforms are set in %": (
      "플랫폼은 %에서 지정했습니다. --platform any를 쓰면 적용하지 않습니다",
      "プラットフォームは%で指定されています。--platform anyで外せます"
    ),
    "% without it": ("조건을 빼면 %개 있습니다", "条件を外すと%件あります"),
    "% without them": ("조건을 빼면 %개 있습니다", "条件を外すと%件あります"),
    "showing %; quote the edition to search for it as a word": (
      "%의 결과입니다. 에디션 이름을 글자 그대로 찾으려면 따옴표로 묶으세요",
      "%の結果です。版の名前を文字どおり検索するには引用符で囲んでください"
    ),
    "to see what changed: compare % and %": (
      "바뀐 내용을 보려면: hig diff % %", "変更点を見るには: hig diff % %"
    ),
    "to see what changed: compare % and % on %": (
      "바뀐 내용을 보려면: hig diff % % --topic %", "変更点を見るには: hig diff % % --topic %"
    ),
    "the store has no page on %": ("%에 관한 페이지는 수록되어 있지 않습니다", "%のページは収録されていません"),
    "Apple's page: %": ("Apple의 페이지: %", "Appleのページ: %"),

    // Rules
    "rule": ("규칙", "ルール"),
    "concept": ("개념", "概念"),
    "status": ("현재", "現在"),
    "now part of %": ("%에 포함됨", "%に含まれる"),
    "% replaces %": ("%: % 대체", "%: %の代替"),
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
    "Mentions": ("링크 없이 언급하는 항목", "言及先（リンクなし）"),
    "Mentioned by": ("링크 없이 이 항목을 언급하는 곳", "言及元（リンクなし）"),
    "not in the store": ("수록되지 않은 페이지", "収録されていないページ"),
    "not found": ("대상을 찾을 수 없음", "参照先が見つかりません"),
    "not found; closest matches: %": ("대상을 찾을 수 없음, 비슷한 항목: %", "参照先が見つかりません。候補: %"),

    // Scans
    "; also on line %": (" (%행에도 있음)", "（%行目にも）"),
    "; also on lines %": (" (%행에도 있음)", "（%行目にも）"),
    "; also on lines % and % more": (" (%행 외 %개 행에도 있음)", "（%行目ほか%行にも）"),
    "% use in % file": ("사용 %곳, 파일 %개", "使用%か所、%ファイル"),
    "% uses in % file": ("사용 %곳, 파일 %개", "使用%か所、%ファイル"),
    "% uses in % files": ("사용 %곳, 파일 %개", "使用%か所、%ファイル"),
    "% is deprecated, use %": ("%(지원 중단, 대체: %)", "%（非推奨、代替: %）"),
    "; deprecated, use %": (" (지원 중단, 대체: %)", "（非推奨、代替: %）"),
    "; last mentioned in %": (" (%에서 마지막으로 언급)", "（%が最後の記載）"),
    "Open “%” in the guidelines": ("가이드라인에서 ‘%’ 열기", "ガイドラインの「%」を開く"),
    "Ignore “%” on this line": ("이 행에서 ‘%’ 무시", "この行の「%」を無視"),
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
    "translates other wording": ("다른 표현을 번역", "別の表現を翻訳"),
    "reworded": ("표현이 바뀜", "表現を変更"),
    "removed": ("삭제됨", "削除"),
    "added": ("추가됨", "追加"),
    "moved": ("이동됨", "移動"),
    "split": ("나뉨", "分割"),
    "merged": ("합쳐짐", "統合"),
    "possibly %": ("%(추정)", "%（推定）"),
    "different numbers": ("수치가 다름", "数値が異なる"),
    "different API names": ("API 이름이 다름", "API名が異なる"),
    "terms renamed": ("용어가 바뀜", "用語を変更"),
    "stronger": ("표현이 강해짐", "より強い表現"),
    "weaker": ("표현이 약해짐", "より弱い表現"),
    "exception added": ("예외가 생김", "例外を追加"),

    // History
    "first seen": ("처음 나옴", "初出"),
    "unchanged": ("변경 없음", "変更なし"),
    "lead unchanged, body reworded": ("첫머리는 그대로, 본문 표현이 바뀜", "冒頭は変更なし、本文の表現を変更"),
    "dropped": ("없어짐", "削除"),
    "from %": ("%에서 옴", "%から"),
    "became part of %": ("%에 합쳐짐", "%に統合"),
    "partly became %": ("일부는 %에 들어감", "一部は%に"),
    "% other source": ("다른 출처 %개", "ほかの出典%件"),
    "% other sources": ("다른 출처 %개", "ほかの出典%件"),
    "translates the wording of %": ("%의 표현을 번역", "%の表現を翻訳"),
    "% rule": ("규칙 %개", "ルール%件"),
    "% rules": ("규칙 %개", "ルール%件"),
    "% new": ("새로 생긴 규칙 %개", "新規%件"),
    "% reworded": ("표현이 바뀐 규칙 %개", "表現の変更%件"),
    "% unchanged": ("그대로인 규칙 %개", "変更なし%件"),
    "% split off or moved here": ("나뉘거나 옮겨온 규칙 %개", "分割・移動で加わったもの%件"),
    "% merged or moved": ("합쳐지거나 옮겨간 규칙 %개", "統合・移動%件"),
    "% removed": ("빠진 규칙 %개", "なくなったもの%件"),
    "and % more": ("외 %개", "ほか%件"),
    "no such page": ("해당 페이지 없음", "該当ページなし"),
    "no such page; its advice is in %": ("해당 페이지 없음, 내용은 %에 있음", "該当ページなし。内容は%にあります"),

    // Coverage
    "% follows %": ("%, 원문 %", "%、原文 %"),
    "% follows %, judging by its rules": ("%, 원문 %(규칙 내용으로 추정)", "%、原文 %（ルールから推定）"),
    "missing": ("번역 없음", "未翻訳"),
    "new since": ("이후에 추가됨", "その後追加"),
    "reworded since": ("이후에 표현이 바뀜", "その後表現を変更"),
    "body reworded since": ("이후에 본문이 바뀜", "その後本文を変更"),
    "original changed since": ("번역 이후 원문이 바뀜", "翻訳後に原文を変更"),
    "doesn't record what it translates": ("번역한 원문을 밝히지 않음", "訳した原文の記載なし"),
    "nothing to do": ("할 일 없음", "作業なし"),
    "dropped since": ("이후에 없어짐", "その後削除"),
    "% the edition has no such page": ("%: 해당 에디션에 없는 페이지", "%: その版にないページ"),
  ]
}
