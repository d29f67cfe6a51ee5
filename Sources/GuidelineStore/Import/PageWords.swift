/// The words that guideline pages and the sites around them use of themselves.
enum PageWords {
  /// Whether a heading or a bold label starts a remark: `Note`, `개발자 참고 사항`, `メモ`.
  static func isNote(_ label: String) -> Bool {
    holds(notes, label)
  }

  /// The length in bytes of a note's label that the rest of a text is glued to: `NOTEIn some …`.
  static func gluedNoteLabel(_ text: String) -> Int? {
    guard text.utf8.prefix(3).allSatisfy(\.isASCIIUppercase) else { return nil }
    for label in ["DEVELOPER NOTE", "IMPORTANT", "NOTE", "TIP", "WARNING"]
    where text.hasPrefix(label) {
      let rest = text.dropFirst(label.count)
      if let next = rest.first, next.isUppercase || next == " " || next == ":" {
        return label.utf8.count
      }
    }
    return nil
  }

  /// Whether a heading starts a part that holds no guidance: links, videos, a change log.
  static func isAppendix(_ heading: String) -> Bool {
    holds(appendices, heading)
  }

  /// Whether a heading is one that every page may have, so that it is no topic's title.
  static func isCommonSection(_ heading: String) -> Bool {
    guard heading.utf8.count <= longestLabel else { return false }
    let label = folded(heading)
    return commonSections.contains(label) || appendices.contains(label)
      || platforms(in: heading) != nil
  }

  /// Whether a line is the site's and not the page's.
  static func isSiteName(_ line: String) -> Bool {
    holds(siteNames, line)
  }

  /// The platforms that a heading names, if it names nothing else: `iOS, iPadOS`.
  static func platforms(in heading: String) -> [String]? {
    guard heading.utf8.count <= longestLabel, let first = heading.utf8.first,
      platformInitials.contains(first | 0x20)
    else { return nil }
    let words = heading.split { separators.contains($0) }
      .filter { !joiners.contains($0.lowercased()) }
    guard !words.isEmpty else { return nil }
    var found: [String] = []
    var index = words.startIndex
    while index < words.endIndex {
      let pair = index + 1 < words.endIndex ? "\(words[index]) \(words[index + 1])" : ""
      if let name = platformNames[pair.lowercased()] {
        found.append(name)
        index += 2
      } else if let name = platformNames[words[index].lowercased()] {
        found.append(name)
        index += 1
      } else {
        return nil
      }
    }
    return found
  }

  private static let separators: Set<Character> = [
    ",", "/", "&", "·", "、", "，", "・", " ", "\u{A0}",
  ]
  private static let joiners: Set<String> = ["and", "or", "및", "와", "또는", "および", "と"]
  private static let platformInitials = Set(platformNames.keys.compactMap(\.utf8.first))

  private static func holds(_ words: Set<String>, _ text: String) -> Bool {
    text.utf8.count <= longestLabel && words.contains(folded(text))
  }

  /// No label of ours is longer, in bytes, the marks around it included.
  private static let longestLabel = 80

  /// In lower case, without spaces and without the marks that stand around labels.
  static func folded(_ text: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    var isASCII = true
    for byte in text.utf8 {
      if byte >= 0x80 {
        isASCII = false
        folded.append(byte)
      } else if byte.isASCIIUppercase {
        folded.append(byte | 0x20)
      } else if byte > 0x20, !labelMarks.contains(byte) {
        folded.append(byte)
      }
    }
    let label = String(decoding: folded, as: UTF8.self)
    guard !isASCII else { return label }
    return String(String.UnicodeScalarView(label.unicodeScalars.filter { !isLabelMark($0) }))
  }

  private static let labelMarks = Set("*_:.[]()#&|->'".utf8)

  private static func isLabelMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A0}", "\u{3000}", "：", "。", "＆", "–", "—", "‹", "›", "’": true
    default: false
    }
  }

  private static let platformNames: [String: String] = [
    "ios": "iOS", "ipados": "iPadOS", "macos": "macOS", "tvos": "tvOS", "visionos": "visionOS",
    "watchos": "watchOS", "carplay": "CarPlay", "mac catalyst": "Mac Catalyst", "iphone": "iOS",
    "ipad": "iPadOS", "mac": "macOS", "apple watch": "watchOS", "apple tv": "tvOS",
    "apple vision pro": "visionOS",
  ]

  private static let notes: Set<String> = [
    "note", "notes", "developernote", "developernotes", "important", "tip", "tips", "warning",
    "caution", "apinote", "hint", "info", "참고", "참고사항", "개발자참고사항", "개발자참고", "개발자노트", "노트",
    "중요", "중요사항", "주의", "주의사항", "주의점", "팁", "알림", "경고", "메모", "注", "注意", "注記", "注意事項",
    "重要", "メモ", "ヒント", "備考", "参考", "デベロッパ向けメモ", "開発者向けメモ", "開発者ノート", "デベロッパノート", "!note",
    "!tip", "!important", "!warning", "!caution",
  ]

  private static let appendices: Set<String> = [
    "resources", "related", "relatedconcepts", "relatedtopics", "relatedcontent", "seealso",
    "developerdocumentation", "videos", "video", "changelog", "changes", "revisionhistory",
    "documentrevisionhistory", "contents", "tableofcontents", "tables", "figures", "index",
    "references", "reference", "source", "sources", "attributionnotice", "supportedplatforms",
    "footnotes", "datechanges", "quicklinks", "topics", "onthispage",
    "리소스", "자료", "참고자료", "참고문서", "관련", "관련콘텐츠", "관련컨텐츠", "관련항목", "관련문서", "관련자료",
    "관련링크", "연관내용", "연관문서", "연관", "연관자료", "개발자문서", "개발문서", "developer문서", "개발자설명서",
    "개발자도큐먼트", "비디오", "영상", "동영상", "변경로그", "변경기록", "변경사항", "변경내역", "변경이력", "출처", "목차",
    "원문", "공식문서", "애플공식문서", "참조", "링크", "지원플랫폼", "지원되는플랫폼",
    "リソース", "関連", "関連情報", "関連項目", "関連リンク", "関連トピック", "関連コンテンツ", "開発者用文書", "開発者向け文書",
    "開発者ドキュメント", "開発者向けドキュメント", "デベロッパ向けドキュメント", "デベロッパドキュメント", "ビデオ", "動画", "変更履歴",
    "更新履歴", "変更ログ", "参考資料", "参考文献", "目次", "出典", "原文", "翻訳元", "対応プラットフォーム", "リンク",
  ]

  private static let commonSections: Set<String> = [
    "bestpractices", "bestpractice", "platformconsiderations", "platformconsideration",
    "specifications", "introduction", "overview", "anatomy", "considerations", "guidelines",
    "모범사례", "베스트프랙티스", "플랫폼고려사항", "플랫폼별고려사항", "플랫폼고려할점", "사양", "소개", "개요", "들어가며",
    "구조", "고려사항", "가이드라인",
    "ベストプラクティス", "プラットフォームの考慮事項", "プラットフォームごとの考慮事項", "プラットフォームに関する考慮事項", "仕様", "概要",
    "はじめに", "構造", "考慮事項",
  ]

  private static let siteNames: Set<String> = [
    "humaninterfaceguidelines", "applehumaninterfaceguidelines",
    "ioshumaninterfaceguidelines", "appledeveloper", "appledeveloperdocumentation",
    "휴먼인터페이스가이드라인", "ヒューマンインターフェイスガイドライン",
    "thispagerequiresjavascript",
  ]
}
