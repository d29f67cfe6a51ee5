import Testing

@testable import GuidelineStore

/// What the pages of `Data/` call the terms of the glossary: the same throughout an edition, if not what
/// the edition calls a page of its own.
@Suite struct TermTextsTests {
  /// Where a name of the glossary is none: a lead of a page that has it, and why.
  private static let exceptions = [
    "ja/2014/icloud.md: 警告": "the verb: people are warned, by whatever means",
    "ja/2014/maps.md: マップ": "the view, and the system's app",
    "ja/2019/multitasking.md: splitview": "what the iPad's mode is called",
    "ja/current/accessibility.md: 動き": "people's own movement, and how fast an animation moves",
    "ja/current/always-on.md: 動き": "what moves onscreen, slower and slower",
    "ja/current/app-clips.md: 印刷": "what a print shop does",
    "ja/current/app-clips.md: 記号": "marks added to a code, not symbols",
    "ja/current/augmented-reality.md: ar": "as short as in English",
    "ja/current/augmented-reality.md: サウンド": "sounds, of which there are several",
    "ja/current/augmented-reality.md: 動き": "movements of virtual objects",
    "ja/current/camera-control.md: 記号": "a sign before or behind a number, not a symbol",
    "ja/current/context-menus.md: 警告": "the verb: people are warned, by whatever means",
    "ja/current/controls.md: 長押し": "a button of the device that is held, not the screen",
    "ja/current/designing-for-visionos.md: 動き": "movements of people and of what they see",
    "ja/current/drag-and-drop.md: 動き": "a movement of the hand",
    "ja/current/feedback.md: 警告": "the verb: people are warned, by whatever means",
    "ja/current/gestures.md: 動き": "a movement of hand and arm",
    "ja/current/going-full-screen.md: 続きから": "where people go on, be it a video or not",
    "ja/current/gyro-and-accelerometer.md: 動き": "a movement of the device",
    "ja/current/healthkit.md: アプリのアイコン": "the icons of other apps",
    "ja/current/healthkit.md: appleヘルスケア": "the name that is to be shown",
    "ja/current/homekit.md: 映像": "what a camera sees",
    "ja/current/icloud.md: 警告": "the verb: people are warned, by whatever means",
    "ja/current/inclusion.md: 書く": "the verb: what people write about others",
    "ja/current/keyboards.md: 記号": "the marks on keys, not symbols",
    "ja/current/launching.md: 続きから": "where people go on, be it a video or not",
    "ja/current/layout.md: ボリューム": "the window in visionOS, not loudness",
    "ja/current/lockups.md: 動き": "the movement of a swipe",
    "ja/current/playing-video.md: 再生画面": "the picture of a video, not what is playing now",
    "ja/current/popovers.md: 警告": "the verb: people are warned, by whatever means",
    "ja/current/right-to-left.md: 記号": "signs that are universal, not symbols",
    "ja/current/spatial-layout.md: ボリューム": "the window in visionOS, not loudness",
    "ja/current/status-bars.md: フルスクリーン": "media that fill the screen, not the mode of a window",
    "ja/current/tap-to-pay-on-iphone.md: 暗証番号": "the number of a card",
    "ja/current/the-menu-bar.md: メニューの項目": "the items of the Help menu, not menu items",
    "ja/current/the-menu-bar.md: 拡大/縮小": "the command of the Window menu",
    "ja/current/top-shelf.md: 動き": "content that moves",
    "ja/current/wallet.md: 本人確認": "who somebody is, shown with a document",
    "ja/current/windows.md: ボリューム": "the window in visionOS, not loudness",
    "ko/2014/playing-audio.md: 소리": "sounds, of which there are several",
    "ko/2019/progress-indicators.md: 진행정도": "how far something has come",
    "ko/current/accessibility.md: 움직임": "people's mobility",
    "ko/current/always-on.md: 움직임": "what moves onscreen, slower and slower",
    "ko/current/app-clips.md: 인쇄": "what a print shop does",
    "ko/current/app-shortcuts.md: 소리": "all there is to a device without a screen",
    "ko/current/apple-pay.md: 인증정보": "the credentials of a payment",
    "ko/current/apple-pay.md: 픽업": "the verb: to pick something up",
    "ko/current/augmented-reality.md: ar": "as short as in English",
    "ko/current/augmented-reality.md: 소리": "sounds, of which there are several",
    "ko/current/augmented-reality.md: 재질": "what a surface is made of",
    "ko/current/charts.md: 눈금": "the ticks of an axis, not those of a slider",
    "ko/current/designing-for-games.md: 게임컨트롤": "those on a touchscreen",
    "ko/current/designing-for-games.md: 화면비": "a part of the word for the ratio of a screen",
    "ko/current/drag-and-drop.md: 움직임": "a movement of the hand",
    "ko/current/game-controls.md: 컨트롤": "those of a game and its controllers",
    "ko/current/gyro-and-accelerometer.md: 움직임": "a movement of the device",
    "ko/current/healthkit.md: apple건강": "the name that is to be shown",
    "ko/current/healthkit.md: 권한": "the permission that is asked for, not the request",
    "ko/current/inclusion.md: 포용": "the verb: to include people",
    "ko/current/keyboards.md: 단축키": "the page says what kind of shortcuts it is about",
    "ko/current/layout.md: 볼륨": "the window in visionOS, not loudness",
    "ko/current/live-viewing-apps.md: 정보패널": "the panel of a television, not an inspector",
    "ko/current/lockups.md: 움직임": "the movement of a swipe",
    "ko/current/mac-catalyst.md: 단축키": "the words before it say what kind of shortcuts",
    "ko/current/playing-audio.md: 무음": "what the switch is set to",
    "ko/current/playing-video.md: 스플래시화면": "a view of the app's own that shows a video",
    "ko/current/playing-video.md: 이어서재생": "the verb: to go on with a video",
    "ko/current/playing-video.md: 재생화면": "the picture of a video, not what is playing now",
    "ko/current/privacy.md: 권한": "the permission that is asked for, not the request",
    "ko/current/rating-indicators.md: 등급": "a rank that somebody gives",
    "ko/current/siri.md: appintent": "the framework",
    "ko/current/siri.md: 색인": "Spotlight's, not the letters beside a list",
    "ko/current/siri.md: 소리": "what is heard rather than seen",
    "ko/current/spatial-layout.md: 볼륨": "the window in visionOS, not loudness",
    "ko/current/status-bars.md: 전체화면": "media that fill the screen, not the mode of a window",
    "ko/current/steppers.md: 누른채": "a key that is held down while clicking",
    "ko/current/windows.md: 볼륨": "the window in visionOS, not loudness",
  ]

  @Test func callThingsByOneNameInTheLeadsOfAnEdition() throws {
    let terms = try Glossary(DataFile.glossary.carried).terms
    var found: Set<String> = []
    for language in [Language.korean, .japanese] {
      let names = TermNames(of: terms, in: language)
      let pages = try OwnPage.all.get().values.filter { $0[language] != nil }
      for pages in Dictionary(grouping: pages, by: { $0[language]?.document.text.edition }).values {
        let own = pages.compactMap { $0[language]?.document }
        let titles = Set(own.map { TermNames.key(of: $0.title) })
        let text = TermNames.key(
          of: own.flatMap(\.rules).map { $0.lead + $0.body }.joined())
        for page in pages {
          let (page, english) = (try #require(page[language]), try #require(page[.english]))
          for (name, preferred, lead) in Self.otherNames(in: page, beside: english, names)
          where text.contains(preferred) && !titles.contains(name) {
            let place = "\(page.path): \(name)"
            found.insert(place)
            #expect(Self.exceptions[place] != nil, "\(place), not \(preferred): \(lead)")
          }
        }
      }
    }
    #expect(found.isSuperset(of: Self.exceptions.keys))
  }

  /// Names in a page's leads that are not the preferred ones. They are right where English uses another
  /// name too, where the preferred one is a part of them, and as a remark beside it.
  private static func otherNames(
    in page: OwnPage, beside english: OwnPage, _ names: TermNames
  ) -> [(name: String, preferred: String, lead: String)] {
    let originals = Dictionary(
      english.document.rules.map { ($0.concept, $0.lead) }, uniquingKeysWith: { first, _ in first })
    return page.document.rules.flatMap { rule in
      names.found(in: withoutRemarks(rule.lead)).compactMap { name in
        guard let original = originals[rule.concept],
          let preferred = names.preferred(for: name), !name.contains(preferred),
          !TermNames.key(of: rule.lead).contains(preferred),
          !names.isCalledOtherwise(name, in: original)
        else { return nil }
        return (name, preferred, rule.lead)
      }
    }
  }

  private static func withoutRemarks(_ lead: String) -> String {
    var depth = 0
    return String(
      lead.filter { letter in
        if "(（".contains(letter) { depth += 1 }
        defer { if ")）".contains(letter) { depth -= 1 } }
        return depth == 0
      })
  }
}

/// The names in one language of the terms of the field, in the form in which they are compared.
private struct TermNames {
  private let language: Language
  private var terms: [String: Term] = [:]
  private var longest = 0

  init(of terms: [Term], in language: Language) {
    self.language = language
    for term in terms {
      for name in term.names[language]?.all ?? [] {
        self.terms[Self.key(of: name)] = term
        longest = max(longest, Self.key(of: name).count)
      }
    }
  }

  static func key(of name: some StringProtocol) -> String {
    levelled(name).filter { $0 != " " && $0 != "-" }
  }

  /// The names in a text, each the longest that stands there; in Korean they begin with a word.
  func found(in text: String) -> [String] {
    var letters: [Character] = []
    var starts: Set<Int> = []
    for word in levelled(text).split(separator: " ") {
      starts.insert(letters.count)
      letters += word.filter { $0 != "-" }
    }
    var names: [String] = []
    var place = 0
    while place < letters.count {
      let lengths = (1...max(1, min(longest, letters.count - place))).reversed()
      let isStart = language != .korean || starts.contains(place)
      let name = lengths.lazy.map { String(letters[place..<place + $0]) }
        .first { isStart && terms[$0] != nil }
      if let name { names.append(name) }
      place += name?.count ?? 1
    }
    return names
  }

  /// What a term of the field is rather called than by a name of it, if by anything else.
  ///
  /// Words that are no terms of the field are in the glossary for the sake of searches; a name of one
  /// letter (`色`, `表`) is a part of many words.
  func preferred(for name: String) -> String? {
    guard name.count > 1, let term = terms[name], term.topic != nil || !term.symbols.isEmpty,
      let preferred = term.names[language]?.preferred.map(Self.key), preferred != name
    else { return nil }
    return preferred
  }

  /// Whether English uses another name than the preferred one, too.
  func isCalledOtherwise(_ name: String, in english: String) -> Bool {
    guard let names = terms[name]?.names[.english] else { return false }
    return (names.others + names.outdated).contains {
      Self.key(of: english).contains(Self.key(of: $0))
    }
  }
}
